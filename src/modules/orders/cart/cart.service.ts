import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../../database/transaction-runner';
import {
  lineKey,
  sizeKey,
  StockService,
  StockShortage,
  type Sellable,
  type StockKey,
  type StockLine,
} from '../../products/inventory/stock.service';
import type { OrderDto } from '../dto/order.dto';
import type { InformationDto } from '../dto/order-requests.dto';
import { newItem, newOrder } from '../order-factory';
import { OrderAccess } from '../order-access';
import { OrderView, showCart, totalOf } from '../order-view';
import type { OrderItem } from '../order-item.entity';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import type { Payment } from '../order.entity';
import { CartLines, currentLinesOf, type CurrentLine, type CurrentLines } from './cart-lines';
import { changeRefusal, type Receiver, type SeenCart } from '../checkout/checkout-rules';

/** Every change reads and answers the whole cart: an endless one would cost all others time (rule K8). */
const MAX_LINES = 50;

/** The largest total that fits the order's column, in whole dong. */
const MAX_TOTAL = 2_147_483_647;

/** A cart to change, its lines, the one that a call names, and what the catalogue has of it: null when it is no longer sold. */
interface OpenCart {
  cart: StoredOrder;
  lines: CurrentLine[];
  item: OrderItem | undefined;
  wanted: Sellable | null;
}

/** Answers the lines as they are then. */
type CartChange = (open: OpenCart, manager: EntityManager) => Promise<CurrentLine[]>;

/** Whose line of which cart a call changes. */
interface LineCall {
  id: string;
  user: AuthenticatedUser;
  key: StockKey;
  once: TransactionHook | undefined;
}

/** The cart, from its first line to the confirmed total. Every change of a line answers the cart as it is then (rule K7). */
@Injectable()
export class CartService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly view: OrderView,
    private readonly cartLines: CartLines,
    private readonly stock: StockService,
    private readonly transactions: TransactionRunner,
  ) {}

  /** The customer's cart; an empty one is begun when it does not exist yet (rule K1). Concurrent calls answer the same cart. */
  async getOrCreate(customerId: string): Promise<OrderDto> {
    const cart = (await this.orders.findCart(customerId)) ?? (await this.create(customerId));
    return this.view.show(cart);
  }

  /**
   * Adds pairs; a line that is there already grows. Name, price and image come from the catalogue.
   * @throws Refusal (404) when this shoe is not sold; StockShortage (409) when there are too few pairs;
   *   Refusal (409) when the cart is full, or its total too large for an order
   */
  addItem(id: string, user: AuthenticatedUser, line: StockLine, once?: TransactionHook): Promise<OrderDto> {
    return this.change({ id, user, key: line, once }, async ({ cart, lines, item, wanted }, manager) => {
      if (!wanted) throw httpError(404, 'stock.not-sold');
      if (!item && lines.length >= MAX_LINES) throw httpError(409, 'cart-is-full', { most: MAX_LINES });
      const quantity = (item?.quantity ?? 0) + line.quantity;
      assertAvailable(wanted, wanted, quantity);
      assertPayable(lines, line.quantity * wanted.price);
      if (item) return this.setQuantity(lines, item, quantity, manager);
      const added = newItem(cart.id, nextPosition(cart), wanted, quantity);
      await this.orders.insertItem(added, manager);
      return [...lines, { stored: added, item: added, sellable: wanted }];
    });
  }

  /** Takes a line out; one that is not there any more is no error. */
  removeItem(id: string, user: AuthenticatedUser, key: StockKey, once?: TransactionHook): Promise<OrderDto> {
    return this.change({ id, user, key, once }, async ({ lines, item }, manager) => {
      return item ? this.setQuantity(lines, item, 0, manager) : lines;
    });
  }

  /**
   * One pair more.
   * @throws Refusal (404) when there is no such line; StockShortage (409) when there is no further pair;
   *   Refusal (409) when the total would be too large for an order
   */
  increaseItem(
    id: string,
    user: AuthenticatedUser,
    key: StockKey,
    once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.change({ id, user, key, once }, async ({ lines, item, wanted }, manager) => {
      if (!item) throw httpError(404, 'cart.no-line');
      const quantity = item.quantity + 1;
      assertAvailable(item, wanted, quantity);
      assertPayable(lines, wanted?.price ?? 0);
      return this.setQuantity(lines, item, quantity, manager);
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
    return this.change({ id, user, key, once }, async ({ lines, item }, manager) => {
      if (!item) throw httpError(404, 'cart.no-line');
      return this.setQuantity(lines, item, item.quantity - 1, manager);
    });
  }

  /**
   * Checkout's first step (rule C2): saves the payment if `total` is the sum at today's prices.
   * @param choice `total` in whole dong
   * @throws Refusal (409) with the new `cart` when the total has changed, or the `version` if one was seen
   */
  confirmTotal(
    id: string,
    user: AuthenticatedUser,
    { payment, ...seen }: SeenCart & { total: number; payment: Payment },
    once?: TransactionHook,
  ): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const cart = await this.access.lockOwnCart(id, user, manager);
      const current = await this.view.show(cart, manager);
      if (current.items.length === 0) {
        throw httpError(409, cart.items.length === 0 ? 'cart.empty' : 'cart.all-gone');
      }
      const changed = changeRefusal(current, seen);
      if (changed) throw changed;
      const { total } = current;
      if (total > MAX_TOTAL) throw httpError(409, 'cart.too-much');
      const { updatedAt } = await this.orders.update(id, { total, payment }, manager);
      return { ...current, payment, updatedAt: updatedAt.toISOString() };
    }, once);
  }

  /**
   * Saves who receives the cart's order and where, and answers what was saved.
   * @throws Refusal (409) with the new `cart` when it is not the one of the `version` that was seen
   */
  saveInformation(
    id: string,
    user: AuthenticatedUser,
    { name, phone, address, version }: Receiver & SeenCart,
    once?: TransactionHook,
  ): Promise<InformationDto> {
    const receiver = { name, phone, address };
    return this.transactions.run(async (manager) => {
      const cart = await this.access.lockOwnCart(id, user, manager);
      const current = version === undefined ? null : await this.cartLines.find(cart.items, manager);
      const changed = current && changeRefusal(showCart(cart, current), { version });
      if (changed) throw changed;
      await this.orders.update(id, receiver, manager);
      const saved = current && showCart({ ...cart, ...receiver }, current);
      return { ...receiver, ...(saved ? { version: saved.version } : {}) };
    }, once);
  }

  private async create(customerId: string): Promise<StoredOrder> {
    const empty = newOrder(customerId);
    await this.transactions.runStatement((manager) => this.orders.insertCartIfNone(empty, manager));
    const cart = await this.orders.findCart(customerId);
    if (!cart) throw new Error(`No cart could be made for customer ${customerId}.`);
    return cart;
  }

  /** Changes a line, or removes it at 0. Answers the lines as they are then. */
  private async setQuantity(
    lines: CurrentLine[],
    { id }: OrderItem,
    quantity: number,
    manager: EntityManager,
  ): Promise<CurrentLine[]> {
    if (quantity <= 0) {
      await this.orders.deleteItems([id], manager);
      return lines.filter(({ item }) => item.id !== id);
    }
    await this.orders.updateItem(id, { quantity }, manager);
    return lines.map((line) => (line.item.id === id ? { ...line, item: { ...line.item, quantity } } : line));
  }

  /**
   * Changes the lines as the cart's only writer, after they were written down as they are today: a line is found by its
   * size, whatever its colour was called when it was added. A change takes the confirmation of the total back.
   */
  private change({ id, user, key, once }: LineCall, change: CartChange): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const cart = await this.access.lockOwnCart(id, user, manager);
      const sellables = await this.stock.findSellables([key, ...cart.items], manager);
      const wanted = sellables.get(lineKey(key)) ?? null;
      const before = currentLinesOf(cart.items, sellables);
      await this.cartLines.save(before, manager);
      const item = findItem(before, key, wanted);
      const lines = await change({ cart, lines: before.lines, item, wanted }, manager);
      const saved = await this.orders.update(cart.id, { total: null }, manager);
      return showCart({ ...cart, ...saved }, { lines, gone: [] });
    }, once);
  }
}

/** The line of a size; also one whose shoe is no longer sold, by its name. */
function findItem(
  { lines, gone }: CurrentLines,
  key: StockKey,
  wanted: Sellable | null,
): OrderItem | undefined {
  const line = lines.find(({ sellable }) => sellable.sizeId === wanted?.sizeId);
  return line?.item ?? gone.find((item) => sizeKey(item) === sizeKey(key));
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

/** @param added what comes to the lines, in whole dong */
function assertPayable(lines: CurrentLines['lines'], added: number): void {
  if (totalOf(lines.map(({ item }) => item)) + added > MAX_TOTAL) throw httpError(409, 'cart.too-much');
}

function nextPosition(cart: StoredOrder): number {
  return Math.max(-1, ...cart.items.map((item) => item.position)) + 1;
}
