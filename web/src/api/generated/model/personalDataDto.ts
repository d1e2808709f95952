/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CustomerDto } from './customerDto';
import type { AuditEventDto } from './auditEventDto';
import type { PersonalDataDtoLanguage } from './personalDataDtoLanguage';
import type { ExportedOrderDto } from './exportedOrderDto';
import type { SessionDto } from './sessionDto';
import type { SizeWaitDto } from './sizeWaitDto';

export interface PersonalDataDto {
  /** The profile. */
  customer: CustomerDto;
  /** The account's events, newest first. */
  events: AuditEventDto[];
  /** When the data was collected. */
  exportedAt: string;
  /**
   * The language in which the shop writes mails to them; null: in both, since none is known.
   * @nullable
   */
  language: PersonalDataDtoLanguage;
  /** The orders with their lines, newest first, with the cart. */
  orders: ExportedOrderDto[];
  /** The live sign-ins, the last used first. */
  sessions: SessionDto[];
  /** The sizes that they wait for, or were told of lately, oldest first. */
  sizeWaits: SizeWaitDto[];
}
