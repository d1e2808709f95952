import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

const message = 'Enter your current password.';

/** The password that a person who is signed in enters once more. */
export function CurrentPassword(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'password', example: 'Sneaker#2026', maxLength: 128 }),
    MaxLength(128, { message: 'The current password has at most 128 characters.' }),
    IsNotEmpty({ message }),
    IsString({ message }),
  );
}
