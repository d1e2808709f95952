/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ReturnPairsDto } from './returnPairsDto';
import type { AskReturnDtoReason } from './askReturnDtoReason';

export interface AskReturnDto {
  /**
   * The pairs, each line once.
   * @minItems 1
   * @maxItems 50
   */
  lines: ReturnPairsDto[];
  /**
   * More about it, for staff to read: one line, which may be empty.
   * @maxLength 300
   */
  note?: string;
  /** Why: the size, a fault, another shoe than ordered, it looks different, a change of mind, or something else. */
  reason: AskReturnDtoReason;
}
