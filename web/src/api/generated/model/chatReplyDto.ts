/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChatProductDto } from './chatProductDto';

export interface ChatReplyDto {
  /**
   * The shoes that the answer speaks of, at most four; none when it speaks of none
   * @maxItems 4
   */
  products: ChatProductDto[];
  /** The answer, plain text in the language of the question */
  reply: string;
}
