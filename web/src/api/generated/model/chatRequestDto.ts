/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChatTurnDto } from './chatTurnDto';

export interface ChatRequestDto {
  /**
   * The conversation so far, oldest first and without the question; the last 20 are read.
   * @maxItems 100
   */
  conversation?: ChatTurnDto[];
  /**
   * The question, in Vietnamese or English; leading and trailing white space is ignored.
   * @minLength 1
   * @maxLength 1000
   */
  message: string;
}
