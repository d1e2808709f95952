/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CloseRefundDtoState } from './closeRefundDtoState';

export interface CloseRefundDto {
  /**
   * Where it was seen.
   * @maxLength 300
   */
  note: string;
  /** `done` when the provider has sent it, `failed` when it will not: then its sum can be sent back anew. */
  state: CloseRefundDtoState;
}
