import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertSelf } from '../../../access/assert-self';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import type { Language } from '../../../common/language';
import { httpError, type Refusal } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import { ordersPlaced, stockRefusals } from '../../../observability/metrics';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { StockService, StockShortage } from '../../products/inventory/stock.service';
import { DeliveryService } from '../../seller/delivery/delivery.service';
import { SellerService } from '../../seller/seller.service';
import { OrderDto } from '../dto/order.dto';
import type { AttachOrderDto, PlaceOrderDto } from '../dto/order-requests.dto';
import { OrderAfterSales } from '../after-sales/order-after-sales.service';
import { wasDelivered } from '../completion';
import { CartLines } from '../cart/cart-lines';
import { OrderAccess } from '../order-access';
import { OrderView, showCart } from '../order-view';
import { OrderMails } from '../order-mails';
import { CANCELED, changeOf, listColumnsOf } from '../order-factory';
import { ORDER_STATUS, type OrderStatus, type OwnerRequest } from '../order-status';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import { newReference } from '../payments/payment-reference';
import { CheckoutRepository } from './checkout.repository';
import {
  changeRefusal,
  isKnown,
  missingForPlacing,
  payByOf,
  pendingRefusal,
  withProfile,
} from './checkout-rules';

interface PlaceOptions {
  mayTell: () => boolean;
  language: Language | null;
  /** The version of the cart that the customer saw, if they say so. */
  version: string | undefined;
}

/** What customers do with their own orders: they place and cancel them. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly checkout: CheckoutRepository,
    private readonly access: OrderAccess,
    private readonly view: OrderView,
    private readonly cartLines: CartLines,
    private readonly afterSales: OrderAfterSales,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
    private readonly mails: OrderMails,
    private readonly limits: RateLimits,
    private readonly seller: SellerService,
    private readonly delivery: DeliveryService,
    private readonly config: Config,
  ) {}

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
      const cart = await this.access.lockOwnCart(orderId, user, manager);
      const receiver = withProfile(cart, user.profile);
      const saved = await this.orders.update(orderId, receiver, manager);
      return this.view.show({ ...cart, ...saved }, manager);
    }, once);
  }

  /**
   * Places the caller's cart or cancels their pending order (rule O2), all in one transaction; asked again it answers
   * the same and moves nothing twice (rules C3, C6). The profile stands in for what is empty of the order's receiver.
   * @param customerId must be the caller's
   * @param request with the language that the request names, in which the customer is written to from now on
   * @throws Refusal (409) saying what is missing, that the cart is not the one that was seen (with the new `cart`), that too much
   *   is pending (with a `code`), or that the order's status forbids it; StockShortage (409) naming the lines that are short
   * @throws TooManyAttemptsException (429) after too many calls of a customer
   */
  async placeOrCancel(
    customerId: string,
    user: AuthenticatedUser,
    { orderId, status = 'pending', version, language = null }: PlaceOrderDto & { language?: Language | null },
    once?: TransactionHook,
  ): Promise<OrderDto> {
    assertSelf(customerId, user);
    if (user.role === 'client') await this.limits.count(LIMITS.placing, user._id);
    let isPlaced = false;
    try {
      // Beyond the limit the order is placed all the same.
      const answer = await this.limits.offer(LIMITS.orderMails, user.profile.email, (mayTell) =>
        this.transactions.run(async (manager) => {
          const order = await this.access.lockOwn(orderId, user, manager);
          const transition = ORDER_STATUS[order.status].ownerMay[status];
          isPlaced = transition === 'place';
          switch (transition) {
            case 'place':
              return this.place(order, user, { mayTell, language, version }, manager);
            case 'cancel':
              return this.cancel(order, user, mayTell, manager);
            case 'same':
              return this.view.show(order, manager);
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

  private async place(
    order: StoredOrder,
    user: AuthenticatedUser,
    { mayTell, language, version }: PlaceOptions,
    manager: EntityManager,
  ): Promise<OrderDto> {
    const receiver = withProfile(order, user.profile);
    const current = await this.cartLines.find(order.items, manager);
    const cart = showCart({ ...order, ...receiver }, current);
    const missing = missingForPlacing(cart, order.items);
    if (missing) throw missing;
    // What was seen is the cart as it is stored.
    const stored = showCart(order, current);
    const changed = changeRefusal(stored, { total: order.total, version });
    if (changed) throw changed;
    if (user.role === 'client') await this.assertFewPending(user._id, cart, manager);

    const lines = current.lines.map(({ item, sellable }) => ({ ...item, sellable }));
    await this.stock.take(lines, { orderId: order.id, actorId: user._id, reason: 'sale' }, manager);
    // From now on the lines show this, whatever becomes of the products.
    await this.cartLines.save(current, manager);
    const placedAt = new Date();
    const derived = listColumnsOf(receiver, user.profile.email, cart.items);
    const change = changeOf(order, user._id, 'pending', placedAt);
    const paymentReference = order.paymentReference ?? newReference();
    const payBy = payByOf(cart, placedAt, this.config);
    const expected = this.delivery.expectedAt(receiver.address, placedAt);
    const accepted = {
      termsVersion: this.seller.termsVersion,
      vatPercent: this.seller.vatPercentAt(placedAt),
      expectedFrom: expected.from,
      expectedTo: expected.to,
    };
    const placement = {
      status: 'pending' as const,
      ...{ cartOwnerId: null, placedAt, paymentReference, payBy, waivedAmount: 0 },
      ...accepted,
    };
    await this.orders.record(change, { ...placement, ...receiver, ...derived }, manager);
    const details = {
      address: isKnown(user.profile.address) ? null : receiver.address,
      language: language === user.profile.language ? null : language,
    };
    if (details.address ?? details.language) await this.checkout.updateCustomer(user._id, details, manager);
    const items = cart.items.map(({ slug: _slug, ...item }) => ({ ...item, available: item.quantity }));
    const saved = { ...order, ...placement, ...receiver, updatedAt: placedAt };
    const placed = OrderDto.from(saved, items, cart.total);
    if (mayTell()) await this.mails.tell(saved, 'placed', placed, manager);
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
    const pending = await this.orders.countPending(customerId, manager);
    const pairs = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const refused = pendingRefusal(pending, pairs, this.config);
    if (refused) throw refused;
  }

  private async cancel(
    order: StoredOrder,
    user: AuthenticatedUser,
    mayTell: () => boolean,
    manager: EntityManager,
  ): Promise<OrderDto> {
    const changes = await this.orders.findChanges([order.id], manager);
    // Its pairs are with the customer, whatever staff have set since.
    if (wasDelivered(changes.get(order.id) ?? [])) throw httpError(409, 'order.was-delivered');
    const lines = await this.afterSales.heldLines(order, manager);
    await this.stock.giveBack(
      lines,
      { orderId: order.id, actorId: user._id, reason: 'cancellation' },
      manager,
    );
    const change = changeOf(order, user._id, 'canceled', new Date());
    const saved = await this.orders.record(change, CANCELED, manager);
    const canceled = await this.view.show({ ...order, ...saved }, manager);
    if (mayTell()) await this.mails.tell(order, 'canceled', canceled, manager);
    return canceled;
  }
}

function refusal(status: OrderStatus, request: OwnerRequest): Refusal {
  if (request === 'pending') return httpError(409, 'order.was-canceled');
  if (status === 'cart') return httpError(409, 'order.not-placed');
  return httpError(409, 'order.cannot-cancel', { status: ORDER_STATUS[status].words });
}
