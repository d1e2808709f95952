/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ReturnableLineDto } from './returnableLineDto';
import type { ReturnDto } from './returnDto';

export interface OrderReturnsDto {
  /** The lines of which pairs can be returned now. */
  lines: ReturnableLineDto[];
  /** The returns, oldest first. */
  returns: ReturnDto[];
  /**
   * Until when pairs can be returned; null when they cannot.
   * @nullable
   */
  until: string | null;
}
