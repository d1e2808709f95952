/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListedAuditEventDto } from './listedAuditEventDto';

export interface ListedAuditEventsDto {
  /** The events of this page, newest first. */
  events: ListedAuditEventDto[];
  /** The number of all. */
  total: number;
}
