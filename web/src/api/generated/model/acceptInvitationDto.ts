/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AcceptInvitationDto {
  /**
   * Given name, 1 to 50 characters.
   * @maxLength 50
   */
  firstName?: string;
  /**
   * Family name, 1 to 50 characters.
   * @maxLength 50
   */
  lastName?: string;
  /**
   * At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess.
   * @minLength 8
   * @maxLength 128
   */
  password?: string;
  /** Phone number of 10 to 12 digits; it signs in as well. */
  phone?: string;
  /**
   * The `token` of the link.
   * @maxLength 512
   */
  token: string;
}
