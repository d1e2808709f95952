import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { OneOf } from '../../../http/list-query.dto';
import { TIME_SPANS, type TimeSpan } from '../../../common/shop-time';
import { withMessage } from '../../../http/errors/with-message';

const MONTHS = { type: 'array', items: { type: 'integer' }, minItems: 12, maxItems: 12 } as const;

/** A number of rows. */
export class QuantityDto {
  /** The number. */
  @ApiProperty({ type: 'integer', example: 64 })
  quantity: number;
}

/** The completed orders. */
export class QuantityAndProfitDto {
  /** The number of completed orders. */
  @ApiProperty({ type: 'integer', example: 128 })
  quantity: number;

  /** The sum of their totals in whole dong; the shop records no costs. */
  @ApiProperty({ type: 'integer', example: 412350000 })
  profit: number;
}

/** New customers by month. */
export class CustomerChartDto {
  /** New customers, January to December. */
  @ApiProperty({ ...MONTHS, example: [3, 5, 2, 8, 6, 4, 9, 7, 5, 6, 2, 0] })
  totalCustomers: number[];
}

/** Completed orders by month. */
export class OrderChartDto {
  /** Completed orders, January to December. */
  @ApiProperty({ ...MONTHS, example: [7, 8, 9, 8, 10, 11, 9, 12, 13, 12, 8, 0] })
  totalOrders: number[];

  /** The pairs in those orders, January to December. */
  @ApiProperty({ ...MONTHS, example: [9, 11, 12, 10, 14, 15, 11, 17, 16, 15, 10, 0] })
  totalQuantity: number[];
}

const FIRST_YEAR = 1970;
const LAST_YEAR = 2999;
const NO_YEAR = withMessage('year.invalid', { first: FIRST_YEAR, last: LAST_YEAR });

/** The period of a count. */
export class CountQueryDto {
  /** This day, month or year in the shop's time zone; all time by default: `month`. */
  @ApiPropertyOptional({ enum: TIME_SPANS })
  @IsOptional()
  @OneOf('time', TIME_SPANS)
  time?: TimeSpan;
}

/** The year of a chart. */
export class ChartQueryDto {
  /** The year in the shop's time zone, such as `2026`; this year by default. */
  @ApiPropertyOptional({ type: 'integer', minimum: FIRST_YEAR, maximum: LAST_YEAR })
  @IsOptional()
  @Transform(({ value }) => toYear(value))
  @IsInt(NO_YEAR)
  @Min(FIRST_YEAR, NO_YEAR)
  @Max(LAST_YEAR, NO_YEAR)
  year?: number;
}

/** Digits as a number, an empty text as undefined; other values stay and fail validation. */
function toYear(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return /^\d{4}$/.test(text) ? Number(text) : value;
}
