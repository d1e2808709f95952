/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface IssuedInvoiceDto {
  /**
   * Its series and number, as the provider gave them.
   * @maxLength 40
   * @pattern ^[A-Za-z0-9/._ -]+$
   */
  number: string;
  /**
   * Where the customer can read it; left out, it has no link.
   * @maxLength 500
   */
  url?: string;
}
