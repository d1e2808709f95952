import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, Matches } from 'class-validator';
import {
  AsTyped,
  CurrentPassword,
  IsPasswordLength,
  RequiredText,
  SecondFactorCode,
} from '../../../http/dto-fields';
import { withMessage } from '../../../http/errors/with-message';

/** An identity with its password. */
export class LoginDto {
  /** Username, e-mail address (upper and lower case are equal) or phone number, in groups or not. */
  @RequiredText({ example: 'client@shop.test', maxLength: 254 })
  username: string;

  /** The password. */
  @ApiProperty({ type: String, format: 'password', example: 'Sneaker#2026', maxLength: 128 })
  @IsString(withMessage('field.no-text', { field: 'password' }))
  @IsNotEmpty(withMessage('field.empty', { field: 'password' }))
  @IsPasswordLength(withMessage('field.characters', { field: 'password', most: 128 }))
  @AsTyped()
  password: string;

  /** The six digits of an authenticator app, or a recovery code: only for accounts with two-step sign-in. */
  @SecondFactorCode()
  code?: string;
}

/** The two tokens of a sign-in. */
export class TokensDto {
  /** Access token: a JWT with `userId` and `role`, valid 15 minutes, sent as `Authorization: Bearer …`. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VySWQiOiI2NmYwIn0.c2lnbmF0dXJl' })
  token: string;

  /** Refresh token: opaque, valid 30 days, for one use. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c3.Q3VydmVk.bm90LWEtcmVhbC10b2tlbg' })
  refreshToken: string;
}

/** The refresh token to exchange. */
export class RefreshTokenDto {
  /** The refresh token of the last answer. */
  @Token('66f0c1a2b3c4d5e6f7a8b9c3.Q3VydmVk.bm90LWEtcmVhbC10b2tlbg')
  refreshToken: string;
}

/** The address of an account with a forgotten password. */
export class ForgotPasswordDto {
  /** The account's e-mail address; upper and lower case are equal. */
  @ApiProperty({ type: String, format: 'email', example: 'client@shop.test', maxLength: 254 })
  @MaxLength(254, withMessage('field.characters', { field: 'email', most: 254 }))
  @Matches(/^\s*[^\s@]+@[^\s@]+\s*$/, withMessage('email.invalid'))
  @IsNotEmpty(withMessage('email.missing'))
  @IsString(withMessage('field.no-text', { field: 'email' }))
  email: string;
}

/** The link from the message. */
export class ResetLinkDto {
  /** The `token` of the link. */
  @Token('bm90LWEtcmVhbC10b2tlbi1idXQtYXMtbG9uZy1hcy1vbmU')
  token: string;
}

/** The link from the message, and the new password. */
export class ResetPasswordDto extends ResetLinkDto {
  /** At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess. */
  @ApiProperty({ type: String, format: 'password', example: 'Duong#Dai2032', minLength: 8, maxLength: 128 })
  @IsString(withMessage('field.no-text', { field: 'password' }))
  @AsTyped()
  password: string;
}

/** The current password. */
export class CurrentPasswordDto {
  /** The current password. */
  @CurrentPassword()
  currentPassword: string;
}

/** By what a signed-in person shows once more who they are. */
export class ProofDto extends CurrentPasswordDto {
  /** The six digits that the app shows now, or a recovery code: only with two-step sign-in. */
  @SecondFactorCode()
  code?: string;
}

/** The current and the new password. */
export class ChangePasswordDto extends ProofDto {
  /** At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess. */
  @ApiProperty({ type: String, format: 'password', example: 'Duong#Dai2032', minLength: 8, maxLength: 128 })
  @IsString(withMessage('field.no-text', { field: 'newPassword' }))
  @AsTyped()
  newPassword: string;
}

/** The link from the message to a new e-mail address. */
export class ConfirmEmailDto {
  /** The `token` of the link. */
  @Token('bm90LWEtcmVhbC10b2tlbi1idXQtYXMtbG9uZy1hcy1vbmU')
  token: string;
}

function Token(example: string): PropertyDecorator {
  return RequiredText({ example, maxLength: 512 }, 'field.too-long');
}
