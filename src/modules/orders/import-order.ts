import type { StockLine } from '../products/stock/stock.service';
import type { OrderStatus } from './order-status';
import type { Payment } from './payment';

/** An order that was not created by checkout, such as the demo's past orders. */
export interface ImportOrder {
  customerId: string;
  status: OrderStatus;
  name: string;
  phone: string;
  address: string;
  /** The customer's, for staff to find the order by; not known when left out. */
  email?: string;
  /** Null only in a cart. */
  payment: Payment | null;
  createdAt: Date;
  /** Null only in a cart. */
  placedAt: Date | null;
  /** Since when a completed order is completed; its placing when left out. */
  completedAt?: Date;
  /** At today's names, prices and pictures. */
  items: StockLine[];
}
