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
import { StockService, type StockKey } from '../../products/inventory/stock.service';
import { EXCHANGE_WORDS, isOpen, OPEN_STATUSES, type StaffMove } from '../after-sales/after-sale-status';
import { AfterSaleMoves, closedAt, type AfterSaleRules } from '../after-sales/after-sale-moves.service';
import { findLine } from '../after-sales/find-line';
import { pairsLeft, pairsReturned, type AfterSalesOfOrder } from '../after-sales/held-lines';
import { lastMoment } from '../after-sales/last-moment';
import { OrderAfterSales } from '../after-sales/order-after-sales.service';
import { OrderAccess } from '../order-access';
import type { OrderItem } from '../order-item.entity';
import { OrdersRepository } from '../orders.repository';
import {
  ExchangeDto,
  OrderLineKeyDto,
  type ExchangeListDto,
  type OrderExchangesDto,
} from './dto/exchange.dto';
import type { AskExchangeDto, ListExchangesQueryDto } from './dto/exchange.dto';
import { exchangeMessage } from './exchange-messages';
import { ExchangesRepository, type StoredExchange } from './exchanges.repository';

const DAY_MS = 24 * 3600 * 1000;
/** How long after its completion an order's pairs can be exchanged (rule Z1). */
const EXCHANGE_DAYS = 30;
/** How long a pair is set aside, from the request and again from the approval (rule Z5). */
const HELD_DAYS = 7;
const QUARTER_HOUR_MS = 15 * 60 * 1000;

/**
 * Exchanges of size: asked for and withdrawn by customers, decided by staff, ended by the shop when nobody does
 * (rules Z1 to Z9).
 */
@Injectable()
export class ExchangesService {
  private readonly rules: AfterSaleRules<StoredExchange>;

  constructor(
    private readonly exchanges: ExchangesRepository,
    private readonly afterSales: OrderAfterSales,
    private readonly moves: AfterSaleMoves,
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    config: Config,
  ) {
    this.rules = rulesOf(exchanges, config);
  }

  /**
   * An order's exchanges, oldest first, and the lines of which a pair can be exchanged now.
   * @throws Refusal (404) for another customer's order
   */
  async listOfOrder(orderId: string, user: AuthenticatedUser): Promise<OrderExchangesDto> {
    const order = await this.access.find(orderId, user);
    const afterSales = await this.afterSales.find(orderId);
    const until = lastMoment(order, EXCHANGE_DAYS);
    const isInTime = until !== null && until > new Date();
    const lines = isInTime ? order.items.filter((item) => !refusalOf(item, afterSales)) : [];
    const nameOf = await this.stock.findColorNames(order.items);
    return {
      exchanges: afterSales.exchanges.map((one) => ExchangeDto.from(one, nameOf(one.item))),
      lines: lines.map((item) => OrderLineKeyDto.ofLine(item, nameOf(item))),
      until: isInTime ? until.toISOString() : null,
    };
  }

  /** A page of exchanges for staff, those that wait longest first; the open ones unless others are asked for. */
  async list({ status = [...OPEN_STATUSES], ...page }: ListExchangesQueryDto): Promise<ExchangeListDto> {
    const { exchanges, total } = await this.exchanges.findPage(status, page);
    const receivers = await this.orders.findReceivers(exchanges.map(({ orderId }) => orderId));
    const nameOf = await this.stock.findColorNames(exchanges.map(({ item }) => item));
    const listed = exchanges.map((exchange) => {
      const { name: receiver = '', phone = '' } = receivers.get(exchange.orderId) ?? {};
      return { ...ExchangeDto.from(exchange, nameOf(exchange.item)), receiver, phone };
    });
    return { exchanges: listed, total };
  }

  /**
   * Asks for another size of a pair, and sets it aside: it leaves the stock as by a purchase (rule Z2).
   * @throws Refusal (404) when there is no such order of one's own, or no such line in it
   * @throws Refusal (409) when the order is not completed or was so too long ago, or the line's pairs are exchanged
   *   already; StockShortage (409) when no pair of that size is left
   */
  async ask(
    orderId: string,
    user: AuthenticatedUser,
    { newSize, ...line }: AskExchangeDto,
    once?: TransactionHook,
  ): Promise<ExchangeDto> {
    if (user.role === 'client') await this.limits.count(LIMITS.placing, user._id);
    const work = async (manager: EntityManager, mayTell: () => boolean): Promise<ExchangeDto> => {
      const order = await this.access.lockOwn(orderId, user, manager);
      const nameOf = await this.stock.findColorNames(order.items, manager);
      const item = findLine(order.items, line, nameOf);
      if (!item) throw httpError(404, 'exchange.no-line');
      const until = lastMoment(order, EXCHANGE_DAYS);
      if (until === null) throw httpError(409, 'exchange.not-arrived');
      const now = new Date();
      if (until <= now) throw httpError(409, 'exchange.too-late', { days: EXCHANGE_DAYS });
      const refused = refusalOf(item, await this.afterSales.find(orderId, manager));
      if (refused) throw httpError(409, refused);
      if (item.size.trim() === newSize) throw httpError(409, 'exchange.same-size');

      await this.stock.take([pairOf(item, newSize)], this.moves.causeOf(this.rules, order, user), manager);
      const exchange: StoredExchange = {
        ...{ id: newId(now), orderId, itemId: item.id, item, newSize, status: 'requested' },
        ...{ createdAt: now, heldUntil: heldFrom(now), closedAt: null, reason: null },
      };
      await this.exchanges.insert(exchange, manager);
      await this.moves.record(this.rules, { request: exchange, order, from: 'completed', by: user }, manager);
      if (mayTell()) await this.moves.tell(this.rules, exchange, order, manager);
      return ExchangeDto.from(exchange, nameOf(item));
    };
    return this.moves.offerMail(user, (mayTell) =>
      this.transactions.run((manager) => work(manager, mayTell), once),
    );
  }

  /**
   * Approves an exchange, receives its old pair or refuses it (rule Z4).
   * @param reason why it is refused, for the customer
   * @throws Refusal (404) when there is no such exchange; Refusal (409) when its status forbids the move
   */
  async move(id: string, user: AuthenticatedUser, move: StaffMove, reason?: string): Promise<ExchangeDto> {
    return this.show(await this.moves.carryOut(this.rules, id, move, user, { reason }));
  }

  /**
   * Withdraws an open exchange of one's own order (rule Z9).
   * @throws Refusal (404) when there is no such exchange of one's own; Refusal (403) when it is another
   *   person's and the caller is staff; Refusal (409) when it has ended otherwise
   */
  async withdraw(id: string, user: AuthenticatedUser): Promise<ExchangeDto> {
    return this.show(await this.moves.withdraw(this.rules, id, user));
  }

  /** Ends what was neither approved nor received in time (rule Z5). Several processes may do so at once. */
  @Every(QUARTER_HOUR_MS)
  async sweep(now = new Date()): Promise<void> {
    await this.moves.sweep(this.rules, now);
  }

  private async show(exchange: StoredExchange): Promise<ExchangeDto> {
    const nameOf = await this.stock.findColorNames([exchange.item]);
    return ExchangeDto.from(exchange, nameOf(exchange.item));
  }
}

/**
 * Why no pair of a line can be exchanged: one is being exchanged, or all of them were exchanged or returned (rule Z6).
 * @param afterSales the order's
 */
function refusalOf(item: OrderItem, afterSales: AfterSalesOfOrder) {
  const own = afterSales.exchanges.filter(({ itemId }) => itemId === item.id);
  if (own.some(({ status }) => isOpen(status))) return 'exchange.open';
  if (pairsLeft(item, afterSales) > 0) return undefined;
  return pairsReturned(item.id, afterSales.returns) > 0 ? 'exchange.returned' : 'exchange.done';
}

function heldFrom(now: Date): Date {
  return new Date(now.getTime() + HELD_DAYS * DAY_MS);
}

function pairOf({ productId, color }: StockKey, size: string) {
  return { productId, color, size, quantity: 1 };
}

/** What an exchange decides by itself of its moves. */
function rulesOf(exchanges: ExchangesRepository, config: Config): AfterSaleRules<StoredExchange> {
  return {
    ...{ kind: 'exchange', ledgerReason: 'exchange', historyReason: null },
    auditAction: 'account-exchange-changed',
    auditDetails: (exchangeId) => ({ exchangeId }),
    find: (id, manager) => exchanges.find(id, manager),
    findOverdue: (now) => exchanges.findOverdue(now),
    update: (id, values, manager) => exchanges.update(id, values, manager),
    endsAt: ({ heldUntil }) => heldUntil,
    effectOf: ({ item, newSize }, { to, back }, { now }) => ({
      back: back ? [pairOf(item, back === 'old' ? item.size : newSize)] : [],
      values: isOpen(to) ? { heldUntil: heldFrom(now) } : { closedAt: closedAt(to, now) },
    }),
    message: (reader, exchange, _order, { number, link }) =>
      exchangeMessage(reader, exchange, number, link, config),
    unknown: () => httpError(404, 'exchange.unknown'),
    over: (status) => httpError(409, 'exchange.over', { status: EXCHANGE_WORDS[status] }),
    orderNotCompleted: (status) => httpError(409, 'exchange.order-not-completed', { status }),
  };
}
