/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface FailingMailDto {
  /** The id, which the log names as well. */
  _id: string;
  /** When it was written. */
  createdAt: string;
  /**
   * When the shop tries to send it again; null when it no longer does so by itself.
   * @nullable
   */
  nextAttemptAt: string | null;
  /**
   * Why the last attempt failed, in codes of the mail server; null before the first.
   * @nullable
   */
  problem: string | null;
  /** The subject, in the reader’s language; in both where none is known. */
  subject: string;
  /** The e-mail address. */
  to: string;
}
