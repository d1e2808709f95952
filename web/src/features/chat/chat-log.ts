import { useSyncExternalStore } from 'react';
import { listeners } from '../../lib/listeners';
import { CHAT, type ChatMessage, type ChatProduct } from '../../lib/chat';
import { isRecord, kept } from '../../state/kept';
import { onSessionEnd } from '../../state/session';

const KEYS = { conversation: 'chatConversation', draft: 'chatDraft' } as const;
const watchers = listeners();
let messages: readonly ChatMessage[] = [];
/** No two messages of a page have the same, so that a late answer meets no question of another person. */
let lastId = 0;

/**
 * Reads this person's conversation in this tab (rule H10). A question without an answer is marked as failed, since its
 * call ended with the page. Called once at the start, and by tests.
 */
export function openChatLog(): void {
  messages = kept.read(KEYS.conversation, isConversation) ?? [];
  lastId = Math.max(lastId, ...messages.map(({ id }) => id));
  messages.filter(({ waiting }) => waiting).forEach(({ id }) => chatLog.fail(id, CHAT.failure));
  watchers.call();
}

/** The conversation; re-renders when it changes. */
export function useChatLog(): readonly ChatMessage[] {
  return useSyncExternalStore(watchers.add, current, current);
}

/** The events of the conversation. */
export const chatLog = {
  /** Posts the greeting, but only into an empty conversation (rule H8). */
  greet: (): void => {
    if (messages.length === 0) add({ sender: 'chatbot', text: CHAT.greeting });
  },
  /**
   * Adds a question.
   *
   * @returns the question, waiting for its answer
   */
  ask: (text: string): ChatMessage => add({ sender: 'me', text, waiting: true }),
  answer: (question: number, text: string, products: readonly ChatProduct[]): void => {
    if (!settle(question)) return;
    add({ sender: 'chatbot', text, ...(products.length > 0 && { products }) });
  },
  /** Marks a question as failed. The sentence says why, and the person can send it again. */
  fail: (question: number, sentence: string): void => {
    if (!settle(question)) return;
    add({ sender: 'chatbot', text: sentence, failureOf: question });
  },
  /**
   * Removes a failure and its question, so that the question can be sent again.
   *
   * @returns the question's text; undefined when it is already gone
   */
  takeBack: (failure: ChatMessage): string | undefined => {
    const question = messages.find(({ id }) => id === failure.failureOf);
    keep(messages.filter(({ id }) => id !== failure.id && id !== failure.failureOf));
    return question?.text;
  },
  /** The earlier messages that are sent with a question (rule H1). */
  before: (question: number): Pick<ChatMessage, 'text' | 'time' | 'sender'>[] =>
    messages
      .filter(({ id, waiting, failureOf }) => id !== question && !waiting && failureOf === undefined)
      .slice(-CHAT.messagesSent)
      .map(({ text, time, sender }) => ({ text, time, sender })),
  /** The typed, unsent text. */
  draft: (): string => kept.read(KEYS.draft, isText) ?? '',
  setDraft: (text: string): void => (text === '' ? kept.drop(KEYS.draft) : kept.write(KEYS.draft, text)),
};

openChatLog();
// However a session ends: the next person at this browser may be another one.
onSessionEnd(() => {
  messages = [];
  kept.drop(KEYS.conversation);
  watchers.call();
});

function add(message: Omit<ChatMessage, 'id' | 'time'>): ChatMessage {
  lastId += 1;
  const added = { ...message, id: lastId, time: new Date().toISOString() };
  keep([...messages, added]);
  return added;
}

/** @returns false for a question that is not there any more, since its session has ended */
function settle(question: number): boolean {
  if (messages.every(({ id }) => id !== question)) return false;
  keep(
    messages.map(({ waiting, ...rest }) => (rest.id === question || !waiting ? rest : { ...rest, waiting })),
  );
  return true;
}

function keep(changed: readonly ChatMessage[]): void {
  messages = changed.slice(-CHAT.messagesKept);
  kept.write(KEYS.conversation, messages);
  watchers.call();
}

function current(): readonly ChatMessage[] {
  return messages;
}

/** Whether a stored value is a conversation: scripts and older versions may have written anything. */
function isConversation(value: unknown): value is ChatMessage[] {
  return Array.isArray(value) && value.every(isMessage);
}

function isMessage(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, text, time, sender, products = [] } = value;
  return (
    typeof id === 'number' &&
    typeof text === 'string' &&
    typeof time === 'string' &&
    (sender === 'me' || sender === 'chatbot') &&
    Array.isArray(products) &&
    products.every(isProduct)
  );
}

function isProduct(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { price, sizes } = value;
  const words = [value.productId, value.slug, value.name, value.brand, value.color, value.image];
  return (
    words.every((word) => typeof word === 'string') &&
    typeof price === 'number' &&
    Array.isArray(sizes) &&
    sizes.every(
      (entry) => isRecord(entry) && typeof entry.size === 'string' && typeof entry.left === 'number',
    )
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
