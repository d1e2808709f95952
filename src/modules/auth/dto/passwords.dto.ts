import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { CurrentPassword } from '../../../common/dto-fields';

/** The address of an account with a forgotten password. */
export class ForgotPasswordDto {
  /** The account's e-mail address; upper and lower case are equal. */
  @ApiProperty({ type: String, format: 'email', example: 'client@shop.test', maxLength: 254 })
  @MaxLength(254, { message: 'email must be at most 254 characters' })
  @Matches(/^\s*[^\s@]+@[^\s@]+\s*$/, { message: 'Enter valid Email.' })
  @IsNotEmpty({ message: 'Enter your Email' })
  @IsString({ message: 'email must be a text' })
  email: string;
}

/** The link from the message, and the new password. */
export class ResetPasswordDto {
  /** The `token` of the link. */
  @ApiProperty({ example: 'bm90LWEtcmVhbC10b2tlbi1idXQtYXMtbG9uZy1hcy1vbmU', maxLength: 512 })
  @MaxLength(512, { message: 'token is too long' })
  @IsNotEmpty({ message: 'token must not be empty' })
  @IsString({ message: 'token must be a text' })
  token: string;

  /** At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess. */
  @ApiProperty({ type: String, format: 'password', example: 'Sneaker#2027', minLength: 8, maxLength: 128 })
  @IsString({ message: 'password must be a text' })
  password: string;
}

/** The current and the new password. */
export class ChangePasswordDto {
  /** The current password. */
  @CurrentPassword()
  currentPassword: string;

  /** At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess. */
  @ApiProperty({ type: String, format: 'password', example: 'Sneaker#2027', minLength: 8, maxLength: 128 })
  @IsString({ message: 'newPassword must be a text' })
  newPassword: string;
}
