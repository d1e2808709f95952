/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ProofDto {
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
}
