import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/dto-fields';

/** An identity with its password. */
export class LoginDto {
  /** Username, e-mail address (upper and lower case are equal) or phone number. */
  @ApiProperty({ example: 'client@shop.test' })
  @MaxLength(254, { message: 'username must be at most 254 characters' })
  @IsNotEmpty({ message: 'username must not be empty' })
  @IsString({ message: 'username must be a text' })
  username: string;

  /** The password. */
  @ApiProperty({ type: String, format: 'password', example: 'Sneaker#2026' })
  @MaxLength(128, { message: 'password must be at most 128 characters' })
  @IsNotEmpty({ message: 'password must not be empty' })
  @IsString({ message: 'password must be a text' })
  password: string;

  /** The six digits of an authenticator app, or a recovery code: only for accounts with two-step sign-in. */
  @ApiPropertyOptional({ type: String, example: '123456', maxLength: 40 })
  @MaxLength(40, { message: 'code must be at most 40 characters' })
  @IsString({ message: 'code must be a text' })
  @IfGiven()
  code?: string;
}
