import {
  ValidateIf,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isEmail } from '../config/email';
import { withMessage } from './errors/with-message';
import { isPasswordWithin } from '../common/password-form';
import { PLAIN_TEXT } from './errors/request-validation.pipe';
import { isPlainText } from '../common/text';

/** May be left out, yet is checked like any other when it is there, `null` included. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}

/** A text that is neither empty nor longer than this. `tooLong`: whether its reader is told how long it may be. */
export function RequiredText(
  told: { maxLength: number; example: string; format?: string },
  tooLong: 'field.characters' | 'field.too-long' = 'field.characters',
): PropertyDecorator {
  return (target, key) => {
    const field = String(key);
    const most = told.maxLength;
    applyDecorators(
      ApiProperty({ type: String, ...told }),
      IsString(withMessage('field.no-text', { field })),
      IsNotEmpty(withMessage('field.empty', { field })),
      MaxLength(most, withMessage(tooLong, { field, most })),
      // A password is whatever was typed.
      ...(told.format === 'password' ? [] : [IsPlainText()]),
    )(target, key);
  };
}

const MAX_PASSWORD_LENGTH = 128;

/** The field is a password that is not too long, however its accents are typed. */
export function IsPasswordLength(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' && isPasswordWithin(value, MAX_PASSWORD_LENGTH);
  return ValidateBy({ name: 'isPasswordLength', validator: { validate } }, options);
}

/** The password that a person who is signed in enters once more. */
export function CurrentPassword(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'password', example: 'Sneaker#2026', maxLength: 128 }),
    IsPasswordLength(withMessage('password.current-long')),
    IsNotEmpty(withMessage('password.current-missing')),
    IsString(withMessage('password.current-missing')),
  );
}

/** A code of an authenticator app or a recovery code, where the account has two-step sign-in. */
export function SecondFactorCode(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, example: '123456', maxLength: 40 }),
    MaxLength(40, withMessage('field.characters', { field: 'code', most: 40 })),
    IsString(withMessage('field.no-text', { field: 'code' })),
    IfGiven(),
  );
}

/** The same password in a call that may ask for it afterwards. */
export function CurrentPasswordIfAsked(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'password', example: 'Sneaker#2026', maxLength: 128 }),
    IsPasswordLength(withMessage('password.current-long')),
    IsString(withMessage('password.current-missing')),
    IfGiven(),
  );
}

/** The field's characters can all be shown; the refusal names the first that cannot. */
export function IsPlainText(): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value !== 'string' || isPlainText(value);
  return ValidateBy({ name: PLAIN_TEXT, validator: { validate } });
}

/** The field is one e-mail address. */
export function IsEmailAddress(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isEmail(value);
  return ValidateBy({ name: 'isEmailAddress', validator: { validate } }, options);
}
