import { Entity, Index } from 'typeorm';
import type { Role } from '../../access/role';
import { MAX_SORT_KEY_LENGTH } from '../../common/sort-key';
import type { Language } from '../../common/language';
import { AddressColumn, IdColumn, InstantColumn, TextColumn } from '../../database/columns';

/** Someone with an account: a shopper or staff. */
@Entity('customers')
@Index('uq_customers_username', ['username'], { unique: true })
@Index('uq_customers_email', ['email'], { unique: true })
@Index('uq_customers_phone', ['phone'], { unique: true })
@Index('uq_customers_pending_email_hash', ['pendingEmailHash'], { unique: true })
@Index('ix_customers_created', ['createdAt', 'id', 'deletedAt', 'role', 'searchName', 'email', 'phone'])
@Index('ix_customers_sort', ['sortName', 'id', 'deletedAt', 'role', 'searchName', 'email', 'phone'])
@Index('ix_customers_name', ['searchName', 'id', 'deletedAt', 'role', 'email', 'phone'])
export class Customer {
  @IdColumn()
  id: string;

  /** Lower-case; null for people who signed up themselves. */
  @TextColumn(50, { nullable: true })
  username: string | null;

  @TextColumn(50)
  lastName: string;

  @TextColumn(50)
  firstName: string;

  /** Last and first name folded, which searches read: collations disagree about accents and đ. */
  @TextColumn(220)
  searchName: string;

  /** By which lists of names are sorted; empty where a release without it wrote the row. */
  @TextColumn(MAX_SORT_KEY_LENGTH, { default: '' })
  sortName: string;

  /** Lower-case. */
  @TextColumn(254)
  email: string;

  /** When a link was followed that was sent to `email`; null: nobody knows whether the address is theirs. */
  @InstantColumn({ nullable: true })
  emailConfirmedAt: Date | null;

  /**
   * The address that takes the place of `email` once the link that was sent to it is followed; `email` itself as long
   * as the link of the sign-up is good.
   */
  @TextColumn(254, { nullable: true })
  pendingEmail: string | null;

  /** SHA-256 of the token in that link. */
  @TextColumn(64, { nullable: true })
  pendingEmailHash: string | null;

  @InstantColumn({ nullable: true })
  pendingEmailUntil: Date | null;

  @TextColumn(12)
  phone: string;

  @AddressColumn()
  address: string;

  /** YYYY-MM-DD: a date of the calendar, in no time zone. */
  @TextColumn(10)
  dob: string;

  /** ISO 3166-1 code of two letters. */
  @TextColumn(2)
  country: string;

  /** The language in which they last signed up, signed in or ordered; null when it is not known. */
  @TextColumn(2, { nullable: true })
  language: Language | null;

  /** The version of the terms that they accepted by signing up; null in accounts that were opened otherwise or before. */
  @TextColumn(12, { nullable: true })
  termsVersion: string | null;

  /** Since when they want news by mail; null: they do not. */
  @InstantColumn({ nullable: true })
  newsAt: Date | null;

  @TextColumn(10)
  role: Role;

  @TextColumn(200)
  passwordHash: string;

  /** The end of the hash whose password is known not to be the published one; null or another end: not known. */
  @TextColumn(43, { nullable: true })
  checkedHash: string | null;

  /** When they last signed in; null: never. */
  @InstantColumn({ nullable: true })
  signedInAt: Date | null;

  /** Until when the longest living sign-in lasts; null or past: the person is not signed in. */
  @InstantColumn({ nullable: true })
  activeUntil: Date | null;

  /** Since when a sign-in asks for a code as well; null: the password is enough. */
  @InstantColumn({ nullable: true })
  secondFactorAt: Date | null;

  @InstantColumn()
  createdAt: Date;

  /** Set when the account was deleted: it can no longer be seen or used. */
  @InstantColumn({ nullable: true })
  deletedAt: Date | null;
}

/** What no two customers share. */
export type UniqueField = 'username' | 'email' | 'phone';
