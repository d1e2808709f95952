/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChatTurnDtoSender } from './chatTurnDtoSender';
import type { ChatTurnDtoTime } from './chatTurnDtoTime';

export interface ChatTurnDto {
  /** Sender of the message: the customer (`me`) or the shop (`chatbot`). */
  sender: ChatTurnDtoSender;
  /**
   * Text of the message.
   * @maxLength 4000
   */
  text: string;
  /** Time of the message in any format; ignored. */
  time?: ChatTurnDtoTime;
}
