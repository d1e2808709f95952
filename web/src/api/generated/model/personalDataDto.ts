/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CustomerDto } from './customerDto';
import type { AuditEventDto } from './auditEventDto';
import type { ExportedOrderDto } from './exportedOrderDto';
import type { SessionDto } from './sessionDto';

export interface PersonalDataDto {
  /** The profile. */
  customer: CustomerDto;
  /** What was done to the account, newest first. */
  events: AuditEventDto[];
  /** When this was put together. */
  exportedAt: string;
  /** The orders with their lines, newest first, the cart included. */
  orders: ExportedOrderDto[];
  /** The sign-ins that live, the last used first. */
  sessions: SessionDto[];
}
