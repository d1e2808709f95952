import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Allow, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { Role } from '../../../../access/role';
import { AsTyped, IsEmailAddress, RequiredText } from '../../../../http/dto-fields';
import { withMessage } from '../../../../http/errors/with-message';
import { CustomerDto } from '../../../customers/dto/customer.dto';
import type { StaffMember } from '../../../customers/staff-accounts.service';
import type { StaffInvitation } from '../staff-invitation.entity';

const STAFF_ROLES = ['admin', 'manager'] as const satisfies readonly Role[];

/** A member of the staff. */
export class StaffMemberDto extends PickType(CustomerDto, ['_id', 'lastName', 'firstName', 'email']) {
  /** What the person may do. */
  @ApiProperty({ enum: STAFF_ROLES, example: 'admin' })
  role: Role;

  /** True when signing in takes a code from an authenticator app as well. */
  @ApiProperty({ type: Boolean, example: true })
  hasSecondFactor: boolean;

  /** When the person last signed in; null: never. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T03:15:00.000Z' })
  signedInAt: string | null;

  /** Maps an account to its response. */
  static from(account: StaffMember): StaffMemberDto {
    const { id, lastName, firstName, email, role, secondFactorAt, signedInAt } = account;
    const hasSecondFactor = secondFactorAt !== null;
    const lastSignIn = signedInAt?.toISOString() ?? null;
    return { _id: id, lastName, firstName, email, role, hasSecondFactor, signedInAt: lastSignIn };
  }
}

/** An open invitation. */
export class StaffInvitationDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9f1' })
  _id: string;

  /** Where its link was sent, lower-case. */
  @ApiProperty({ example: 'lan@example.com' })
  email: string;

  /** What the person will be. */
  @ApiProperty({ enum: ['admin'], example: 'admin' })
  role: Role;

  /** When it was sent. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:15:00.000Z' })
  createdAt: string;

  /** When its link expires. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-27T03:15:00.000Z' })
  expiresAt: string;

  static from({ id, email, role, createdAt, expiresAt }: StaffInvitation): StaffInvitationDto {
    const dates = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    return { _id: id, email, role, ...dates };
  }
}

/** Who works in the shop, and who is invited. */
export class StaffListDto {
  /** All staff: managers first, then by name. */
  @ApiProperty({ type: () => [StaffMemberDto] })
  staff: StaffMemberDto[];

  /** The open invitations, the newest first. */
  @ApiProperty({ type: () => [StaffInvitationDto] })
  invitations: StaffInvitationDto[];
}

/** Who is invited. */
export class InviteStaffDto {
  /** Address for the link; case is ignored. */
  @ApiProperty({ type: String, format: 'email', example: 'lan@example.com', maxLength: 254 })
  @MaxLength(254, withMessage('field.characters', { field: 'email', most: 254 }))
  @IsEmailAddress(withMessage('email.invalid'))
  @IsNotEmpty(withMessage('email.missing'))
  @IsString(withMessage('field.no-text', { field: 'email' }))
  email: string;
}

/** The link from the mail. */
export class InvitationLinkDto {
  /** The `token` of the link. */
  @RequiredText(
    { example: 'bm90LWEtcmVhbC10b2tlbi1idXQtYXMtbG9uZy1hcy1vbmU', maxLength: 512 },
    'field.too-long',
  )
  token: string;
}

/** Whom a link invites. */
export class InviteeDto {
  /** The invited address. */
  @ApiProperty({ example: 'lan@example.com' })
  email: string;

  /** True when the address has an account, which becomes the admin's; else a new one is opened. */
  @ApiProperty({ type: Boolean, example: false })
  hasAccount: boolean;
}

/**
 * The link, and what a person without an account enters. The values are checked by the rules of the sign-up; a person
 * with an account sends the token alone.
 */
export class AcceptInvitationDto extends InvitationLinkDto {
  /** Family name, 1 to 50 characters. */
  @ApiPropertyOptional({ example: 'Trần', maxLength: 50 })
  @Allow()
  lastName?: string;

  /** Given name, 1 to 50 characters. */
  @ApiPropertyOptional({ example: 'Lan', maxLength: 50 })
  @Allow()
  firstName?: string;

  /** Phone number of 10 to 12 digits; it signs in as well. */
  @ApiPropertyOptional({ example: '0901234568' })
  @Allow()
  phone?: string;

  /** At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess. */
  @ApiPropertyOptional({
    ...{ type: String, format: 'password', example: 'Duong#Dai2031', minLength: 8, maxLength: 128 },
  })
  @Allow()
  @AsTyped()
  password?: string;
}
