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
  /** The ids of the products that the customer has marked, the latest mark first. */
  favourites: string[];
  /**
   * Language of the shop's mails; null when unknown, so that mails contain both languages.
   * @nullable
   */
  language: PersonalDataDtoLanguage;
  /** Orders with their lines, newest first, including the cart. */
  orders: ExportedOrderDto[];
  /** Active sign-ins, most recently used first. */
  sessions: SessionDto[];
  /** Waits for sold-out sizes, open or recently notified, oldest first. */
  sizeWaits: SizeWaitDto[];
}
