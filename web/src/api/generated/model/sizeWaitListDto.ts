/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { SizeWaitDto } from './sizeWaitDto';

export interface SizeWaitListDto {
  /** The open waits, oldest first. */
  waits: SizeWaitDto[];
}
