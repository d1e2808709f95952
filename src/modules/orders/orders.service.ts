import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertSelf, type AuthenticatedUser } from '../../common/access';
import type { Language } from '../../common/language';
import { refuse, type Refusal } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { ordersPlaced, stockRefusals } from '../../metrics/metrics';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { lineKey, StockService, StockShortage } from '../products/stock/stock.service';
import type { OrderDto } from './dto/order.dto';
import type { AttachOrderDto, PlaceOrderDto } from './dto/order-requests.dto';
import { OrderAccess, showCart, totalOf, type CurrentLines } from './order-access';
import {
  changeOf,
  listColumnsOf,
  importedChanges,
  isSnapshotOf,
  newItem,
  newOrder,
  searchTextOf,
  snapshotOf,
  type ImportOrder,
} from './order-records';
import { ExchangesRepository } from './exchanges/exchanges.repository';
import { heldLines } from './exchanges/held-lines';
import { OrderMails } from './order-mails';
import { holdsStock, ownerTransition, type OrderStatus, type OwnerRequest } from './order-status';
import { OrdersRepository, type NamedOrder, type StoredOrder } from './orders.repository';
import { PlacingRepository } from './placing.repository';
import { isKnown, missingForPlacing, pendingRefusal, totalChanged, withProfile } from './placing-rules';

export type { ImportOrder };

/** Orders: placing, canceling, what others need to know of them. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly placing: PlacingRepository,
    private readonly access: OrderAccess,
    private readonly exchanges: ExchangesRepository,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
    private readonly mails: OrderMails,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /** Ids and statuses of a customer's orders, newest first, the cart included. */
  listOfCustomer(customerId: string): Promise<NamedOrder[]> {
    return this.orders.findNames(customerId);
  }

  /** The `most` newest of each of these customers, by their ids, in one query; customers without orders are missing. */
  listNewest(customerIds: string[], most: number): Promise<Map<string, NamedOrder[]>> {
    return this.orders.findNewestNames(customerIds, most);
  }

  /** The paths of the pictures of all lines, those of carts and of deleted orders too. */
  listPictures(): AsyncIterable<string> {
    return this.orders.pictures();
  }

  /** Lets staff find a customer's orders by the e-mail address the customer has from now on. */
  async followEmail(customerId: string, email: string, manager: EntityManager): Promise<void> {
    for (const order of await this.orders.findTraces(customerId, manager)) {
      await this.orders.update(order.id, { searchText: searchTextOf(order, email) }, manager);
    }
  }

  /**
   * Confirms that a cart is the caller's (rule K13) and fills what is still empty of its receiver from the profile.
   * @param customerId must be the caller's
   * @throws Refusal (404) when it is another customer's; Refusal (409) when it is no cart any more
   */
  attach(
    customerId: string,
    user: AuthenticatedUser,
    { orderId }: AttachOrderDto,
    once?: TransactionHook,
  ): Promise<OrderDto> {
    assertSelf(customerId, user);
    return this.transactions.run(async (manager) => {
      const cart = await this.access.openCart(orderId, user, manager);
      const receiver = withProfile(cart, user.profile);
      await this.orders.update(orderId, receiver, manager);
      return this.access.show({ ...cart, ...receiver }, manager);
    }, once);
  }

  /**
   * Places the caller's cart or cancels their pending order (rule O2), all in one transaction; asked again it answers
   * the same and moves nothing twice (rules C3, C6). The profile stands in for what is empty of the order's receiver.
   * @param customerId must be the caller's
   * @param request with the language that the request names, in which the customer is written to from now on
   * @throws Refusal (409) saying what is missing, that the total has changed (with the new `cart`), that too much
   *   is pending (with a `code`), or that the order's status forbids it; StockShortage (409) naming the lines that are short
   * @throws TooManyAttemptsException (429) after too many calls of a customer
   */
  async placeOrCancel(
    customerId: string,
    user: AuthenticatedUser,
    { orderId, status = 'pending', language = null }: PlaceOrderDto & { language?: Language | null },
    once?: TransactionHook,
  ): Promise<OrderDto> {
    assertSelf(customerId, user);
    if (user.role === 'client') await this.limits.count(LIMITS.placing, user._id);
    let isPlaced = false;
    try {
      // Beyond the limit the order is placed all the same.
      const answer = await this.limits.offer(LIMITS.orderMails, user.profile.email, (mayTell) =>
        this.transactions.run(async (manager) => {
          const order = await this.access.open(orderId, user, manager);
          const transition = ownerTransition(order.status, status);
          isPlaced = transition === 'place';
          switch (transition) {
            case 'place':
              return this.place(order, user, { mayTell, language }, manager);
            case 'cancel':
              return this.cancel(order, user, mayTell, manager);
            case 'same':
              return this.access.show(order, manager);
            case 'refused':
              throw refusal(order.status, status);
          }
        }, once),
      );
      if (isPlaced) ordersPlaced.inc();
      return answer;
    } catch (error) {
      if (error instanceof StockShortage) stockRefusals.inc();
      throw error;
    }
  }

  /**
   * Saves an order with a status and dates of its own, at today's prices. Unless it is a cart or canceled,
   * its pairs leave the stock and count as sold, exactly as by placing.
   * @param manager the open transaction
   * @returns the new order's id
   * @throws StockShortage when there are too few pairs
   */
  async importOrder(data: ImportOrder, manager: EntityManager): Promise<string> {
    const { items: lines, email = '', completedAt, ...values } = data;
    const sellables = await this.stock.findSellables(lines, manager);
    const order = { ...newOrder(data.customerId, data.createdAt), ...values };
    const items = lines.map((line, position) => {
      const sellable = sellables.get(lineKey(line));
      if (!sellable) throw new Error(`There is no shoe ${lineKey(line)} to order.`);
      return newItem(order.id, position, sellable, line.quantity);
    });
    if (order.status !== 'cart') {
      order.cartOwnerId = null;
      order.total = totalOf(items);
      Object.assign(order, listColumnsOf(order, email, items));
    }
    if (order.status === 'completed') order.completedAt = completedAt ?? order.placedAt;
    const changes = importedChanges(order);
    order.revision = changes.length;
    await this.orders.insert(order, items, changes, manager);
    if (holdsStock(order.status))
      await this.stock.take(
        items,
        { orderId: order.id, actorId: data.customerId, at: data.placedAt ?? data.createdAt },
        manager,
      );
    return order.id;
  }

  private async place(
    order: StoredOrder,
    user: AuthenticatedUser,
    { mayTell, language }: { mayTell: () => boolean; language: Language | null },
    manager: EntityManager,
  ): Promise<OrderDto> {
    const receiver = withProfile(order, user.profile);
    const current = await this.access.current(order.items, manager);
    const cart = showCart({ ...order, ...receiver }, current);
    const missing = missingForPlacing(cart, order.items);
    if (missing) throw missing;
    if (cart.total !== order.total) throw totalChanged(cart);
    if (user.role === 'client') await this.assertFewPending(user._id, cart, manager);

    const lines = current.lines.map(({ item, sellable }) => ({ ...item, sellable }));
    await this.stock.take(lines, { orderId: order.id, actorId: user._id }, manager);
    await this.freeze(current, manager);
    const placedAt = new Date();
    const derived = listColumnsOf(receiver, user.profile.email, cart.items);
    const change = changeOf(order, user._id, 'pending', placedAt);
    await this.placing.place(change, { ...receiver, ...derived, placedAt }, manager);
    if (!isKnown(user.profile.address)) await this.placing.keepAddress(user._id, receiver.address, manager);
    if (language && language !== user.profile.language)
      await this.placing.keepLanguage(user._id, language, manager);
    const items = cart.items.map(({ slug: _slug, ...item }) => ({ ...item, available: item.quantity }));
    const placed: OrderDto = { ...cart, status: 'pending', placedAt: placedAt.toISOString(), items };
    if (mayTell()) await this.mails.tell(user._id, 'placed', placed, manager);
    return placed;
  }

  /**
   * A customer has one cart, which this transaction has locked. So no two placings of one customer count at the
   * same time.
   */
  private async assertFewPending(
    customerId: string,
    { items }: OrderDto,
    manager: EntityManager,
  ): Promise<void> {
    const pending = await this.placing.countPending(customerId, manager);
    const pairs = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const refused = pendingRefusal(pending, pairs, this.config);
    if (refused) throw refused;
  }

  /** Writes down what is sold: from now on the lines show this, whatever becomes of the products. */
  private async freeze({ lines, gone }: CurrentLines, manager: EntityManager): Promise<void> {
    for (const { item, sellable } of lines) {
      if (!isSnapshotOf(item, sellable)) await this.orders.updateItem(item.id, snapshotOf(sellable), manager);
    }
    await this.orders.deleteItems(
      gone.map(({ id }) => id),
      manager,
    );
  }

  private async cancel(
    order: StoredOrder,
    user: AuthenticatedUser,
    mayTell: () => boolean,
    manager: EntityManager,
  ): Promise<OrderDto> {
    const lines = heldLines(order.items, await this.exchanges.findOfOrder(order.id, manager));
    await this.stock.giveBack(lines, { orderId: order.id, actorId: user._id }, manager);
    const change = changeOf(order, user._id, 'canceled', new Date());
    await this.orders.record(change, { status: 'canceled' }, manager);
    const canceled = await this.access.show({ ...order, status: 'canceled' }, manager);
    if (mayTell()) await this.mails.tell(user._id, 'canceled', canceled, manager);
    return canceled;
  }
}

function refusal(status: OrderStatus, request: OwnerRequest): Refusal {
  if (request === 'pending') return refuse(409, 'order.was-canceled');
  if (status === 'cart') return refuse(409, 'order.not-placed');
  return refuse(409, 'order.cannot-cancel', { status });
}
