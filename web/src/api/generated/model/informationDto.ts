/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface InformationDto {
  /** Where it goes; empty until known. */
  address: string;
  /** Who receives it; empty until known. */
  name: string;
  /** The receiver's phone; empty until known. */
  phone: string;
}
