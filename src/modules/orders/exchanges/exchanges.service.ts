import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../../../common/every';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../access/access';
import { addressIn } from '../../../common/language';
import { newId } from '../../../common/new-id';
import { isNotFound, httpError } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import { findRecipient } from '../../../mail/find-recipient';
import { MailsService } from '../../../mail/mails.service';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { sizeKey, StockService, type StockKey } from '../../products/inventory/stock.service';
import { OrderAccess } from '../order-access';
import { orderNumber } from '../order-message';
import type { OrderItem } from '../order-item.entity';
import { changeOf, erasedReceiver } from '../order-factory';
import { ORDER_STATUS } from '../order-status';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import { exchangeMessage } from './exchange-messages';
import {
  EXCHANGE_WORDS,
  exchangeTransition,
  isOpen,
  OPEN_STATUSES,
  type ExchangeMove,
} from './exchange-status';
import type { ExchangeStatus, StaffMove } from './exchange-status';
import {
  ExchangeDto,
  OrderLineKeyDto,
  type ExchangeListDto,
  type OrderExchangesDto,
} from './dto/exchange.dto';
import type { AskExchangeDto, ListExchangesQueryDto } from './dto/exchange.dto';
import { ExchangesRepository, type StoredExchange } from './exchanges.repository';

const DAY_MS = 24 * 3600 * 1000;
/** How long after its completion an order's pairs can be exchanged (rule Z1). */
const EXCHANGE_DAYS = 30;
/** How long a pair is set aside, from the request and again from the approval (rule Z5). */
const HELD_DAYS = 7;
const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** The shop itself. */
const SHOP: Actor = { _id: null, ip: null };

/** How the order of an exchange is opened for a move, which decides who may make it. */
type OpenOrder = (orderId: string, manager: EntityManager) => Promise<StoredOrder>;

interface MoveOptions {
  now?: Date;
  /** Whether a mail tells the customer; asked when there is something to tell. */
  mayTell?: () => boolean;
  /** Of a refusal. */
  reason?: string;
  openOrder?: OpenOrder;
}

/**
 * Exchanges of size: asked for and withdrawn by customers, decided by staff, ended by the shop when nobody does
 * (rules Z1 to Z9).
 */
@Injectable()
export class ExchangesService {
  private readonly logger = new Logger(ExchangesService.name);

  constructor(
    private readonly exchanges: ExchangesRepository,
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly mails: MailsService,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /**
   * An order's exchanges, oldest first, and the lines of which a pair can be exchanged now.
   * @throws Refusal (404) for another customer's order
   */
  async listOfOrder(orderId: string, user: AuthenticatedUser): Promise<OrderExchangesDto> {
    const order = await this.access.find(orderId, user);
    const exchanges = await this.exchanges.findOfOrder(orderId);
    const until = lastMoment(order);
    const isInTime = until !== null && until > new Date();
    const lines = isInTime ? order.items.filter((item) => !refusalOf(item, exchanges)) : [];
    const nameOf = await this.stock.findColorNames(order.items);
    return {
      exchanges: exchanges.map((one) => ExchangeDto.from(one, nameOf(one.item))),
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
      const item =
        order.items.find((one) => sizeKey(one) === sizeKey(line)) ??
        order.items.find((one) => sizeKey({ ...one, color: nameOf(one) }) === sizeKey(line));
      if (!item) throw httpError(404, 'exchange.no-line');
      const until = lastMoment(order);
      if (until === null) throw httpError(409, 'exchange.not-arrived');
      const now = new Date();
      if (until <= now) throw httpError(409, 'exchange.too-late', { days: EXCHANGE_DAYS });
      const refused = refusalOf(item, await this.exchanges.findOfOrder(orderId, manager));
      if (refused) throw httpError(409, refused);
      if (item.size.trim() === newSize) throw httpError(409, 'exchange.same-size');

      await this.stock.take([pairOf(item, newSize)], causeOf(order, user), manager);
      const exchange: StoredExchange = {
        ...{ id: newId(now), orderId, itemId: item.id, item, newSize, status: 'requested' },
        ...{ createdAt: now, heldUntil: heldFrom(now), closedAt: null, reason: null },
      };
      await this.exchanges.insert(exchange, manager);
      await this.record(exchange, order, 'completed', user, manager);
      if (mayTell()) await this.tell(exchange, order, manager);
      return ExchangeDto.from(exchange, nameOf(item));
    };
    return this.offerMail(user, (mayTell) =>
      this.transactions.run((manager) => work(manager, mayTell), once),
    );
  }

  /**
   * Approves an exchange, receives its old pair or refuses it (rule Z4).
   * @param reason why it is refused, for the customer
   * @throws Refusal (404) when there is no such exchange; Refusal (409) when its status forbids the move
   */
  async move(id: string, user: AuthenticatedUser, move: StaffMove, reason?: string): Promise<ExchangeDto> {
    return this.show(await this.carryOut(id, move, user, { reason }));
  }

  /**
   * Withdraws an open exchange of one's own order (rule Z9).
   * @throws Refusal (404) when there is no such exchange of one's own; Refusal (403) when it is another
   *   person's and the caller is staff; Refusal (409) when it has ended otherwise
   */
  async withdraw(id: string, user: AuthenticatedUser): Promise<ExchangeDto> {
    const openOwn: OpenOrder = (orderId, manager) =>
      this.access.lockOwn(orderId, user, manager).catch((error: unknown) => {
        throw isNotFound(error) ? httpError(404, 'exchange.unknown') : error;
      });
    const withdrawn = await this.offerMail(user, (mayTell) =>
      this.carryOut(id, 'withdraw', user, { openOrder: openOwn, mayTell }),
    );
    return this.show(withdrawn);
  }

  /** Ends what was neither approved nor received in time (rule Z5). Several processes may do so at once. */
  @Every(QUARTER_HOUR_MS)
  async sweep(now = new Date()): Promise<void> {
    for (const id of await this.exchanges.findOverdue(now)) {
      // One that cannot be ended does not keep the others from it.
      await this.carryOut(id, 'expire', SHOP, { now }).catch((error: unknown) => this.logger.error(error));
    }
  }

  private async carryOut(
    id: string,
    move: ExchangeMove,
    by: Actor,
    { now = new Date(), mayTell = () => true, reason, openOrder = this.openAny }: MoveOptions,
  ): Promise<StoredExchange> {
    const known = await this.exchanges.find(id);
    if (!known) throw httpError(404, 'exchange.unknown');
    return this.transactions.run(async (manager) => {
      // The order first: its lock guards its exchanges.
      const order = await openOrder(known.orderId, manager);
      const exchange = await this.exchanges.find(id, manager);
      if (!exchange) throw httpError(404, 'exchange.unknown');
      const change = exchangeTransition(exchange.status, move);
      if (change === 'same') return exchange;
      // A colleague moved it since the sweep began.
      if (move === 'expire' && (change === 'refused' || exchange.heldUntil > now)) return exchange;
      if (change === 'refused')
        throw httpError(409, 'exchange.over', { status: EXCHANGE_WORDS[exchange.status] });
      // A process of the release before does not know that its order has to stay completed.
      if (order.status !== 'completed' && (move === 'approve' || move === 'receive'))
        throw httpError(409, 'exchange.order-not-completed', { status: ORDER_STATUS[order.status].words });

      const { to: status, back } = change;
      const { item, newSize } = exchange;
      const pair = back && pairOf(item, back === 'old' ? item.size : newSize);
      if (pair) await this.stock.giveBack([pair], causeOf(order, by), manager);
      const values = isOpen(status)
        ? { status, heldUntil: heldFrom(now) }
        : { status, closedAt: now, reason: reasonOf(move, order, reason) };
      await this.exchanges.update(id, values, manager);
      const changed = { ...exchange, ...values };
      await this.record(changed, order, exchange.status, by, manager);
      if (mayTell()) await this.tell(changed, order, manager);
      return changed;
    });
  }

  private async show(exchange: StoredExchange): Promise<ExchangeDto> {
    const nameOf = await this.stock.findColorNames([exchange.item]);
    return ExchangeDto.from(exchange, nameOf(exchange.item));
  }

  private readonly openAny: OpenOrder = (orderId, manager) => this.access.lock(orderId, manager);

  /** Runs what customers do themselves, of which a mail tells them; beyond the limit it is done all the same (rule O15). */
  private offerMail<T>({ profile }: AuthenticatedUser, work: (mayTell: () => boolean) => Promise<T>) {
    return this.limits.offer(LIMITS.orderMails, profile.email, work);
  }

  /** Writes what happened to the order's history and the audit trail (rule Z7). */
  private async record(
    exchange: StoredExchange,
    order: StoredOrder,
    from: ExchangeStatus | 'completed',
    by: Actor,
    manager: EntityManager,
  ): Promise<void> {
    const { id, customerId, ownerErasedAt } = order;
    const { status } = exchange;
    const change = changeOf({ ...order, status: from }, by._id, status, new Date());
    // The receiver of an erased customer stays until the last of their pairs is exchanged.
    const isOver =
      ownerErasedAt !== null &&
      !(await this.exchanges.findOfOrder(id, manager)).some((one) => isOpen(one.status));
    const receiver = isOver ? erasedReceiver(order, order.status) : {};
    await this.orders.record(change, receiver, manager);
    const details = { orderId: id, exchangeId: exchange.id, status };
    await this.trail.record(
      { action: 'account-exchange-changed', subjectId: customerId, by, details },
      manager,
    );
  }

  /** Writes the mail that tells the customer what happened (rule Z7). An erased customer gets none. */
  private async tell(exchange: StoredExchange, { id, customerId }: StoredOrder, manager: EntityManager) {
    const reader = await findRecipient(customerId, manager);
    if (reader === null) return;
    const link = this.config.publicUrl + addressIn(reader.language, `/profile?active=order&order=${id}`);
    const message = exchangeMessage(reader, exchange, orderNumber({ _id: id }), link, this.config);
    await this.mails.send(customerId, [message], manager);
  }
}

/** Until when an order's pairs can be exchanged; null when they have not arrived. */
function lastMoment({ status, completedAt }: StoredOrder): Date | null {
  if (status !== 'completed' || completedAt === null) return null;
  return new Date(completedAt.getTime() + EXCHANGE_DAYS * DAY_MS);
}

/**
 * Why no pair of a line can be exchanged: one is being exchanged, or all of them were (rule Z6).
 * @param exchanges the order's
 */
function refusalOf(item: OrderItem, exchanges: StoredExchange[]) {
  const own = exchanges.filter(({ itemId }) => itemId === item.id);
  if (own.some(({ status }) => isOpen(status))) return 'exchange.open';
  const received = own.filter(({ status }) => status === 'received').length;
  return received >= item.quantity ? 'exchange.done' : undefined;
}

/** What is kept of the reason of a move: of a refusal, as long as there is a customer to read it. */
function reasonOf(move: ExchangeMove, { ownerErasedAt }: StoredOrder, reason = ''): string | null {
  return move === 'refuse' && ownerErasedAt === null && reason !== '' ? reason : null;
}

function heldFrom(now: Date): Date {
  return new Date(now.getTime() + HELD_DAYS * DAY_MS);
}

function pairOf({ productId, color }: StockKey, size: string) {
  return { productId, color, size, quantity: 1 };
}

function causeOf({ id }: StoredOrder, { _id }: Actor) {
  return { orderId: id, actorId: _id, reason: 'exchange' } as const;
}
