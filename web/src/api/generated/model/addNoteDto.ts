/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AddNoteDto {
  /**
   * For colleagues; the customer never sees it.
   * @maxLength 500
   */
  text: string;
}
