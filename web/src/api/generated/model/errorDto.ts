/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ErrorDtoErrors } from './errorDtoErrors';

export interface ErrorDto {
  /** A word that stays the same, for clients that act upon a refusal. */
  code?: string;
  /** What is wrong with each field (or cart line), by its name. */
  errors?: ErrorDtoErrors;
  /** One sentence for a person. */
  message: string;
  /** The HTTP status again, for clients that only see the body. */
  statusCode: number;
}
