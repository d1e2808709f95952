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
   * The question, in Vietnamese or English; white space around it does not count.
   * @minLength 1
   * @maxLength 1000
   */
  message: string;
}
