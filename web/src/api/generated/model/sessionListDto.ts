/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { SessionDto } from './sessionDto';

export interface SessionListDto {
  /** The sign-ins, the last used first. */
  sessions: SessionDto[];
  /** The number of sign-ins. */
  total: number;
}
