/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AuditEventDtoAction } from './auditEventDtoAction';
import type { AuditEventDtoActor } from './auditEventDtoActor';
import type { AuditEventDtoDetails } from './auditEventDtoDetails';

export interface AuditEventDto {
  /** The id. */
  _id: string;
  /** What was done. */
  action: AuditEventDtoAction;
  /**
   * Who did it; null for a caller who was not signed in.
   * @nullable
   */
  actor: AuditEventDtoActor;
  /**
   * The network address of the call; null when the shop itself did it.
   * @nullable
   */
  address: string | null;
  /** When. */
  at: string;
  /** What else there is to say, as texts; ids stand for people. */
  details: AuditEventDtoDetails;
}
