/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ResetSecondFactorDto {
  /**
   * The six digits that the manager's app shows now, or a recovery code: only with two-step sign-in.
   * @maxLength 40
   */
  code?: string;
  /**
   * The manager's current password.
   * @maxLength 128
   */
  currentPassword?: string;
}
