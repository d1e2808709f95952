import type { StockLine } from '../products/products.service';
import type { OrderStatus } from './order-status';
import type { Payment } from './payment';

/** An order that did not come about in the shop's own checkout, such as the demo's past orders. */
export interface ImportOrder {
  customerId: string;
  status: OrderStatus;
  name: string;
  phone: string;
  address: string;
  /** Null only in a cart. */
  payment: Payment | null;
  createdAt: Date;
  /** Null only in a cart. */
  placedAt: Date | null;
  /** At today's names, prices and pictures. */
  items: StockLine[];
}
