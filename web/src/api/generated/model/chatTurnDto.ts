/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChatTurnDtoSender } from './chatTurnDtoSender';
import type { ChatTurnDtoTime } from './chatTurnDtoTime';

export interface ChatTurnDto {
  /** Who said it: the customer (`me`) or the shop (`chatbot`). */
  sender: ChatTurnDtoSender;
  /**
   * What was said.
   * @maxLength 4000
   */
  text: string;
  /** When it was said, in whatever form the caller keeps it: nothing is read from it. */
  time?: ChatTurnDtoTime;
}
