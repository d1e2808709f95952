import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { Every } from '../../../common/every';
import { newId } from '../../../common/new-id';
import { httpError } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { StockService, type ColorName } from '../../products/inventory/stock.service';
import { OPEN_RETURN_STATUSES, type ReturnMove } from '../after-sales/after-sale-status';
import { AfterSaleMoves } from '../after-sales/after-sale-moves.service';
import { findLine } from '../after-sales/find-line';
import { pairsLeft } from '../after-sales/held-lines';
import { lastMoment } from '../after-sales/last-moment';
import { OrderAfterSales } from '../after-sales/order-after-sales.service';
import { OrderLineKeyDto } from '../exchanges/dto/exchange.dto';
import { OrderAccess } from '../order-access';
import type { OrderItem } from '../order-item.entity';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import { assertOthers } from '../payments/payment-state';
import { ReturnDto, ReturnLineDto, type OrderReturnsDto, type ReturnListDto } from './dto/return.dto';
import type { AskReturnDto, ListReturnsQueryDto, MoveReturnDto, ReturnPairsDto } from './dto/return.dto';
import type { Return, ReturnLine } from './return.entity';
import { returnRules, type ReturnRules } from './return-rules';
import { ReturnsRepository } from './returns.repository';

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** Returns for money: asked for and withdrawn by customers, decided by staff, ended by their refund (rules Y1 to Y9). */
@Injectable()
export class ReturnsService {
  private readonly rules: ReturnRules;

  constructor(
    private readonly returns: ReturnsRepository,
    private readonly afterSales: OrderAfterSales,
    private readonly moves: AfterSaleMoves,
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {
    this.rules = returnRules(returns, config);
  }

  /**
   * An order's returns, oldest first, and the lines of which pairs can be returned now.
   * @throws Refusal (404) for another customer's order
   */
  async listOfOrder(orderId: string, user: AuthenticatedUser): Promise<OrderReturnsDto> {
    const order = await this.access.find(orderId, user);
    const afterSales = await this.afterSales.find(orderId);
    const until = lastMoment(order, this.config.returnDays);
    const isInTime = until !== null && until > new Date();
    const nameOf = await this.stock.findColorNames(order.items);
    const left = order.items.map((item) => ({ item, quantity: pairsLeft(item, afterSales) }));
    const lines = isInTime ? left.filter(({ quantity }) => quantity > 0) : [];
    const itemOf = new Map(order.items.map((item) => [item.id, item]));
    return {
      returns: afterSales.returns.map((one) => show(one, itemOf, nameOf)),
      lines: lines.map(({ item, quantity }) => ({
        ...OrderLineKeyDto.ofLine(item, nameOf(item)),
        ...{ price: item.price, quantity },
      })),
      until: isInTime ? until.toISOString() : null,
    };
  }

  /** The returns of orders as they are shown, by the orders' ids. */
  async listOfOrders(orderIds: string[]): Promise<(orderId: string) => ReturnDto[]> {
    const returns = await this.returns.findOfOrders(orderIds);
    const shown = await this.showAll(returns);
    return (id) => shown.filter(({ orderId }) => orderId === id);
  }

  /** A page of returns for staff, those that wait longest first; the open ones unless others are asked for. */
  async list({ status = [...OPEN_RETURN_STATUSES], ...page }: ListReturnsQueryDto): Promise<ReturnListDto> {
    const { returns, total } = await this.returns.findPage(status, page);
    const receivers = await this.orders.findReceivers(returns.map(({ orderId }) => orderId));
    const listed = (await this.showAll(returns)).map((one) => {
      const { name: receiver = '', phone = '' } = receivers.get(one.orderId) ?? {};
      return { ...one, receiver, phone };
    });
    return { returns: listed, total };
  }

  /**
   * Asks to return pairs for their money (rules Y1, Y2).
   * @throws Refusal (404) when there is no such order of one's own, or no such line in it
   * @throws Refusal (409) when the order is not completed or was so too long ago, or fewer pairs of a line can be returned
   */
  async ask(
    orderId: string,
    user: AuthenticatedUser,
    { lines: wanted, reason: cause, note = '' }: AskReturnDto,
    once?: TransactionHook,
  ): Promise<ReturnDto> {
    if (user.role === 'client') await this.limits.count(LIMITS.placing, user._id);
    const work = async (manager: EntityManager, mayTell: () => boolean): Promise<ReturnDto> => {
      const order = await this.access.lockOwn(orderId, user, manager);
      const nameOf = await this.stock.findColorNames(order.items, manager);
      const asked = linesOf(order.items, wanted, nameOf);
      const now = new Date();
      this.assertInTime(order, now);
      await this.assertLeft(order, asked, manager);

      const itemOf = new Map(order.items.map((item) => [item.id, item]));
      const one: Return = {
        ...{
          id: newId(now),
          orderId,
          lines: asked,
          amount: priceOf(asked, itemOf),
          status: 'requested',
          cause,
        },
        ...{ note: note || null, createdAt: now, sendBy: null, closedAt: null, reason: null },
      };
      await this.returns.insert(one, manager);
      await this.moves.record(this.rules, { request: one, order, from: 'completed', by: user }, manager);
      if (mayTell()) await this.moves.tell(this.rules, one, order, manager);
      return show(one, itemOf, nameOf);
    };
    return this.moves.offerMail(user, (mayTell) =>
      this.transactions.run((manager) => work(manager, mayTell), once),
    );
  }

  /**
   * Approves a return, receives its pairs, refuses it, or ends one of which no money is to go back (rules Y4, Y5).
   * @throws Refusal (404) when there is no such return; Refusal (403) for one's own; Refusal (409) when its status forbids
   *   the move, money of its order is to go back before it ends, or fewer pairs are left than those that come late
   */
  async move(
    id: string,
    user: AuthenticatedUser,
    { move, reason, unsellable = [] }: { move: ReturnMove } & MoveReturnDto,
  ): Promise<ReturnDto> {
    const openOrder = async (orderId: string, manager: EntityManager): Promise<StoredOrder> => {
      const order = await this.access.lock(orderId, manager);
      assertOthers(order, user);
      if (move === 'receive') await this.assertStillLeft(order, id, manager);
      return order;
    };
    const nameOf = await this.stock.findColorNames(unsellable.length > 0 ? await this.itemsOf(id) : []);
    const detail = { unsellable: (items: OrderItem[]) => linesOf(items, unsellable, nameOf) };
    return this.showOne(await this.moves.carryOut(this.rules, id, move, user, { reason, detail, openOrder }));
  }

  /**
   * Withdraws a return of one's own order whose pairs have not arrived (rule Y7).
   * @throws as `AfterSaleMoves.withdraw`
   */
  async withdraw(id: string, user: AuthenticatedUser): Promise<ReturnDto> {
    return this.showOne(await this.moves.withdraw(this.rules, id, user));
  }

  /**
   * Ends the received returns of an order of which no money is to go back any more (rule Y5).
   * @param order locked in this transaction
   * @param actorId who asked for the refund, or deletes the order
   * @returns the order's revision
   */
  async settle(order: StoredOrder, actorId: string, manager: EntityManager): Promise<number> {
    const returns = await this.returns.findOfOrder(order.id, manager);
    const received = returns.filter(({ status }) => status === 'received');
    let { revision } = order;
    for (const request of received) {
      const told = {
        request,
        order: { ...order, revision },
        from: request.status,
        by: { _id: actorId, ip: null },
      };
      // The order's own mail tells of the refund.
      await this.moves.change(this.rules, told, 'refund', { mayTell: () => false }, manager);
      revision += 1;
    }
    return revision;
  }

  /** Ends what was approved and did not arrive in time (rule Y5). Several processes may do so at once. */
  @Every(QUARTER_HOUR_MS)
  async sweep(now = new Date()): Promise<void> {
    await this.moves.sweep(this.rules, now);
  }

  /** @throws Refusal (409) when an order is not completed or was so too long ago */
  private assertInTime(order: StoredOrder, now: Date): void {
    const until = lastMoment(order, this.config.returnDays);
    if (until === null) throw httpError(409, 'return.not-arrived');
    if (until <= now) throw httpError(409, 'return.too-late', { days: this.config.returnDays });
  }

  /** Pairs of one that has expired may have been exchanged or returned since. @throws as `assertLeft` */
  private async assertStillLeft(order: StoredOrder, id: string, manager: EntityManager): Promise<void> {
    const one = await this.returns.find(id, manager);
    if (one?.status === 'expired') await this.assertLeft(order, one.lines, manager);
  }

  /** @throws Refusal (409) when fewer pairs of a line can be returned */
  private async assertLeft(order: StoredOrder, asked: ReturnLine[], manager: EntityManager): Promise<void> {
    const afterSales = await this.afterSales.find(order.id, manager);
    for (const { itemId, quantity } of asked) {
      const item = order.items.find(({ id }) => id === itemId)!;
      const most = Math.max(0, pairsLeft(item, afterSales));
      const { name, color, size } = item;
      if (quantity > most) throw httpError(409, 'return.too-many', { name, color, size, most });
    }
  }

  private async itemsOf(id: string): Promise<OrderItem[]> {
    const one = await this.returns.find(id);
    return one ? [...(await this.returns.findItems([one])).values()] : [];
  }

  private async showOne(one: Return): Promise<ReturnDto> {
    return (await this.showAll([one]))[0]!;
  }

  private async showAll(returns: Return[]): Promise<ReturnDto[]> {
    const itemOf = await this.returns.findItems(returns);
    const nameOf = await this.stock.findColorNames([...itemOf.values()]);
    return returns.map((one) => show(one, itemOf, nameOf));
  }
}

type Items = ReadonlyMap<string, OrderItem>;

function show(one: Return, itemOf: Items, nameOf: (key: ColorName) => string): ReturnDto {
  const lines = one.lines.flatMap((line) => {
    const item = itemOf.get(line.itemId);
    return item ? [ReturnLineDto.of(item, line, nameOf(item))] : [];
  });
  return ReturnDto.from(one, lines);
}

/**
 * The lines that a caller names, each once.
 * @throws Refusal (404) when the order has no such line
 */
function linesOf(
  items: OrderItem[],
  wanted: ReturnPairsDto[],
  nameOf: (key: ColorName) => string,
): ReturnLine[] {
  const quantities = new Map<string, number>();
  for (const { quantity, ...line } of wanted) {
    const item = findLine(items, line, nameOf);
    if (!item) throw httpError(404, 'exchange.no-line');
    quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity);
  }
  return [...quantities].map(([itemId, quantity]) => ({ itemId, quantity, unsellable: 0 }));
}

function priceOf(lines: ReturnLine[], itemOf: Items): number {
  return lines.reduce((sum, { itemId, quantity }) => sum + (itemOf.get(itemId)?.price ?? 0) * quantity, 0);
}
