/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AuditEventDto } from './auditEventDto';

export interface AuditEventListDto {
  /** The events of this page, newest first. */
  events: AuditEventDto[];
  /** The number of all events. */
  total: number;
}
