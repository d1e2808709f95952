/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CodStatementRowDtoOutcome } from './codStatementRowDtoOutcome';
import type { CodStatementRowDtoUnreadable } from './codStatementRowDtoUnreadable';

export interface CodStatementRowDto {
  /** What the statement says, in whole dong. */
  amount: number;
  /**
   * What the shop expects, in whole dong; null where it is not known.
   * @nullable
   */
  expected: number | null;
  /**
   * The parcel’s order; null where there is none.
   * @nullable
   */
  orderId: string | null;
  /** `matched`: its cash is recorded as paid over; `recorded`: it was before; `differs`: another sum is expected; `unknown`:
there is no such parcel; `own-order`: a colleague records it. All but `matched` change nothing. */
  outcome: CodStatementRowDtoOutcome;
  /** Its number in the file. */
  row: number;
  /** The carrier’s number, as the statement has it. */
  trackingNumber: string;
  /**
   * The column that cannot be read; null when all can.
   * @nullable
   */
  unreadable: CodStatementRowDtoUnreadable;
}
