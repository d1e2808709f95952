/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface InformationDto {
  /** Where the order goes. */
  address: string;
  /** The receiver's full name. */
  name: string;
  /** The receiver's phone number. */
  phone: string;
}
