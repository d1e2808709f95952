import { newId } from '../../common/new-id';
import type { Sellable } from '../products/products.service';
import type { OrderItem } from './order-item.entity';
import type { Order } from './order.entity';

/** An empty cart of the customer, begun at `createdAt`. */
export function newOrder(customerId: string, createdAt: Date = new Date()): Order {
  return {
    id: newId(createdAt),
    customerId,
    cartOwnerId: customerId,
    status: 'cart',
    name: '',
    phone: '',
    address: '',
    payment: null,
    total: null,
    revision: 0,
    createdAt,
    placedAt: null,
    pairs: 0,
    searchText: '',
    completedAt: null,
    ownerErasedAt: null,
    deletedAt: null,
  };
}

/** What a line keeps of the catalogue. */
export function snapshotOf({ name, price, image }: Sellable): Pick<OrderItem, 'name' | 'price' | 'image'> {
  return { name, price, image };
}

/** Whether a line shows the shoe as the catalogue has it now. */
export function isSnapshotOf(item: OrderItem, { name, price, image }: Sellable): boolean {
  return item.name === name && item.price === price && item.image === image;
}

/** A line of the order at `position`, copied from the catalogue as it stands. */
export function newItem(orderId: string, position: number, sellable: Sellable, quantity: number): OrderItem {
  const { productId, color, size } = sellable;
  return { id: newId(), orderId, position, productId, color, size, quantity, ...snapshotOf(sellable) };
}
