/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Sender of the message: the customer (`me`) or the shop (`chatbot`).
 */
export type ChatTurnDtoSender = typeof ChatTurnDtoSender[keyof typeof ChatTurnDtoSender];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ChatTurnDtoSender = {
  me: 'me',
  chatbot: 'chatbot',
} as const;
