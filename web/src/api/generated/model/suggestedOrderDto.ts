/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { SuggestedOrderDtoBy } from './suggestedOrderDtoBy';

export interface SuggestedOrderDto {
  /** `memo` when the money names it, `amount` when only its sum fits. */
  by: SuggestedOrderDtoBy;
  /** Who receives it; empty when the customer was erased. */
  name: string;
  /** The order’s id. */
  orderId: string;
  /** When it was placed. */
  placedAt: string;
  /** Whole dong. */
  total: number;
}
