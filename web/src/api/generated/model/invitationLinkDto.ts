/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface InvitationLinkDto {
  /**
   * The `token` of the link.
   * @maxLength 512
   */
  token: string;
}
