import type { RateLimitRule } from '../../common/rate-limit/rate-limiter';

/** Who says something in a conversation (specification §3). */
export const SENDERS = ['me', 'chatbot'] as const;

/** Characters of a question (contract §7). */
export const LONGEST_MESSAGE = 1000;

/** Characters of an earlier message: the shop's own may be longer than a question. */
export const LONGEST_TURN = 4000;

/** How many messages before the question are read (contract §7). */
export const TURNS_READ = 20;

/** How many messages a request may carry: a whole evening's. */
export const LONGEST_CONVERSATION = 500;

/** How many shoes are shown beside an answer. */
export const MAX_CARDS = 4;

/** Questions from one address, which a whole household or office may share. */
export const CHAT_BY_ADDRESS: RateLimitRule = { name: 'chat-address', limit: 600, windowSeconds: 300 };

/** Questions of one conversation: nobody types faster for long. */
export const CHAT_BY_CONVERSATION: RateLimitRule = {
  name: 'chat-conversation',
  limit: 60,
  windowSeconds: 300,
};

/** Questions from one address that a language model is asked; beyond them the shop answers by itself. */
export const MODEL_BY_ADDRESS: RateLimitRule = { name: 'chat-model', limit: 120, windowSeconds: 300 };
