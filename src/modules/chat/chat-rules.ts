/** Who says something in a conversation (specification §3). */
export const SENDERS = ['me', 'chatbot'] as const;

/** Characters of a question (contract §7). */
export const LONGEST_MESSAGE = 1000;

/** Characters of an earlier message: the shop's own may be longer than a question. */
export const LONGEST_TURN = 4000;

/** How many messages before the question are read (contract §7). */
export const TURNS_READ = 20;

/** How many messages a request may carry: a long talk. */
export const LONGEST_CONVERSATION = 100;

/** How many shoes are shown beside an answer. */
export const MAX_CARDS = 4;
