/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { RefusalCode } from './refusalCode';
import type { ErrorDtoErrors } from './errorDtoErrors';

export interface ErrorDto {
  /** A stable code for clients, the same in every language; new codes may be added. */
  code: RefusalCode;
  /** The problem of each field (or cart line), by its name. */
  errors?: ErrorDtoErrors;
  /** One sentence for a person, in the language that the request's `Accept-Language` prefers: English or
Vietnamese. */
  message: string;
  /** The HTTP status, for clients that only see the body. */
  statusCode: number;
}
