/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface InvoiceBuyerDto {
  /**
   * The registered address.
   * @maxLength 300
   */
  address: string;
  /**
   * The registered name.
   * @maxLength 200
   */
  company: string;
  /**
   * Where the invoice is sent.
   * @maxLength 254
   */
  email: string;
  /**
   * The tax code: 10 digits, the same with a branch’s three (`0123456789-001`), or the 12 digits of a person’s number.
   * @maxLength 14
   */
  taxCode: string;
}
