import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import type { AuditAction } from '../../../audit/audit-event.entity';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { addressIn, type InBoth } from '../../../common/language';
import { isNotFound, type Refusal } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { TransactionRunner } from '../../../database/transaction-runner';
import { findRecipient } from '../../../mail/find-recipient';
import { MailsService } from '../../../mail/mails.service';
import type { Message, Recipient } from '../../../mail/message';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { StockService, type StockCause, type StockLine } from '../../products/inventory/stock.service';
import { OrderAccess } from '../order-access';
import type { ChangeReason } from '../order-change.entity';
import { changeOf, erasedReceiver } from '../order-factory';
import { orderNumber } from '../order-message';
import { ORDER_STATUS } from '../order-status';
import type { Order } from '../order.entity';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import { afterSaleTransition, isOpen, type AfterSaleKind, type Change } from './after-sale-status';
import type { AfterSaleMove, AfterSaleStatus } from './after-sale-status';
import { OrderAfterSales } from './order-after-sales.service';

/** The shop itself. */
const SHOP: Actor = { _id: null, ip: null };

/** What exchanges and returns have in common. */
export interface AfterSale {
  id: string;
  orderId: string;
  status: AfterSaleStatus;
  closedAt: Date | null;
  reason: string | null;
}

/** What a move does besides: the pairs that go back to stock, and what is saved of the request and of its order. */
export interface MoveEffect<Request extends AfterSale> {
  back: StockLine[];
  values: Partial<Request>;
  orderValues?: Partial<Order>;
}

/** What a kind of request decides by itself. `Detail` is what comes along with a move of staff. */
export interface AfterSaleRules<Request extends AfterSale, Detail = undefined> {
  kind: AfterSaleKind;
  ledgerReason: StockCause['reason'];
  /** What the order's history says beside the statuses. */
  historyReason: ChangeReason | null;
  auditAction: AuditAction;
  auditDetails: (id: string) => Record<string, string>;
  find: (id: string, manager?: EntityManager) => Promise<Request | null>;
  findOverdue: (now: Date) => Promise<string[]>;
  update: (id: string, values: Partial<Request>, manager: EntityManager) => Promise<void>;
  /** When the shop ends it; null: not by itself. */
  endsAt: (request: Request) => Date | null;
  /** @throws Refusal */
  effectOf: (
    request: Request,
    change: Change,
    context: { order: StoredOrder; now: Date; detail: Detail | undefined },
  ) => MoveEffect<Request>;
  message: (
    reader: Recipient,
    request: Request,
    order: StoredOrder,
    named: { number: string; link: string },
  ) => Message;
  unknown: () => Refusal;
  over: (status: Request['status']) => Refusal;
  orderNotCompleted: (status: InBoth) => Refusal;
}

/** How the order of a request is opened for a move, which decides who may make it. */
type OpenOrder = (orderId: string, manager: EntityManager) => Promise<StoredOrder>;

export interface MoveOptions<Detail = undefined> {
  now?: Date;
  /** Whether a mail tells the customer; asked when there is something to tell. */
  mayTell?: () => boolean;
  /** Of a refusal. */
  reason?: string | undefined;
  detail?: Detail;
  openOrder?: OpenOrder;
}

/** A change of a request, with its order as it was locked. */
interface Told<Request> {
  request: Request;
  order: StoredOrder;
  from: AfterSaleStatus | 'completed';
  by: Actor;
  orderValues?: Partial<Order>;
}

/** What becomes of exchanges and returns: one way for both, by the table of `after-sale-status` (rules Z3 to Z9, Y3 to Y8). */
@Injectable()
export class AfterSaleMoves {
  private readonly logger = new Logger(AfterSaleMoves.name);

  constructor(
    private readonly afterSales: OrderAfterSales,
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
   * Makes a move; one that was made already changes nothing.
   * @throws Refusal (404) when there is no such request; Refusal (409) when its status or its order's forbids the move
   */
  async carryOut<Request extends AfterSale, Detail>(
    rules: AfterSaleRules<Request, Detail>,
    id: string,
    move: AfterSaleMove,
    by: Actor,
    options: MoveOptions<Detail> = {},
  ): Promise<Request> {
    const { openOrder = this.openAny } = options;
    const known = await rules.find(id);
    if (!known) throw rules.unknown();
    return this.transactions.run(async (manager) => {
      // The order first: its lock guards what is asked of it.
      const order = await openOrder(known.orderId, manager);
      const request = await rules.find(id, manager);
      if (!request) throw rules.unknown();
      return this.change(rules, { request, order, from: request.status, by }, move, options, manager);
    });
  }

  /** The same of a request whose order this transaction has locked. */
  async change<Request extends AfterSale, Detail>(
    rules: AfterSaleRules<Request, Detail>,
    { request, order, by }: Told<Request>,
    move: AfterSaleMove,
    { now = new Date(), mayTell = () => true, reason, detail }: MoveOptions<Detail>,
    manager: EntityManager,
  ): Promise<Request> {
    const change = afterSaleTransition(rules.kind, request.status, move);
    if (change === 'same') return request;
    // A colleague moved it since the sweep began.
    const endsAt = rules.endsAt(request);
    if (move === 'expire' && (change === 'refused' || endsAt === null || endsAt > now)) return request;
    if (change === 'refused') throw rules.over(request.status);
    // A process of the release before does not know that its order has to stay completed.
    if (order.status !== 'completed' && (move === 'approve' || move === 'receive'))
      throw rules.orderNotCompleted(ORDER_STATUS[order.status].words);

    const effect = rules.effectOf(request, change, { order, now, detail });
    if (effect.back.length > 0)
      await this.stock.giveBack(effect.back, this.causeOf(rules, order, by), manager);
    const told = reasonOf(move, order, reason);
    const values = { status: change.to, ...(told === null ? {} : { reason: told }), ...effect.values };
    await rules.update(request.id, values, manager);
    const changed = { ...request, ...values };
    await this.record(
      rules,
      { request: changed, order, from: request.status, by, orderValues: effect.orderValues ?? {} },
      manager,
    );
    if (mayTell()) await this.tell(rules, changed, order, manager);
    return changed;
  }

  /**
   * Withdraws an open request of one's own order (rules Z9, Y7).
   * @throws Refusal (404) when there is no such request of one's own; Refusal (403) when it is another
   *   person's and the caller is staff; Refusal (409) when it has ended otherwise
   */
  withdraw<Request extends AfterSale, Detail>(
    rules: AfterSaleRules<Request, Detail>,
    id: string,
    user: AuthenticatedUser,
  ): Promise<Request> {
    const openOrder: OpenOrder = (orderId, manager) =>
      this.access.lockOwn(orderId, user, manager).catch((error: unknown) => {
        throw isNotFound(error) ? rules.unknown() : error;
      });
    return this.offerMail(user, (mayTell) =>
      this.carryOut(rules, id, 'withdraw', user, { openOrder, mayTell }),
    );
  }

  /** Ends what did not come in time. Several processes may do so at once. */
  async sweep<Request extends AfterSale, Detail>(
    rules: AfterSaleRules<Request, Detail>,
    now: Date,
  ): Promise<void> {
    for (const id of await rules.findOverdue(now)) {
      // One that cannot be ended does not keep the others from it.
      await this.carryOut(rules, id, 'expire', SHOP, { now }).catch((error: unknown) =>
        this.logger.error(error),
      );
    }
  }

  /** Runs what customers do themselves, of which a mail tells them; beyond the limit it is done all the same (rule O15). */
  offerMail<T>({ profile }: AuthenticatedUser, work: (mayTell: () => boolean) => Promise<T>): Promise<T> {
    return this.limits.offer(LIMITS.orderMails, profile.email, work);
  }

  /** Writes what happened to the order's history and the audit trail (rules Z7, Y8). */
  async record<Request extends AfterSale, Detail>(
    rules: AfterSaleRules<Request, Detail>,
    { request, order, from, by, orderValues = {} }: Told<Request>,
    manager: EntityManager,
  ): Promise<void> {
    const { id, customerId, ownerErasedAt } = order;
    const { status } = request;
    const change = changeOf({ ...order, status: from }, by._id, status, new Date(), rules.historyReason);
    // The receiver of an erased customer stays until the last of their pairs is exchanged or has come back.
    const isOver = ownerErasedAt !== null && !(await this.afterSales.hasOpen(id, manager));
    const receiver = isOver ? erasedReceiver({ ...order, ...orderValues }, order.status) : {};
    await this.orders.record(change, { ...orderValues, ...receiver }, manager);
    const details = { orderId: id, ...rules.auditDetails(request.id), status };
    await this.trail.record({ action: rules.auditAction, subjectId: customerId, by, details }, manager);
  }

  /** Writes the mail that tells the customer what happened (rules Z7, Y8). An erased customer gets none. */
  async tell<Request extends AfterSale, Detail>(
    rules: AfterSaleRules<Request, Detail>,
    request: Request,
    order: StoredOrder,
    manager: EntityManager,
  ): Promise<void> {
    const { id, customerId } = order;
    const reader = await findRecipient(customerId, manager);
    if (reader === null) return;
    const link = this.config.publicUrl + addressIn(reader.language, `/profile?active=order&order=${id}`);
    const message = rules.message(reader, request, order, { number: orderNumber({ _id: id }), link });
    await this.mails.send(customerId, [message], manager);
  }

  causeOf<Request extends AfterSale, Detail>(
    { ledgerReason: reason }: AfterSaleRules<Request, Detail>,
    { id }: StoredOrder,
    { _id }: Actor,
  ): StockCause {
    return { orderId: id, actorId: _id, reason };
  }

  private readonly openAny: OpenOrder = (orderId, manager) => this.access.lock(orderId, manager);
}

/** What is kept of the reason of a move: of a refusal, as long as there is a customer to read it. */
function reasonOf(move: AfterSaleMove, { ownerErasedAt }: StoredOrder, reason = ''): string | null {
  return move === 'refuse' && ownerErasedAt === null && reason !== '' ? reason : null;
}

/** When a request of this status ended; null while it is open. */
export function closedAt(status: AfterSaleStatus, now: Date): Date | null {
  return isOpen(status) ? null : now;
}
