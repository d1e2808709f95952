/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffInvitationDtoRole } from './staffInvitationDtoRole';

export interface StaffInvitationDto {
  /** The id. */
  _id: string;
  /** When it was sent. */
  createdAt: string;
  /** Where its link was sent, lower-case. */
  email: string;
  /** When its link expires. */
  expiresAt: string;
  /** What the person will be. */
  role: StaffInvitationDtoRole;
}
