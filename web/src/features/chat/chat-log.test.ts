import { renderHook } from '@testing-library/react';
import { CHAT, type ChatMessage } from '../../lib/chat';
import { chatLog, openChatLog, useChatLog } from './chat-log';

const KEY = 'chatConversation';
const stored = () =>
  (JSON.parse(sessionStorage.getItem('kept') ?? '{}') as { [KEY]?: { value: ChatMessage[] } })[KEY]?.value ??
  [];
const shown = () => {
  const { result, unmount } = renderHook(() => useChatLog());
  unmount();
  return result.current;
};
const texts = () => shown().map(({ text }) => text);

beforeEach(() => {
  sessionStorage.clear();
  openChatLog();
});

test('a message is text, time and sender, kept in session storage', () => {
  chatLog.greet();
  const message = stored()[0]!;
  expect(message).toMatchObject({ text: CHAT.greeting, sender: 'chatbot' });
  expect(new Date(message.time).toISOString()).toBe(message.time);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('the greeting is posted once', () => {
  chatLog.greet();
  chatLog.greet();
  expect(texts()).toEqual([CHAT.greeting]);
});

test('a reload keeps the messages, answers with their shoes', () => {
  const shoe = {
    ...{
      productId: 'p',
      slug: 'pho-co',
      name: 'Phố Cổ',
      brand: 'nike' as const,
      color: 'đen',
      price: 1,
      image: '/a.webp',
    },
    sizes: [{ size: '42', left: 3 }],
  };
  chatLog.answer(chatLog.ask('còn size 42?').id, 'Còn 3 đôi.', [shoe]);
  const before = shown();
  openChatLog();
  expect(shown()).toEqual(before);
  expect(shown()[1]?.products).toEqual([shoe]);
});

test('a question that was on its way when the page was left can be sent again', () => {
  const question = chatLog.ask('còn size 42?');
  openChatLog();
  expect(shown().some(({ waiting }) => waiting)).toBe(false);
  const failure = shown()[1]!;
  expect(failure).toMatchObject({ text: CHAT.failure, sender: 'chatbot', failureOf: question.id });
  expect(chatLog.takeBack(failure)).toBe('còn size 42?');
  expect(shown()).toEqual([]);
});

test.each([
  'garbage',
  '{"text":"a"}',
  '[null]',
  '[{"text":"a","time":"2026-11-21","sender":"somebody","id":1}]',
  '[{"text":{},"time":"2026-11-21","sender":"me","id":1}]',
  '[{"text":"a","time":"2026-11-21","sender":"chatbot","id":1,"products":[{"name":"x"}]}]',
  '[{"text":"a","time":"2026-11-21","sender":"chatbot","id":1,"products":{}}]',
])('stored %s is as if nothing were stored', (text) => {
  const entry = `{"owner":null,"value":${text}}`;
  sessionStorage.setItem('kept', `{"${KEY}":${entry}}`);
  openChatLog();
  chatLog.greet();
  expect(texts()).toEqual([CHAT.greeting]);
});

test('a question is sent with the last 20 messages before it, without failures and unanswered questions', () => {
  for (let turn = 1; turn <= 15; turn++) chatLog.answer(chatLog.ask(`q${turn}`).id, `a${turn}`, []);
  chatLog.fail(chatLog.ask('failed').id, CHAT.failure);
  const first = chatLog.ask('first');
  const second = chatLog.ask('second');
  const sent = chatLog.before(first.id);
  expect(sent).toHaveLength(20);
  expect(sent.at(-1)).toEqual({ text: 'failed', time: expect.any(String) as string, sender: 'me' });
  expect(sent[0]?.text).toBe('a6');
  chatLog.answer(first.id, 'answer', []);
  expect(chatLog.before(second.id).slice(-2)).toMatchObject([{ text: 'first' }, { text: 'answer' }]);
});

test('a tab remembers 200 messages', () => {
  for (let turn = 0; turn < 110; turn++) chatLog.answer(chatLog.ask(`q${turn}`).id, `a${turn}`, []);
  expect(stored()).toHaveLength(200);
  expect(stored().at(-1)).toMatchObject({ text: 'a109' });
  const ids = shown().map(({ id }) => id);
  expect(new Set(ids).size).toBe(200);
});

test('the input survives a reload, until it is sent', () => {
  chatLog.setDraft('còn size');
  expect(chatLog.draft()).toBe('còn size');
  chatLog.setDraft('');
  expect(chatLog.draft()).toBe('');
  expect(sessionStorage.getItem('kept') ?? '').not.toContain('chatDraft');
});
