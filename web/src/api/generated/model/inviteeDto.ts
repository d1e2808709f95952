/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface InviteeDto {
  /** The invited address. */
  email: string;
  /** True when the address has an account, which becomes the admin's; else a new one is opened. */
  hasAccount: boolean;
}
