/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChatProductDto } from './chatProductDto';

export interface ChatReplyDto {
  /**
   * Shoes that the answer mentions, at most four; may be empty
   * @maxItems 4
   */
  products: ChatProductDto[];
  /** The answer, plain text in the language of the question */
  reply: string;
}
