import { ApiProperty, ApiPropertyOptional, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { Allow, IsBoolean, IsIn, IsOptional } from 'class-validator';
import { AsTyped, CurrentPasswordIfAsked, SecondFactorCode } from '../../../http/dto-fields';
import { ROLES, type Role } from '../../../access/role';
import { AnyOf, OneOf, PageQueryDto, SearchText } from '../../../http/list-query.dto';
import { withMessage } from '../../../http/errors/with-message';

/**
 * What a visitor fills in to sign up. The values are checked by the rules in
 * `customer-rules.ts`, which answer with exactly its messages; here only unknown fields are refused.
 */
export class RegisterCustomerDto {
  /** Family name, 1 to 50 characters. */
  @ApiProperty({ example: 'Trần', maxLength: 50 })
  @Allow()
  lastName: string;

  /** Given name, 1 to 50 characters. */
  @ApiProperty({ example: 'Minh Anh', maxLength: 50 })
  @Allow()
  firstName: string;

  /** Country as its ISO 3166-1 code of two letters. */
  @ApiProperty({ example: 'VN', minLength: 2, maxLength: 2 })
  @Allow()
  country: string;

  /** Date of birth, YYYY-MM-DD; the person is 18 or older today in the shop's time zone. */
  @ApiProperty({ type: String, format: 'date', example: '1998-04-30' })
  @Allow()
  dob: string;

  /** E-mail address; upper and lower case are equal. */
  @ApiProperty({ type: String, format: 'email', example: 'minh.anh@example.com', maxLength: 254 })
  @Allow()
  email: string;

  /** Phone number of 10 to 12 digits; it may be written in groups, and with +84 for its first 0. */
  @ApiProperty({ example: '0901234567' })
  @Allow()
  phone: string;

  /** At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess. */
  @ApiProperty({ type: String, format: 'password', example: 'Duong#Dai2031', minLength: 8, maxLength: 128 })
  @Allow()
  @AsTyped()
  password: string;

  /** Whether the person wants news by mail; only what they tick themselves is consent. */
  @ApiPropertyOptional({ type: Boolean, example: false })
  @IsBoolean(withMessage('field.not-boolean', { field: 'news' }))
  @IsOptional()
  news?: boolean;
}

/**
 * The details that customers change themselves; only what is sent changes. The values are checked by the
 * rules in `customer-rules.ts`.
 */
export class UpdateCustomerDto extends PartialType(
  PickType(RegisterCustomerDto, ['lastName', 'firstName', 'email', 'news']),
) {
  /** Phone number of 10 to 11 digits; it may be written in groups, and with +84 for its first 0. */
  @ApiPropertyOptional({ example: '0901234567' })
  @Allow()
  phone?: string;

  /** Where orders go, 1 to 300 characters. */
  @ApiPropertyOptional({ example: '12 Nguyễn Huệ, Phường Sài Gòn, TP. Hồ Chí Minh', maxLength: 300 })
  @Allow()
  address?: string;

  /** The password as it is now; asked for when the e-mail address or the phone number changes. */
  @CurrentPasswordIfAsked()
  currentPassword?: string;

  /** A code of the app, or a recovery code; asked for along with the password when two-step sign-in is on. */
  @SecondFactorCode()
  code?: string;
}

/** As long as the longest e-mail address. */
const MAX_SEARCH_LENGTH = 254;

/** The orders in which staff read the list of customers (rule L4). */
const CUSTOMER_SORTS = ['newest', 'oldest', 'a-z', 'z-a'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** One page of a narrowed, sorted list of customers. */
export class ListCustomersQueryDto extends PageQueryDto {
  /** Words of a name or an e-mail address, or how a phone number begins or ends: `minh anh`, `4567`. */
  @SearchText(MAX_SEARCH_LENGTH)
  search?: string;

  /** Any of client, admin, manager, joined by commas: `admin,manager`. */
  @AnyOf('role', ROLES)
  role?: Role[];

  /** `newest` and `oldest` by the day of joining, `a-z` and `z-a` by name. */
  @ApiPropertyOptional({ enum: CUSTOMER_SORTS, default: 'newest' })
  @IsOptional()
  @OneOf('sort', CUSTOMER_SORTS)
  sort?: CustomerSort;
}

/** The people of a file: those of the list, on all of its pages. */
export class ExportCustomersQueryDto extends OmitType(ListCustomersQueryDto, ['page', 'limit']) {}

/** The roles that a manager gives (rule R6). */
const GIVEN_ROLES = ['client', 'admin'] as const;

/** What a customer shall be. */
export class ChangeRoleDto {
  /** `client` or `admin`; no account becomes a manager. */
  @ApiProperty({ enum: GIVEN_ROLES, example: 'admin' })
  @IsIn(GIVEN_ROLES, withMessage('field.no-option', { field: 'role', options: GIVEN_ROLES }))
  role: (typeof GIVEN_ROLES)[number];
}
