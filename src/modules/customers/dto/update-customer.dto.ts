import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/dto-fields';

/**
 * The details that customers change themselves; only what is sent changes. The values are checked by the
 * rules in `customer-rules.ts`.
 */
export class UpdateCustomerDto {
  /** Family name, 1 to 50 characters. */
  @ApiPropertyOptional({ example: 'Trần', maxLength: 50 })
  @Allow()
  lastName?: string;

  /** Given name, 1 to 50 characters. */
  @ApiPropertyOptional({ example: 'Minh Anh', maxLength: 50 })
  @Allow()
  firstName?: string;

  /** E-mail address; upper and lower case are equal. Another one waits until it is confirmed. */
  @ApiPropertyOptional({ type: String, format: 'email', example: 'minh.anh@example.com', maxLength: 254 })
  @Allow()
  email?: string;

  /** Phone number of 10 to 11 digits. */
  @ApiPropertyOptional({ example: '0901234567', pattern: '^\\d{10,11}$' })
  @Allow()
  phone?: string;

  /** Where orders go, 1 to 300 characters. */
  @ApiPropertyOptional({ example: '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh', maxLength: 300 })
  @Allow()
  address?: string;

  /** The password as it is now; asked for when the e-mail address or the phone number changes. */
  @ApiPropertyOptional({ type: String, format: 'password', example: 'Sneaker#2026', maxLength: 128 })
  @MaxLength(128, { message: 'The current password has at most 128 characters.' })
  @IsString({ message: 'Enter your current password.' })
  @IfGiven()
  currentPassword?: string;
}
