/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CodStatementRowDto } from './codStatementRowDto';

export interface CodStatementDto {
  /** Its rows, as they stand in the file. */
  rows: CodStatementRowDto[];
}
