import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/access';
import { httpError, type Refusal } from '../../common/refusals/refusal';
import { lineKey, StockService, type Sellable } from '../products/inventory/stock.service';
import { colorNow, OrderDto, OrderItemDto } from './dto/order.dto';
import type { OrderItem } from './order-item.entity';
import { snapshotOf, staleFields } from './order-factory';
import { OrdersRepository, type StoredOrder } from './orders.repository';

/** A line of a cart: as it is stored, as it is today, and its size. */
export interface CurrentLine {
  stored: OrderItem;
  item: OrderItem;
  sellable: Sellable;
}

/**
 * The lines of a cart as they are today, and the stored ones to be removed: their shoe is no longer sold, or a colour was
 * renamed and an earlier line is of the same size, whose quantity then has theirs in it.
 */
export interface CurrentLines {
  lines: CurrentLine[];
  gone: OrderItem[];
}

/** Opens orders to those who may see or change them (rules R2, R3), and shows them as people see them. */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: StockService,
  ) {}

  /**
   * An order for its owner or for staff.
   * @throws Refusal (404) for others, as if it did not exist
   */
  async find(id: string, user: AuthenticatedUser): Promise<StoredOrder> {
    const order = await this.orders.find(id);
    if (!order || (order.customerId !== user._id && user.role === 'client')) throw noSuchOrder();
    return order;
  }

  /**
   * The same, as people see it.
   * @throws as `find`
   */
  async get(id: string, user: AuthenticatedUser): Promise<OrderDto> {
    const order = await this.find(id, user);
    if (order.status === 'cart') return this.show(order);
    const nameOf = await this.stock.findColorNames(order.items);
    const shown = showPlaced(order);
    return {
      ...shown,
      items: shown.items.map((item) => ({ ...item, ...colorNow(item.color, nameOf(item)) })),
    };
  }

  /**
   * One's own order to change, locked until the transaction ends.
   * @throws Refusal (404) when it does not exist, is another customer's, or the caller's data was erased after
   *   sign-in: a stored answer or a receiver would bring personal data back
   * @throws Refusal (403) when it is another person's and the caller is staff, who may see it
   */
  async open(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.openAny(id, manager);
    const isOwn = order.customerId === user._id;
    if (isOwn ? order.ownerErasedAt !== null : user.role === 'client') throw noSuchOrder();
    if (!isOwn) throw httpError(403, 'order.not-owner');
    return order;
  }

  /**
   * One's own cart to change, locked until the transaction ends.
   * @throws as `open`, and Refusal (409) when the order was placed already
   */
  async openCart(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.open(id, user, manager);
    if (order.status !== 'cart') {
      throw httpError(409, 'order.placed');
    }
    return order;
  }

  /**
   * Anyone's order for staff to change, locked until the transaction ends.
   * @throws Refusal (404) when it does not exist
   */
  async openAny(id: string, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.orders.lock(id, manager);
    if (!order) throw noSuchOrder();
    return order;
  }

  /** A cart at today's prices and stock, without lines whose shoe is no longer sold; a placed order as it was placed. */
  async show(order: StoredOrder, manager?: EntityManager): Promise<OrderDto> {
    if (order.status !== 'cart') return showPlaced(order);
    return showCart(order, await this.current(order.items, manager));
  }

  /** Looks the lines up in the catalogue, all in one query. */
  async current(items: OrderItem[], manager?: EntityManager): Promise<CurrentLines> {
    return linesOf(items, await this.stock.findSellables(items, manager));
  }

  /** Writes the lines down as they are today, and removes those that are gone. */
  async settle({ lines, gone }: CurrentLines, manager: EntityManager): Promise<void> {
    // First: a line may become the name that one of these has.
    await this.orders.deleteItems(
      gone.map(({ id }) => id),
      manager,
    );
    for (const { stored, item } of lines) {
      const changed = staleFields(stored, item);
      if (Object.keys(changed).length > 0) await this.orders.updateItem(item.id, changed, manager);
    }
  }
}

/** @param sellables by `lineKey` */
export function linesOf(items: OrderItem[], sellables: Map<string, Sellable>): CurrentLines {
  const bySize = new Map<string, CurrentLine>();
  const gone: OrderItem[] = [];
  for (const stored of items) {
    const sellable = sellables.get(lineKey(stored));
    const same = sellable && bySize.get(sellable.sizeId);
    if (same) same.item.quantity += stored.quantity;
    if (!sellable || same) gone.push(stored);
    else bySize.set(sellable.sizeId, { stored, item: { ...stored, ...snapshotOf(sellable) }, sellable });
  }
  return { lines: [...bySize.values()], gone };
}

export function noSuchOrder(): Refusal {
  return httpError(404, 'order.unknown');
}

/** A placed order, which shows what it showed when it was placed. */
export function showPlaced(order: StoredOrder): OrderDto {
  const items = order.items.map((item) => OrderItemDto.from(item, { ...item, available: item.quantity }));
  return OrderDto.from(order, items, order.total ?? 0);
}

/** A cart of which the current lines are known already. */
export function showCart(order: StoredOrder, { lines }: CurrentLines): OrderDto {
  const items = lines.map(({ item, sellable }) => OrderItemDto.from(item, sellable));
  return OrderDto.from(order, items, totalOf(items));
}

/** Sum of quantity × price in whole dong (rule P3). */
export function totalOf(items: { quantity: number; price: number | string }[]): number {
  return items.reduce((total, { quantity, price }) => total + quantity * Number(price), 0);
}
