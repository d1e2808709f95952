import { randomBytes } from 'node:crypto';
import type { Customer } from './customer.entity';
import { NO_PENDING_EMAIL } from './new-customer';

/**
 * What takes the place of a person's data when their account is deleted. The unique columns get values that no
 * person can have: a host that is never given out, and a phone number with letters.
 */
export function erasedCustomer(id: string, deletedAt: Date): Partial<Customer> {
  return {
    ...{ username: null, lastName: '', firstName: '', searchName: '', address: '', dob: '' },
    email: `${id}@erased.invalid`,
    phone: `x${randomBytes(8).toString('base64url')}`,
    passwordHash: '',
    ...NO_PENDING_EMAIL,
    activeUntil: null,
    secondFactorAt: null,
    deletedAt,
  };
}
