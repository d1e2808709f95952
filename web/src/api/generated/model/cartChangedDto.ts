/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderDto } from './orderDto';
import type { RefusalCode } from './refusalCode';
import type { CartChangedDtoErrors } from './cartChangedDtoErrors';

export interface CartChangedDto {
  /** The cart as it is, when its total or version has changed; left out of every other conflict. */
  cart?: OrderDto;
  /** What is refused, as a word that never changes, for clients that act upon it; more words may come. Every error has
one, the same in each language. */
  code: RefusalCode;
  /** What is wrong with each field (or cart line), by its name. */
  errors?: CartChangedDtoErrors;
  /** One sentence for a person, in the language that the request's `Accept-Language` prefers: English or Vietnamese. */
  message: string;
  /** The HTTP status again, for clients that only see the body. */
  statusCode: number;
}
