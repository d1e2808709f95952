import { useSyncExternalStore } from 'react';
import { CHAT, type ChatMessage, type ChatProduct } from '../lib/chat';
import { sessionStore } from '../lib/storage';

const KEYS = { conversation: 'chatConversation', draft: 'chatDraft' } as const;
const watchers = new Set<() => void>();
let messages: readonly ChatMessage[] = [];

/**
 * Reads what this tab has kept of its conversation (specification §3). A question that was on its way when the
 * page was left got no answer. Called once at start-up, and by tests.
 */
export function openChatLog(): void {
  messages = sessionStore.getJson<ChatMessage[]>(KEYS.conversation, [], isConversation);
  messages.filter(({ waiting }) => waiting).forEach(({ id }) => chatLog.fail(id, CHAT.failure));
  watchers.forEach((listener) => listener());
}

/** The conversation; re-renders when it changes. */
export function useChatLog(): readonly ChatMessage[] {
  return useSyncExternalStore(watch, current, current);
}

/** What can happen to the conversation. */
export const chatLog = {
  /** Posts the greeting, once: only into an empty conversation (specification §4). */
  greet: (): void => {
    if (messages.length === 0) add({ sender: 'chatbot', text: CHAT.greeting });
  },
  /**
   * A question was sent.
   *
   * @returns it, waiting for its answer
   */
  ask: (text: string): ChatMessage => add({ sender: 'me', text, waiting: true }),
  answer: (question: number, text: string, products: readonly ChatProduct[]): void => {
    settle(question);
    add({ sender: 'chatbot', text, ...(products.length > 0 && { products }) });
  },
  /** The question got no answer; the sentence says why, and it can be sent again. */
  fail: (question: number, sentence: string): void => {
    settle(question);
    add({ sender: 'chatbot', text: sentence, failureOf: question });
  },
  /**
   * Takes a failure and its question out, so that the question can be sent anew.
   *
   * @returns the question's text; undefined when it is no longer there
   */
  takeBack: (failure: ChatMessage): string | undefined => {
    const question = messages.find(({ id }) => id === failure.failureOf);
    keep(messages.filter(({ id }) => id !== failure.id && id !== failure.failureOf));
    return question?.text;
  },
  /** What goes with a question: the messages before it as the wire has them, the last of them (contract §7). */
  before: (question: number): Pick<ChatMessage, 'text' | 'time' | 'sender'>[] =>
    messages
      .filter(({ id, waiting, failureOf }) => id !== question && !waiting && failureOf === undefined)
      .slice(-CHAT.turnsSent)
      .map(({ text, time, sender }) => ({ text, time, sender })),
  /** What was typed and not sent yet. */
  draft: (): string => sessionStore.get(KEYS.draft) ?? '',
  setDraft: (text: string): void =>
    text === '' ? sessionStore.remove(KEYS.draft) : sessionStore.set(KEYS.draft, text),
};

openChatLog();

function add(message: Omit<ChatMessage, 'id' | 'time'>): ChatMessage {
  const added = { ...message, id: (messages.at(-1)?.id ?? 0) + 1, time: new Date().toISOString() };
  keep([...messages, added]);
  return added;
}

function settle(question: number): void {
  keep(
    messages.map(({ waiting, ...rest }) => (rest.id === question || !waiting ? rest : { ...rest, waiting })),
  );
}

function keep(changed: readonly ChatMessage[]): void {
  messages = changed.slice(-CHAT.turnsKept);
  sessionStore.setJson(KEYS.conversation, messages);
  watchers.forEach((listener) => listener());
}

function current(): readonly ChatMessage[] {
  return messages;
}

function watch(listener: () => void): () => void {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

/** Whether stored text is a conversation: anybody may write into a browser's storage, and versions change. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
