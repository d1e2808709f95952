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
  /** Of a cart: changes whenever its lines, their prices or its receiver do. Sent along with checkout’s calls it tells
which cart the customer saw: another one is a 409 (`cart.changed-meanwhile`) that brings the cart as it is. */
  version?: string;
}
