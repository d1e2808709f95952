/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListedAuditEventDtoAction } from './listedAuditEventDtoAction';
import type { ListedAuditEventDtoActor } from './listedAuditEventDtoActor';
import type { ListedAuditEventDtoDetails } from './listedAuditEventDtoDetails';
import type { ListedAuditEventDtoSubject } from './listedAuditEventDtoSubject';

export interface ListedAuditEventDto {
  /** The id. */
  _id: string;
  /** The action. */
  action: ListedAuditEventDtoAction;
  /**
   * The author; null for a visitor.
   * @nullable
   */
  actor: ListedAuditEventDtoActor;
  /**
   * The network address of the call; null for the shop itself.
   * @nullable
   */
  address: string | null;
  /** When it happened. */
  at: string;
  /** Further data as texts, with ids instead of names. */
  details: ListedAuditEventDtoDetails;
  /**
   * What it is about; null for a login name without an account.
   * @nullable
   */
  subject: ListedAuditEventDtoSubject;
}
