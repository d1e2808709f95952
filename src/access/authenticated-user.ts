import type { Language } from '../common/language';
import type { Role } from './role';

/** The caller, as read from the database for this request, not from the token's claims. */
export interface AuthenticatedUser {
  readonly _id: string;
  /** The current permissions: a client's while a staff account lacks a required second factor. */
  readonly role: Role;
  readonly lacksSecondFactor: boolean;
  readonly sessionId: string;
  /** The network address of this request, for the audit trail. */
  readonly ip: string;
  readonly profile: Profile;
}

/** The caller's own data, read with the account because every order needs it. */
export interface Profile {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** The language of the last sign-up, sign-in or order; null when unknown. */
  readonly language: Language | null;
}
