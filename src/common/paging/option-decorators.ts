import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { toWords } from '../text';

type Reader = (part: string) => string;

/** Comma-joined values, or a repeated parameter, as a list without repeats; nothing chosen is undefined. */
export function toList(value: unknown, read: Reader): unknown {
  const text: unknown = Array.isArray(value) ? value.join(',') : value;
  if (typeof text !== 'string') return text;
  const values = text.split(',').map(read).filter(Boolean);
  return values.length > 0 ? [...new Set(values)] : undefined;
}

/** Reads a value as the option it spells, whatever its case and with spaces or hyphens. */
function readerOf(options: readonly string[]): Reader {
  const byWords = new Map(options.map((option) => [toWords(option), option]));
  return (part) => byWords.get(toWords(part)) ?? part.trim();
}

/** An optional list of these options, sent joined by commas. It says nothing to OpenAPI, where it is a text. */
export function AnyOf(name: string, options: readonly string[]): PropertyDecorator {
  const read = readerOf(options);
  const message = `${name} must be any of ${options.join(', ')}.`;
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => toList(value, read)),
    IsIn(options, { each: true, message }),
  );
}

/** One of these options; an empty text is as good as none. */
export function OneOf(name: string, options: readonly string[]): PropertyDecorator {
  const read = readerOf(options);
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? read(value) || undefined : (value as unknown))),
    IsIn(options, { message: `${name} must be one of ${options.join(', ')}.` }),
  );
}
