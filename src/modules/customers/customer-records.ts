import { newId } from '../../common/new-id';
import { tidyPhone } from '../../common/phone';
import { sortKey } from '../../common/sort-key';
import { foldText, tidyAddress, tidyLine } from '../../common/text';
import type { Customer } from './customer.entity';
import { randomBytes } from 'node:crypto';

/** A new customer's address (rule A29). */
export const UNKNOWN_ADDRESS = 'Unknown';

/** What a customer is made of; without an address it is unknown, without a role a client's, without a date of now. */
export interface NewCustomer
  extends
    Pick<Customer, 'lastName' | 'firstName' | 'email' | 'phone' | 'dob' | 'country' | 'passwordHash'>,
    Partial<
      Pick<
        Customer,
        | 'checkedHash'
        | 'username'
        | 'address'
        | 'language'
        | 'role'
        | 'createdAt'
        | 'emailConfirmedAt'
        | 'termsVersion'
        | 'newsAt'
      >
    > {}

/** What an account has while no new e-mail address waits for its confirmation. */
export const NO_PENDING_EMAIL = { pendingEmail: null, pendingEmailHash: null, pendingEmailUntil: null };

/** A password that was chosen by the rules, which the published one breaks. */
export function chosen(passwordHash: string): Pick<Customer, 'passwordHash' | 'checkedHash'> {
  return { passwordHash, checkedHash: endOf(passwordHash) };
}

/** By what a hash is told from others: in argon2's form, all that is neither parameters nor salt. */
export function endOf(passwordHash: string): string {
  return passwordHash.slice(-43);
}

/** Gives a new customer an id and every value the form in which it is kept. */
export function newCustomer(data: NewCustomer): Customer {
  const createdAt = data.createdAt ?? new Date();
  return {
    id: newId(createdAt),
    username: data.username?.trim().toLowerCase() ?? null,
    ...tidyDetails(data),
    ...listNamesOf(tidyDetails(data)),
    address: data.address === undefined ? UNKNOWN_ADDRESS : tidyAddress(data.address),
    dob: data.dob.trim(),
    country: data.country.trim().toUpperCase(),
    language: data.language ?? null,
    termsVersion: data.termsVersion ?? null,
    newsAt: data.newsAt ?? null,
    role: data.role ?? 'client',
    passwordHash: data.passwordHash,
    checkedHash: data.checkedHash ?? null,
    signedInAt: null,
    activeUntil: null,
    emailConfirmedAt: data.emailConfirmedAt ?? null,
    ...NO_PENDING_EMAIL,
    secondFactorAt: null,
    createdAt,
    deletedAt: null,
  };
}

/** The name folded as searches read it, and as lists are sorted by it. */
export function listNamesOf({
  lastName,
  firstName,
}: Pick<Customer, 'lastName' | 'firstName'>): Pick<Customer, 'searchName' | 'sortName'> {
  const name = `${lastName} ${firstName}`;
  return { searchName: foldText(name), sortName: sortKey(name) };
}

function tidyDetails({ lastName, firstName, email, phone }: NewCustomer) {
  return {
    lastName: tidyLine(lastName),
    firstName: tidyLine(firstName),
    email: normaliseEmail(email),
    phone: tidyPhone(phone),
  };
}

/** E-mail addresses are kept and compared in lower case (rule A1). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * What takes the place of a person's data when their account is deleted. The unique columns get values that no
 * person can have: a host that is never given out, and a phone number with letters.
 */
export function erasedCustomer(id: string, deletedAt: Date): Partial<Customer> {
  return {
    ...{ username: null, lastName: '', firstName: '', searchName: '', sortName: '', address: '', dob: '' },
    email: `${id}@erased.invalid`,
    phone: `x${randomBytes(8).toString('base64url')}`,
    passwordHash: '',
    checkedHash: null,
    ...NO_PENDING_EMAIL,
    language: null,
    newsAt: null,
    signedInAt: null,
    activeUntil: null,
    emailConfirmedAt: null,
    secondFactorAt: null,
    deletedAt,
  };
}
