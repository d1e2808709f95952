import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { toList } from '../../../../common/list-query.dto';
import { colorKey } from '../../product-words';

const MAX_COLORS = 50;
const MAX_COLOR_LENGTH = 60;
const MAX_SIZES = 50;
const SIZE = /^\d{1,3}(\.\d{1,2})?$/;

/** An optional list of colours' names, sent joined by commas. */
export function ColorNames(name: string): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => toList(value, colorKey)),
    IsString({ each: true, message: `${name} must be names of colours, joined by commas.` }),
    ArrayMaxSize(MAX_COLORS, { message: `${name} must not name more than ${MAX_COLORS} colours.` }),
    MaxLength(MAX_COLOR_LENGTH, {
      each: true,
      message: `${name} must not have names longer than ${MAX_COLOR_LENGTH} characters.`,
    }),
  );
}

/** An optional list of sizes, sent joined by commas; '42.0' is the size '42'. */
export function Sizes(name: string): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }) => toList(value, (part) => (SIZE.test(part.trim()) ? String(Number(part)) : part))),
    ArrayMaxSize(MAX_SIZES, { message: `${name} must not name more than ${MAX_SIZES} sizes.` }),
    Matches(SIZE, { each: true, message: `${name} must be sizes such as 42 or 42.5, joined by commas.` }),
  );
}
