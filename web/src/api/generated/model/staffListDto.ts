/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffInvitationDto } from './staffInvitationDto';
import type { StaffMemberDto } from './staffMemberDto';

export interface StaffListDto {
  /** The open invitations, the newest first. */
  invitations: StaffInvitationDto[];
  /** All staff: managers first, then by name. */
  staff: StaffMemberDto[];
}
