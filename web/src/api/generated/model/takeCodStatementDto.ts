/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { TakeCodStatementDtoCarrier } from './takeCodStatementDtoCarrier';

export interface TakeCodStatementDto {
  /** The carrier’s short name. */
  carrier: TakeCodStatementDtoCarrier;
  /**
   * A table with the names of its columns in the first row: tracking number and COD, and where the carrier has them fee
and date, in any order. At most 1,000 rows.
   * @maxLength 150000
   */
  csv: string;
  /** Only says what would happen. */
  dryRun?: boolean;
}
