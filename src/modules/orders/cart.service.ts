import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../common/access';
import { refuse } from '../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import {
  lineKey,
  sizeKey,
  StockService,
  StockShortage,
  type Sellable,
  type StockKey,
  type StockLine,
} from '../products/stock/stock.service';
import type { OrderDto } from './dto/order.dto';
import { newItem, newOrder, snapshotOf } from './order-records';
import { OrderAccess, showCart } from './order-access';
import type { OrderItem } from './order-item.entity';
import { OrdersRepository, type StoredOrder } from './orders.repository';
import type { Payment } from './order.entity';
import { totalChanged, type Receiver } from './placing-rules';

/** Every change reads and answers the whole cart: an endless one would cost all others time (rule K8). */
const MOST_LINES = 50;

/** The largest total that fits the order's column, in whole dong. */
const MAX_TOTAL = 2_147_483_647;

type CartChange = (cart: StoredOrder, manager: EntityManager) => Promise<void>;

/** The cart, from its first line to the confirmed total. Every change of a line answers the cart as it is then (rule K7). */
@Injectable()
export class CartService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
  ) {}

  /** The customer's cart; an empty one is begun when it does not exist yet (rule K1). Concurrent calls answer the same cart. */
  async getOrCreate(customerId: string): Promise<OrderDto> {
    const cart = (await this.orders.findCart(customerId)) ?? (await this.create(customerId));
    return this.access.show(cart);
  }

  /**
   * Adds pairs; a line that is there already grows. Name, price and image come from the catalogue.
   * @throws Refusal (404) when this shoe is not sold; StockShortage (409) when there are too few pairs;
   *   Refusal (409) when the cart is full
   */
  addItem(id: string, user: AuthenticatedUser, line: StockLine, once?: TransactionHook): Promise<OrderDto> {
    return this.change(id, user, once, async (cart, manager) => {
      const sellables = await this.stock.findSellables([line, ...cart.items], manager);
      const sellable = sellables.get(lineKey(line));
      if (!sellable) throw refuse(404, 'stock.not-sold');
      // By its row: a line keeps the name that its colour had.
      const item = cart.items.find((other) => sellables.get(lineKey(other))?.sizeId === sellable.sizeId);
      if (!item && cart.items.length >= MOST_LINES) throw refuse(409, 'cart-is-full', { most: MOST_LINES });
      const quantity = (item?.quantity ?? 0) + line.quantity;
      assertAvailable(sellable, sellable, quantity);
      if (item) await this.orders.updateItem(item.id, { ...snapshotOf(sellable), quantity }, manager);
      else await this.orders.insertItem(newItem(cart.id, nextPosition(cart), sellable, quantity), manager);
    });
  }

  /** Takes a line out; one that is not there any more is no error. */
  removeItem(id: string, user: AuthenticatedUser, key: StockKey, once?: TransactionHook): Promise<OrderDto> {
    return this.change(id, user, once, async (cart, manager) => {
      const item = cart.items.find((other) => sizeKey(other) === sizeKey(key));
      if (item) await this.orders.deleteItems([item.id], manager);
    });
  }

  /**
   * One pair more.
   * @throws Refusal (404) when there is no such line; StockShortage (409) when there is no further pair
   */
  increaseItem(
    id: string,
    user: AuthenticatedUser,
    key: StockKey,
    once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.change(id, user, once, async (cart, manager) => {
      const item = getItem(cart, key);
      const sellable = await this.stock.findSellable(item, manager);
      const quantity = item.quantity + 1;
      assertAvailable(item, sellable, quantity);
      await this.orders.updateItem(item.id, { quantity }, manager);
    });
  }

  /**
   * One pair less; from 1 the line goes.
   * @throws Refusal (404) when there is no such line
   */
  decreaseItem(
    id: string,
    user: AuthenticatedUser,
    key: StockKey,
    once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.change(id, user, once, async (cart, manager) => {
      const item = getItem(cart, key);
      if (item.quantity <= 1) await this.orders.deleteItems([item.id], manager);
      else await this.orders.updateItem(item.id, { quantity: item.quantity - 1 }, manager);
    });
  }

  /**
   * Checkout's first step (rule C2): saves the payment if `total` is the sum at today's prices.
   * @param choice `total` in whole dong
   * @throws Refusal (409) with the new `cart` when the total has changed
   */
  confirmTotal(
    id: string,
    user: AuthenticatedUser,
    { total, payment }: { total: number; payment: Payment },
    once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const cart = await this.access.openCart(id, user, manager);
      const current = await this.access.show(cart, manager);
      if (current.items.length === 0) {
        throw refuse(409, cart.items.length === 0 ? 'cart.empty' : 'cart.all-gone');
      }
      if (current.total !== total) throw totalChanged(current);
      if (total > MAX_TOTAL) throw refuse(409, 'cart.too-much');
      await this.orders.update(id, { total, payment }, manager);
      return { ...current, payment };
    }, once);
  }

  /** Saves who receives the cart's order and where, and answers what was saved. */
  saveInformation(
    id: string,
    user: AuthenticatedUser,
    receiver: Receiver,
    once?: TransactionHook,
  ): Promise<Receiver> {
    const { name, phone, address } = receiver;
    return this.transactions.run(async (manager) => {
      await this.access.openCart(id, user, manager);
      await this.orders.update(id, { name, phone, address }, manager);
      return { name, phone, address };
    }, once);
  }

  private async create(customerId: string): Promise<StoredOrder> {
    return this.transactions.run(async (manager) => {
      await this.orders.insertCartIfNone(newOrder(customerId), manager);
      const cart = await this.orders.findCart(customerId, manager);
      if (!cart) throw new Error(`No cart could be made for customer ${customerId}.`);
      return cart;
    });
  }

  /** Changes the lines as the cart's only writer. A change takes the confirmation of the total back. */
  private change(
    id: string,
    user: AuthenticatedUser,
    once: TransactionHook | undefined,
    change: CartChange,
  ): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const cart = await this.access.openCart(id, user, manager);
      await change(cart, manager);
      await this.orders.update(cart.id, { total: null }, manager);
      const changed = (await this.orders.find(cart.id, manager)) ?? cart;
      const current = await this.access.current(changed.items, manager);
      await this.orders.deleteItems(
        current.gone.map((item) => item.id),
        manager,
      );
      return showCart(changed, current);
    }, once);
  }
}

function getItem(cart: StoredOrder, key: StockKey): OrderItem {
  const item = cart.items.find((other) => sizeKey(other) === sizeKey(key));
  if (!item) throw refuse(404, 'cart.no-line');
  return item;
}

/** @param sellable what the catalogue knows of the line, null when it is no longer sold */
function assertAvailable(
  { productId, color, size }: StockKey,
  sellable: Sellable | null,
  quantity: number,
): void {
  const { name, available } = sellable ?? { name: undefined, available: 0 };
  if (quantity > available) throw new StockShortage([{ productId, color, size, quantity, available, name }]);
}

function nextPosition(cart: StoredOrder): number {
  return Math.max(-1, ...cart.items.map((item) => item.position)) + 1;
}
