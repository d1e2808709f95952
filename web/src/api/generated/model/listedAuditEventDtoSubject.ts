/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListedAuditEventDtoSubjectKind } from './listedAuditEventDtoSubjectKind';

/**
 * What it is about; null for a login name without an account.
 * @nullable
 */
export type ListedAuditEventDtoSubject = {
  /** The id. */
  _id: string;
  /** An account or a product. */
  kind: ListedAuditEventDtoSubjectKind;
  /** Present name; `Deleted account` or `Deleted product` when it is gone. */
  name: string;
} | null;
