/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AuditActorDto {
  /** The id. */
  _id: string;
  /** The present name; `Deleted account` when the person’s data was erased. */
  name: string;
}
