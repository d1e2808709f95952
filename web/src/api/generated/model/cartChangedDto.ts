/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderDto } from './orderDto';
import type { RefusalCode } from './refusalCode';
import type { CartChangedDtoErrors } from './cartChangedDtoErrors';

export interface CartChangedDto {
  /** The cart at today's prices, when the total has changed; left out of every other conflict. */
  cart?: OrderDto;
  /** What is refused, as a word that never changes. */
  code: RefusalCode;
  /** What is missing, or the lines that are short; left out when the total has changed. */
  errors?: CartChangedDtoErrors;
  /** One sentence for a person. */
  message: string;
  /** The HTTP status again. */
  statusCode: number;
}
