import type { Role } from '../../common/auth/role';
import type { OrderStatus } from '../orders/dto/order.dto';
import type { Customer } from './customer.entity';

/** A customer as people see it: no password hash, no bookkeeping. */
export interface CustomerView {
  id: string;
  username: string | null;
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  address: string;
  /** YYYY-MM-DD. */
  dob: string;
  /** ISO 3166-1 code of two letters. */
  country: string;
  role: Role;
  /** True while there is a live sign-in. */
  isActive: boolean;
  createdAt: Date;
  /** Newest first, the cart included. */
  orders: { orderId: string; status: OrderStatus }[];
}

/** What people may see of a customer. */
export function toView(customer: Customer, orders: CustomerView['orders']): CustomerView {
  const { passwordHash: _secret, searchName: _folded, activeUntil, deletedAt: _date, ...seen } = customer;
  return { ...seen, isActive: activeUntil !== null && activeUntil.getTime() > Date.now(), orders };
}
