import type { Role } from '../../common/access';
import type { OrderStatus } from '../orders/dto/order.dto';
import type { Customer } from './customer.entity';

/** A customer as people see it: no password hash, no bookkeeping. */
export interface CustomerView {
  id: string;
  username: string | null;
  lastName: string;
  firstName: string;
  email: string;
  /** The address that waits for its confirmation, as long as it may be confirmed. */
  pendingEmail: string | null;
  phone: string;
  address: string;
  /** YYYY-MM-DD. */
  dob: string;
  /** ISO 3166-1 code of two letters. */
  country: string;
  role: Role;
  /** True while there is a live sign-in. */
  isActive: boolean;
  /** True when a sign-in asks for a code as well. */
  hasSecondFactor: boolean;
  createdAt: Date;
  /** Newest first, the cart included. */
  orders: { orderId: string; status: OrderStatus }[];
}

/** What people may see of a customer. */
export function toView(customer: Customer, orders: CustomerView['orders']): CustomerView {
  const {
    passwordHash: _secret,
    searchName: _folded,
    deletedAt: _date,
    pendingEmailHash: _hash,
    ...seen
  } = customer;
  const { activeUntil, pendingEmail, pendingEmailUntil, secondFactorAt, ...shown } = seen;
  return {
    ...shown,
    pendingEmail: isAhead(pendingEmailUntil) ? pendingEmail : null,
    isActive: isAhead(activeUntil),
    hasSecondFactor: secondFactorAt !== null,
    orders,
  };
}

function isAhead(moment: Date | null): boolean {
  return moment !== null && moment.getTime() > Date.now();
}
