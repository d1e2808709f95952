/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The author; null for a visitor.
 * @nullable
 */
export type ListedAuditEventDtoActor = {
  /** The id. */
  _id: string;
  /** Current name; `Deleted account` when the person's data was erased. */
  name: string;
} | null;
