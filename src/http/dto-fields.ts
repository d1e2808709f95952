import {
  ValidateIf,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isEmail } from '../config/email';
import { withMessage } from './errors/with-message';
import { isPasswordWithin } from '../common/password-form';
import { AS_TYPED, HAS_LINES, PLAIN_TEXT } from './errors/request-validation.pipe';
import { isPlainText, tidyLine } from '../common/text';

/** Longer than any field here, accents apart from their letters included: such a text is refused as it is. */
const MAX_TIDIED_LENGTH = 1000;

/** The field's text in the form in which it is kept. */
export function Tidied(tidy: (text: string) => string = tidyLine): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= MAX_TIDIED_LENGTH ? tidy(value) : value,
  );
}

/** The field's text keeps its line ends, or the texts in it do; of any other field they become spaces. */
export function HasLines(): PropertyDecorator {
  return ValidateBy({ name: HAS_LINES, validator: { validate: () => true } });
}

/** The field is a password, whose text stays exactly as typed. */
export function AsTyped(): PropertyDecorator {
  return ValidateBy({ name: AS_TYPED, validator: { validate: () => true } });
}

/** Optional, but validated when present, even if `null`. */
export function IfGiven(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}

/** A non-empty text up to a maximum length. `tooLong`: whether the message names the maximum. */
export function RequiredText(
  options: { maxLength: number; example: string; format?: string },
  tooLong: 'field.characters' | 'field.too-long' = 'field.characters',
): PropertyDecorator {
  return (target, key) => {
    const field = String(key);
    const most = options.maxLength;
    applyDecorators(
      ApiProperty({ type: String, ...options }),
      IsString(withMessage('field.no-text', { field })),
      IsNotEmpty(withMessage('field.empty', { field })),
      MaxLength(most, withMessage(tooLong, { field, most })),
      // A password may contain any characters.
      ...(options.format === 'password' ? [] : [IsPlainText()]),
    )(target, key);
  };
}

const MAX_PASSWORD_LENGTH = 128;

/** A password of allowed length, however its accents are encoded. */
export function IsPasswordLength(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' && isPasswordWithin(value, MAX_PASSWORD_LENGTH);
  return ValidateBy({ name: 'isPasswordLength', validator: { validate } }, options);
}

/** The password that a signed-in person confirms. */
export function CurrentPassword(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'password', example: 'Sneaker#2026', maxLength: 128 }),
    AsTyped(),
    IsPasswordLength(withMessage('password.current-long')),
    IsNotEmpty(withMessage('password.current-missing')),
    IsString(withMessage('password.current-missing')),
  );
}

/** A code of an authenticator app or a recovery code, if the account uses two-step sign-in. */
export function SecondFactorCode(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, example: '123456', maxLength: 40 }),
    MaxLength(40, withMessage('field.characters', { field: 'code', most: 40 })),
    IsString(withMessage('field.no-text', { field: 'code' })),
    IfGiven(),
  );
}

/** The same password in a call that may request it later. */
export function CurrentPasswordIfAsked(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'password', example: 'Sneaker#2026', maxLength: 128 }),
    AsTyped(),
    IsPasswordLength(withMessage('password.current-long')),
    IsString(withMessage('password.current-missing')),
    IfGiven(),
  );
}

/** All characters must be displayable; the message names the first that is not. */
export function IsPlainText(): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value !== 'string' || isPlainText(value);
  return ValidateBy({ name: PLAIN_TEXT, validator: { validate } });
}

/** A single e-mail address. */
export function IsEmailAddress(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isEmail(value);
  return ValidateBy({ name: 'isEmailAddress', validator: { validate } }, options);
}
