import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { withMessage } from './errors/with-message';
import { toWords } from '../common/text';

export const DEFAULT_PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 100;

/** The query of every list. Extend it, and redeclare `limit` for another page size. */
export class PageQueryDto {
  /** Page number, starting at 1. A page past the end is empty but has the correct total. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt(withMessage('page.invalid'))
  @Min(1, withMessage('page.invalid'))
  page: number = 1;

  /** Number of entries per page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt(withMessage('limit.invalid', { most: MAX_PAGE_SIZE }))
  @Min(1, withMessage('limit.invalid', { most: MAX_PAGE_SIZE }))
  @Max(MAX_PAGE_SIZE, withMessage('limit.invalid', { most: MAX_PAGE_SIZE }))
  limit: number = DEFAULT_PAGE_SIZE;
}

/** The optional `search` of a list, up to a maximum length; a blank text counts as missing. */
export function SearchText(maxLength: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength }),
    IsOptional(),
    Transform(({ value }) => (typeof value === 'string' && !value.trim() ? undefined : (value as unknown))),
    IsString(withMessage('search.not-one')),
    MaxLength(maxLength, withMessage('field.longer', { field: 'search', most: maxLength })),
  );
}

type Reader = (part: string) => string;

/** An empty parameter counts as missing. */
export function filled({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() || undefined : value;
}

/** Comma-separated values or repeated parameters as a list without duplicates; undefined if empty. */
export function toList(value: unknown, read: Reader): unknown {
  const text: unknown = Array.isArray(value) ? value.join(',') : value;
  if (typeof text !== 'string') return text;
  const values = text.split(',').map(read).filter(Boolean);
  return values.length > 0 ? [...new Set(values)] : undefined;
}

/** Finds the option that a value spells; case is ignored, and hyphens equal spaces. */
function readerOf(options: readonly string[]): Reader {
  const byWords = new Map(options.map((option) => [toWords(option), option]));
  return (part) => byWords.get(toWords(part)) ?? part.trim();
}

/** An optional list of these options, separated by commas. */
export function AnyOf(name: string, options: readonly string[]): PropertyDecorator {
  const read = readerOf(options);
  return applyDecorators(
    ApiPropertyOptional({ type: 'array', items: { type: 'string', enum: [...options] } }),
    IsOptional(),
    Transform(({ value }) => toList(value, read)),
    IsIn(options, { each: true, ...withMessage('field.no-options', { field: name, options }) }),
  );
}

/** One of these options; an empty text counts as missing. */
export function OneOf(name: string, options: readonly string[]): PropertyDecorator {
  const read = readerOf(options);
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? read(value) || undefined : (value as unknown))),
    IsIn(options, withMessage('field.no-option', { field: name, options: options })),
  );
}
