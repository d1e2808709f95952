/** The sender of a message (rule H10). */
export const SENDERS = ['me', 'chatbot'] as const;

/** A message of the conversation so far. */
export interface ChatTurn {
  text: string;
  sender: (typeof SENDERS)[number];
}

/** The longest question, in characters (rule H1). */
export const MAX_MESSAGE_LENGTH = 1000;

/** Characters of an earlier message: the shop's own may be longer than a question. */
export const MAX_TURN_LENGTH = 4000;

/** The number of earlier messages that are read (rule H1). */
export const TURNS_READ = 20;

/** How many messages a request may carry: a long talk. */
export const MAX_CONVERSATION_LENGTH = 100;

/** How many shoes are shown beside an answer. */
export const MAX_CARDS = 4;
