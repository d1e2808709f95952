import { ApiProperty } from '@nestjs/swagger';

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
