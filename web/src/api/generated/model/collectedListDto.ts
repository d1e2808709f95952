/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CollectedDto } from './collectedDto';

export interface CollectedListDto {
  /** One for each order. */
  results: CollectedDto[];
}
