/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CustomerOrderDto } from './customerOrderDto';
import type { CustomerDtoRole } from './customerDtoRole';

export interface CustomerDto {
  /** The id. */
  _id: string;
  /** Where orders go; `Unknown` until the customer says. */
  address: string;
  /** Country as its ISO 3166-1 code of two letters. */
  country: string;
  /** When the person signed up. */
  createdAt: string;
  /** Date of birth, YYYY-MM-DD. */
  dob: string;
  /** E-mail address, lower-case. */
  email: string;
  /** Given name. */
  firstName: string;
  /** True when signing in takes a code from an authenticator app as well. */
  hasSecondFactor: boolean;
  /** True while the person has a live sign-in. */
  isActive: boolean;
  /** True once the person has followed the link that was sent to the address. Until then the shop's mails repeat no text that
the person entered, such as their name. */
  isEmailConfirmed: boolean;
  /** Family name. */
  lastName: string;
  /** True while the person wants news by mail. */
  news: boolean;
  /** The person's orders, newest first, the cart included: all of them, in the list of customers the newest ten. */
  orders: CustomerOrderDto[];
  /**
   * A new e-mail address, which replaces `email` once the link that was sent to it is followed; null without one.
   * @nullable
   */
  pendingEmail: string | null;
  /** Phone number, digits only. */
  phone: string;
  /** What the person may do. */
  role: CustomerDtoRole;
  /**
   * The version of the shop's terms that was accepted by signing up; null in accounts that were opened otherwise.
   * @nullable
   */
  termsVersion: string | null;
  /**
   * A short name to sign in with; null for people who signed up with e-mail and phone.
   * @nullable
   */
  username: string | null;
}
