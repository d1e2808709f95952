/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface InviteStaffDto {
  /**
   * Address for the link; case is ignored.
   * @maxLength 254
   */
  email: string;
}
