import { screen, waitFor, within } from '@testing-library/react';
import type { ChatProductDto, ChatRequestDto } from '../api/generated/model';
import { CHAT } from '../lib/chat';
import { openChatLog } from '../features/chat/chat-log';
import { answer, loggedErrors, refusal, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();

const button = () => screen.findByRole('button', { name: 'Open chat' });
const panel = () => screen.getByRole('region', { name: 'Chat' });
const log = () => within(panel()).getByRole('log');
const box = () => within(panel()).getByRole('textbox', { name: 'Message' });

const shoe: ChatProductDto = {
  ...{ productId: 'a'.repeat(24), slug: 'pho-co', name: 'Phố Cổ', brand: 'nike', type: 'sneaker' },
  ...{ color: 'đen', price: 1000000, image: '/media/shoes/pho-co/den/three-quarter-960.webp' },
  sizes: [{ size: '42', left: 3 }],
};

/** Answers each question with its number, and collects the questions. `hold` delays an answer. */
function answerQuestions(hold: (nth: number) => Promise<void> = () => Promise.resolve()): ChatRequestDto[] {
  const asked: ChatRequestDto[] = [];
  shop.use(
    answer('askChat', async ({ request }) => {
      const nth = asked.push(await request.json());
      await hold(nth);
      return { reply: `Trả lời ${nth}.`, products: nth === 1 ? [shoe] : [] };
    }),
  );
  return asked;
}

beforeEach(() => {
  sessionStorage.clear();
  openChatLog();
});

test('the first opening greets, a second one does not; focus goes in and comes back', async () => {
  const { user } = renderApp('/about');
  await user.click(await button());
  expect(await within(panel()).findByText(new RegExp(CHAT.greeting))).toBeVisible();
  expect(box()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await button()).toHaveFocus();
  await user.click(await button());
  expect(within(panel()).getAllByText(new RegExp(CHAT.greeting))).toHaveLength(1);
});

test('a question is answered, with shoes that open their modal; a follow-up takes the conversation along', async () => {
  const asked = answerQuestions();
  const { user, address } = renderApp('/about?brand=nike');
  await user.click(await button());
  await user.type(box(), 'Nike Phố Cổ đen còn 42 không?{Enter}');
  expect(await within(log()).findByText('Trả lời 1.')).toBeVisible();
  await user.type(box(), 'còn size 43?{Enter}');
  expect(await within(log()).findByText('Trả lời 2.')).toBeVisible();
  expect(asked[0]).toEqual({
    message: 'Nike Phố Cổ đen còn 42 không?',
    conversation: [{ text: CHAT.greeting, time: expect.any(String) as string, sender: 'chatbot' }],
  });
  expect(asked[1]!.message).toBe('còn size 43?');
  expect(asked[1]!.conversation!.map(({ text }) => text)).toEqual([
    CHAT.greeting,
    'Nike Phố Cổ đen còn 42 không?',
    'Trả lời 1.',
  ]);
  await user.click(within(log()).getByRole('link', { name: 'Phố Cổ' }));
  expect(await screen.findByRole('dialog', { name: 'Phố Cổ' })).toBeVisible();
  expect(address()).toBe('/about?brand=nike&active=productDetail&product=pho-co');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/about?brand=nike'));
  expect(panel()).toBeVisible();
});

test('two questions in quick succession are asked in order, the second with the first one’s answer', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = answerQuestions((nth) => (nth === 1 ? held : Promise.resolve()));
  const { user } = renderApp('/about');
  await user.click(await button());
  await user.type(box(), 'một{Enter}');
  await user.type(box(), 'hai{Enter}');
  expect(within(log()).getByText('Chatbot is typing')).toBeInTheDocument();
  await waitFor(() => expect(asked).toHaveLength(1));
  release();
  expect(await within(log()).findByText('Trả lời 2.')).toBeVisible();
  expect(asked.map(({ message }) => message)).toEqual(['một', 'hai']);
  expect(asked[1]!.conversation!.map(({ text }) => text)).toEqual([CHAT.greeting, 'một', 'Trả lời 1.']);
  expect(within(log()).queryByText('Chatbot is typing')).not.toBeInTheDocument();
});

test('an answer that arrives while the chat is closed is there when it opens', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerQuestions(() => held);
  const { user } = renderApp('/about');
  await user.click(await button());
  await user.type(box(), 'một{Enter}');
  await user.click(within(panel()).getByRole('button', { name: 'Close chat' }));
  release();
  await waitFor(() => expect(sessionStorage.getItem('kept')).toContain('Trả lời 1.'));
  await user.click(await button());
  expect(within(log()).getByText('Trả lời 1.')).toBeVisible();
});

test('a failure is a reply, and the question can be sent again without typing', async () => {
  shop.use(answer('askChat', refusal(500, { message: 'Something broke.' })));
  const { user } = renderApp('/about');
  await user.click(await button());
  await user.type(box(), 'còn size 42 không?{Enter}');
  expect(await within(log()).findByText('Lỗi khi kết nối chatbot.')).toBeVisible();
  expect(within(log()).getByText('còn size 42 không?')).toBeVisible();
  const asked = answerQuestions();
  await user.click(within(log()).getByRole('button', { name: 'Send again' }));
  expect(await within(log()).findByText('Trả lời 1.')).toBeVisible();
  expect(within(log()).queryByText('Lỗi khi kết nối chatbot.')).not.toBeInTheDocument();
  expect(within(log()).getAllByText('còn size 42 không?')).toHaveLength(1);
  expect(asked.map(({ message }) => message)).toEqual(['còn size 42 không?']);
  expect(loggedErrors()).toEqual(['The chatbot did not answer. ApiError: Something broke.']);
});

test('too many questions: the server’s message is shown', async () => {
  shop.use(answer('askChat', refusal(429, { message: 'Too many questions. Try again in 30 seconds.' })));
  const { user } = renderApp('/about');
  await user.click(await button());
  await user.type(box(), 'a{Enter}');
  expect(await within(log()).findByText('Too many questions. Try again in 30 seconds.')).toBeVisible();
  expect(loggedErrors()).toEqual([
    'The chatbot did not answer. ApiError: Too many questions. Try again in 30 seconds.',
  ]);
});

test('the input is still there after closing and opening', async () => {
  const { user } = renderApp('/about');
  await user.click(await button());
  await user.type(box(), 'còn size');
  await user.keyboard('{Escape}');
  await user.click(await button());
  expect(box()).toHaveValue('còn size');
});

test('going to a page without it closes it; it does not come back by itself', async () => {
  const { user, address } = renderApp('/about');
  await user.click(await button());
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  await waitFor(() => expect(address()).toBe('/sign-up'));
  expect(screen.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open chat' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }));
  expect(await button()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
});
