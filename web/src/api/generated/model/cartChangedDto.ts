/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderDto } from './orderDto';
import type { RefusalCode } from './refusalCode';
import type { CartChangedDtoErrors } from './cartChangedDtoErrors';

export interface CartChangedDto {
  /** The cart as it is, when its total or version has changed; left out of every other conflict. */
  cart?: OrderDto;
  /** A stable code for clients, the same in every language; new codes may be added. */
  code: RefusalCode;
  /** The problem of each field (or cart line), by its name. */
  errors?: CartChangedDtoErrors;
  /** One sentence for a person, in the language that the request's `Accept-Language` prefers: English or
Vietnamese. */
  message: string;
  /** The HTTP status, for clients that only see the body. */
  statusCode: number;
}
