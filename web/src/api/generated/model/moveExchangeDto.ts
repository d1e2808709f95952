/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { MoveExchangeDtoMove } from './moveExchangeDtoMove';

export interface MoveExchangeDto {
  /** `approve` it, `receive` its old pair, which also approves it, or `refuse` it. */
  move: MoveExchangeDtoMove;
  /**
   * Why it is refused, for the customer to read: one line, which may be empty. With another move it is ignored.
   * @maxLength 200
   */
  reason?: string;
}
