/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffMemberDtoRole } from './staffMemberDtoRole';

export interface StaffMemberDto {
  /** The id. */
  _id: string;
  /** E-mail address, lower-case. */
  email: string;
  /** Given name. */
  firstName: string;
  /** True when signing in takes a code from an authenticator app as well. */
  hasSecondFactor: boolean;
  /** Family name. */
  lastName: string;
  /** What the person may do. */
  role: StaffMemberDtoRole;
  /**
   * When the person last signed in; null: never.
   * @nullable
   */
  signedInAt: string | null;
}
