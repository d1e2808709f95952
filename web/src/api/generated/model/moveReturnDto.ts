/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { MoveReturnDtoMove } from './moveReturnDtoMove';
import type { ReturnPairsDto } from './returnPairsDto';

export interface MoveReturnDto {
  /** `approve` it, `receive` its pairs, which also approves it, or `refuse` it; `refund` ends one whose pairs were received
and of which no money is to go back. Recording its refund ends it as well. */
  move: MoveReturnDtoMove;
  /**
   * Why it is refused, for the customer to read: one line, which may be empty. With another move it is ignored.
   * @maxLength 200
   */
  reason?: string;
  /**
   * Received pairs that cannot be sold again: they do not go back to stock. With another move they are ignored.
   * @maxItems 50
   */
  unsellable?: ReturnPairsDto[];
}
