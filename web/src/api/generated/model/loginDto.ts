/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface LoginDto {
  /**
   * The six digits of an authenticator app, or a recovery code: only for accounts with two-step sign-in.
   * @maxLength 40
   */
  code?: string;
  /**
   * The password.
   * @maxLength 128
   */
  password: string;
  /**
   * Username, e-mail address (upper and lower case are equal) or phone number, in groups or not.
   * @maxLength 254
   */
  username: string;
}
