import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** The optional `search` of a list: one text of at most so many characters; a blank one is as good as none. */
export function SearchText(maxLength: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength }),
    IsOptional(),
    Transform(({ value }) => (typeof value === 'string' && !value.trim() ? undefined : (value as unknown))),
    IsString({ message: 'search must be one text.' }),
    MaxLength(maxLength, { message: `search must not be longer than ${maxLength} characters.` }),
  );
}
