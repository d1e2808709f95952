/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ChangePasswordDto {
  /**
   * The six digits that the app shows now, or a recovery code: only with two-step sign-in.
   * @maxLength 40
   */
  code?: string;
  /**
   * The current password.
   * @maxLength 128
   */
  currentPassword: string;
  /**
   * At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess.
   * @minLength 8
   * @maxLength 128
   */
  newPassword: string;
}
