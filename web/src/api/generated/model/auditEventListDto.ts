/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AuditEventDto } from './auditEventDto';

export interface AuditEventListDto {
  /** The events of this page, newest first. */
  events: AuditEventDto[];
  /** How many there are in all, whatever the page. */
  total: number;
}
