import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { StockService } from '../products/inventory/stock.service';
import { CartLines, type CurrentLines } from './cart/cart-lines';
import { colorNow, OrderDto, OrderItemDto } from './dto/order.dto';
import { OrderAccess } from './order-access';
import type { StoredOrder } from './orders.repository';

/** Orders as the API answers them: a cart at today's prices and stock, a placed order as it was placed. */
@Injectable()
export class OrderView {
  constructor(
    private readonly access: OrderAccess,
    private readonly cartLines: CartLines,
    private readonly stock: StockService,
  ) {}

  /**
   * An order for its owner or for staff; a placed one with its colours' present names beside the former ones.
   * @throws as `OrderAccess.find`
   */
  async get(id: string, user: AuthenticatedUser): Promise<OrderDto> {
    const order = await this.access.find(id, user);
    if (order.status === 'cart') return this.show(order);
    const nameOf = await this.stock.findColorNames(order.items);
    const shown = showPlaced(order);
    return {
      ...shown,
      items: shown.items.map((item) => ({ ...item, ...colorNow(item.color, nameOf(item)) })),
    };
  }

  /** A cart without lines whose shoe is no longer sold, or a placed order. */
  async show(order: StoredOrder, manager?: EntityManager): Promise<OrderDto> {
    if (order.status !== 'cart') return showPlaced(order);
    return showCart(order, await this.cartLines.find(order.items, manager));
  }
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
