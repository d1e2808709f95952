/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ForgotPasswordDto {
  /**
   * The account's e-mail address; upper and lower case are equal.
   * @maxLength 254
   * @pattern ^\s*[^\s@]+@[^\s@]+\s*$
   */
  email: string;
}
