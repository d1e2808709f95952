/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UpdateCustomerDto {
  /**
   * Where orders go, 1 to 300 characters.
   * @maxLength 300
   */
  address?: string;
  /**
   * A code of the app, or a recovery code; asked for along with the password when two-step sign-in is on.
   * @maxLength 40
   */
  code?: string;
  /**
   * The password as it is now; asked for when the e-mail address or the phone number changes.
   * @maxLength 128
   */
  currentPassword?: string;
  /**
   * E-mail address; upper and lower case are equal.
   * @maxLength 254
   */
  email?: string;
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
  /** Whether the person wants news by mail; only what they tick themselves is consent. */
  news?: boolean;
  /** Phone number of 10 to 11 digits; it may be written in groups, and with +84 for its first 0. */
  phone?: string;
}
