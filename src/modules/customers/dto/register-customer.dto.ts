import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

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

  /** Phone number of 10 to 12 digits. */
  @ApiProperty({ example: '0901234567', pattern: '^\\d{10,12}$' })
  @Allow()
  phone: string;

  /** At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess. */
  @ApiProperty({ type: String, format: 'password', example: 'Sneaker#2026', minLength: 8, maxLength: 128 })
  @Allow()
  password: string;
}
