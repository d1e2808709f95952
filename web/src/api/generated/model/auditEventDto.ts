/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AuditEventDtoAction } from './auditEventDtoAction';
import type { AuditEventDtoActor } from './auditEventDtoActor';
import type { AuditEventDtoDetails } from './auditEventDtoDetails';

export interface AuditEventDto {
  /** The id. */
  _id: string;
  /** The action. */
  action: AuditEventDtoAction;
  /**
   * The author; null for a visitor.
   * @nullable
   */
  actor: AuditEventDtoActor;
  /**
   * The network address of the call; null for the shop itself.
   * @nullable
   */
  address: string | null;
  /** When it happened. */
  at: string;
  /** Further data as texts, with ids instead of names. */
  details: AuditEventDtoDetails;
}
