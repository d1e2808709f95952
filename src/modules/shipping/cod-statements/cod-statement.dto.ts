import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { HasLines, IfGiven } from '../../../http/dto-fields';
import { withMessage } from '../../../http/errors/with-message';
import { CARRIERS } from '../../orders/shipments/order-shipment';
import { STATEMENT_COLUMNS, type StatementColumn } from './cod-statement-file';

const MAX_CSV = 150_000;

/** What becomes of a row. */
export const ROW_OUTCOMES = [
  'matched',
  'recorded',
  'differs',
  'unknown',
  'not-delivered',
  'own-order',
  'unreadable',
] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** A carrier's statement of the cash that it pays over. */
export class TakeCodStatementDto {
  /** The carrier’s short name. */
  @ApiProperty({ enum: CARRIERS, example: 'ghn' })
  @IsIn(CARRIERS, withMessage('field.no-option', { field: 'carrier', options: CARRIERS }))
  carrier: string;

  /**
   * A table with the names of its columns in the first row: tracking number and COD, and where the carrier has them fee
   * and date, in any order. At most 1,000 rows.
   */
  @ApiProperty({
    type: String,
    maxLength: MAX_CSV,
    example: 'Mã vận đơn,Tiền thu hộ,Phí,Ngày\nGHN123,1.250.000,32.000,21/11/2026',
  })
  @HasLines()
  @MaxLength(MAX_CSV, withMessage('field.characters', { field: 'csv', most: MAX_CSV }))
  @IsNotEmpty(withMessage('field.empty', { field: 'csv' }))
  @IsString(withMessage('field.no-text', { field: 'csv' }))
  csv: string;

  /** Only says what would happen. */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @IfGiven()
  @IsBoolean(withMessage('field.not-boolean', { field: 'dryRun' }))
  dryRun?: boolean;
}

/** What became of a row of a statement. */
export class CodStatementRowDto {
  /** Its number in the file. */
  @ApiProperty({ type: 'integer', example: 2 })
  row: number;

  /** The carrier’s number, as the statement has it. */
  @ApiProperty({ type: String, example: 'GHN123' })
  trackingNumber: string;

  /** What the statement says, in whole dong. */
  @ApiProperty({ type: 'integer', example: 1250000 })
  amount: number;

  /**
   * `matched`: its cash is recorded as paid over; `recorded`: it was before; `differs`: another sum is expected; `unknown`:
   * there is no such parcel; `own-order`: a colleague records it. All but `matched` change nothing.
   */
  @ApiProperty({ enum: ROW_OUTCOMES, example: 'matched' })
  outcome: RowOutcome;

  /** What the shop expects, in whole dong; null where it is not known. */
  @ApiProperty({ type: 'integer', nullable: true, example: 1250000 })
  expected: number | null;

  /** The parcel’s order; null where there is none. */
  @ApiProperty({ type: String, nullable: true, example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string | null;

  /** The column that cannot be read; null when all can. */
  @ApiProperty({ enum: STATEMENT_COLUMNS, nullable: true, example: null })
  unreadable: StatementColumn | null;
}

/** What became of a statement. */
export class CodStatementDto {
  /** Its rows, as they stand in the file. */
  @ApiProperty({ type: [CodStatementRowDto] })
  rows: CodStatementRowDto[];
}
