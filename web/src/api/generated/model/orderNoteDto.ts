/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderNoteDto {
  /** The id. */
  _id: string;
  /** The id of who wrote it. */
  actorId: string;
  /** When. */
  createdAt: string;
  /** What was written. */
  text: string;
}
