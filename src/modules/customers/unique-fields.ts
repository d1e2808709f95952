import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from './customer-rules';
import type { CustomersRepository, UniqueField } from './customers.repository';

const TAKEN: Record<UniqueField, string> = {
  username: 'This username is taken.',
  email: 'This email is already registered.',
  phone: 'This phone number is already registered.',
};

/** A 409 with a message on each field whose value another account has. */
export function takenError(fields: UniqueField[]): ConflictException {
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, TAKEN[field]]));
  const message = Object.values(errors).join(' ') || 'This account exists already.';
  return new ConflictException({ message, errors });
}

/**
 * Returns only if no account but `exceptId` has one of the values.
 * @throws ConflictException with a message on each field that is taken
 */
export async function assertFree(
  customers: CustomersRepository,
  { username, email, phone }: Partial<Record<UniqueField, string>>,
  exceptId?: string,
  manager?: EntityManager,
): Promise<void> {
  const given = Object.entries({ username, email, phone }).filter(([, value]) => value !== undefined);
  const taken = await customers.findTaken(Object.fromEntries(given), exceptId, manager);
  if (taken.length > 0) throw takenError(taken);
}
