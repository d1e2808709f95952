/** The sender of a message (rule H10). */
export const SENDERS = ['me', 'chatbot'] as const;

/** An earlier message of the conversation. */
export interface ChatTurn {
  text: string;
  sender: (typeof SENDERS)[number];
}

/** Maximum length of a question in characters (rule H1). */
export const MAX_MESSAGE_LENGTH = 1000;

/** Maximum length of an earlier message; the shop's answers may be longer than a question. */
export const MAX_TURN_LENGTH = 4000;

/** How many earlier messages the chat reads (rule H1). */
export const TURNS_READ = 20;

/** Maximum earlier messages in a request. */
export const MAX_CONVERSATION_LENGTH = 100;

/** Maximum product cards beside an answer. */
export const MAX_CARDS = 4;
