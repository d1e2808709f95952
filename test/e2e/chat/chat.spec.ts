import { LIMITS } from '../../../src/rate-limits/limits';
import { QUERY_RULES } from '../../../src/modules/chat/model/query-tool';
import { TableState } from '../contract/table-state';
import { aShopper, type Shopper } from '../support/people';
import { aNewAddress, ChatShop, INJECTED, type Turn } from './chat-shop';
import { PROMPTS } from './prompts';
import { GOOD } from './fillings';
import { fill, say, ScriptedModel } from './scripted-model';

const QUESTION = 'Court Nova Low màu đen size 42 còn không?';

describe('the chat', () => {
  let chat: ChatShop;
  beforeAll(async () => {
    chat = await ChatShop.open();
  });
  afterAll(() => chat.close());

  it('answers with real shoes, colours, sizes, pairs left and prices', async () => {
    const { status, body, headers } = await chat.ask(QUESTION);
    expect(status).toBe(200);
    expect(body.reply).toBe(await chat.own(QUESTION));
    expect(body.reply).toMatch(/Court Nova Low.*đen.*42.*3 đôi.*2\.490\.000/s);
    expect(body.products[0]).toMatchObject({
      name: 'Court Nova Low',
      color: 'đen',
      sizes: expect.arrayContaining([{ size: '42', left: 3 }]),
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps what the conversation named', async () => {
    const conversation: Turn[] = [{ text: QUESTION, sender: 'me', time: '2026-09-14T02:00:00.000Z' }];
    const { body } = await chat.ask('Còn size 44 không?', conversation);
    expect(body.reply).toMatch(/Court Nova Low.*44.*5 đôi/s);
  });

  it('has at most four cards, the sizes of each in their order', async () => {
    const { body } = await chat.ask('Shop còn giày nike nào?');
    expect(body.products.length).toBeGreaterThan(1);
    expect(body.products.length).toBeLessThanOrEqual(4);
    for (const { sizes } of body.products) {
      const numbers = sizes.map(({ size }) => Number(size));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  it.each([
    ['no message', {}, 'message'],
    ['an empty one', { message: '' }, 'message'],
    ['a blank one', { message: ' \n\t\u00a0' }, 'message'],
    ['1,001 characters', { message: 'x'.repeat(1001) }, 'message'],
    ['a number', { message: 42 }, 'message'],
    ['a field that there is not', { message: 'x', role: 'manager' }, 'role'],
    ['a conversation that is no list', { message: 'x', conversation: 'hello' }, 'conversation'],
    ['a conversation of null', { message: 'x', conversation: null }, 'conversation'],
    ['a conversation of texts', { message: 'x', conversation: ['hello'] }, 'conversation'],
    [
      'a turn of somebody else',
      { message: 'x', conversation: [{ text: 'a', sender: 'system' }] },
      'conversation.0.sender',
    ],
    ['a turn without text', { message: 'x', conversation: [{ sender: 'me' }] }, 'conversation.0.text'],
    [
      'a turn of no time',
      { message: 'x', conversation: [{ text: 'a', sender: 'me', time: {} }] },
      'conversation.0.time',
    ],
    [
      'a turn with more',
      { message: 'x', conversation: [{ text: 'a', sender: 'me', tool_calls: [] }] },
      'conversation.0.tool_calls',
    ],
    [
      '101 turns',
      { message: 'x', conversation: Array(101).fill({ text: 'a', sender: 'me' }) },
      'conversation',
    ],
  ])('refuses %s', async (_what, payload, field) => {
    const answer = await chat.shop.inject({
      method: 'POST',
      url: '/v1/chat',
      payload,
      remoteAddress: aNewAddress(),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { [field]: expect.stringMatching(/\.$/) } });
  });

  it.each([
    ['1,000 characters, and white space around them', { message: ` ${'👟'.repeat(1000)}\n` }],
    ['an empty conversation', { message: 'x', conversation: [] }],
    ...['constructor', 'giá toString', '__proto__ size hasOwnProperty'].map((message): [string, object] => [
      `a word that objects know: ${message}`,
      { message },
    ]),
    [
      'times of either kind',
      { message: 'x', conversation: [{ text: '', time: 1_760_000_000_000, sender: 'chatbot' }] },
    ],
  ])('takes %s', async (_what, payload) => {
    const answer = await chat.shop.inject({
      method: 'POST',
      url: '/v1/chat/',
      payload,
      remoteAddress: aNewAddress(),
    });
    expect(answer.statusCode).toBe(200);
  });

  describe('limits', () => {
    const statuses = async (asks: (() => Promise<{ status: number }>)[]): Promise<number[]> => {
      const all: number[] = [];
      for (const ask of asks) all.push((await ask()).status);
      return all;
    };

    it('a conversation, known by where it comes from and its first question', async () => {
      const address = aNewAddress();
      const first: Turn = { text: QUESTION, sender: 'me' };
      expect((await chat.ask(QUESTION, undefined, address)).status).toBe(200);
      const asks = Array.from(
        { length: LIMITS.conversation.limit },
        (_, i) => () =>
          chat.ask(`Còn size ${i} không?`, [{ text: 'Chào bạn', sender: 'chatbot' }, first], address),
      );
      const answers = await statuses(asks);
      expect(answers).toEqual([...Array<number>(LIMITS.conversation.limit - 1).fill(200), 429]);
      const limited = await chat.ask('Còn size 44 không?', [first], address);
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
      expect((await chat.ask('Một câu khác', undefined, address)).status).toBe(200);
      expect((await chat.ask('Còn size 44 không?', [first])).status).toBe(200);
    });

    it('an address, however many conversations it has', async () => {
      const address = aNewAddress();
      const asks = Array.from(
        { length: LIMITS.chat.limit + 1 },
        (_, i) => () => chat.ask('cảm ơn', [{ text: `câu ${i}`, sender: 'me' }], address),
      );
      const answers = await statuses(asks);
      expect(answers).toEqual([...Array<number>(LIMITS.chat.limit).fill(200), 429]);
      expect((await chat.ask('cảm ơn')).status).toBe(200);
    });
  });
});

describe.each(['the lookup alone', 'a model that obeys whoever writes'])(
  'what is not about shoes, to %s',
  (path) => {
    let chat: ChatShop;
    let model: ScriptedModel;
    let tables: TableState;
    let customer: Shopper;
    const hasModel = path !== 'the lookup alone';

    beforeAll(async () => {
      model = await ScriptedModel.open();
      chat = await ChatShop.open(hasModel ? { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'gullible' } : {});
      customer = await aShopper(chat.shop);
      tables = new TableState(chat.shop);
      await tables.changes();
    });
    afterAll(async () => {
      await chat.close();
      await model.close();
    });

    it.each(PROMPTS)('changes nothing: %s', async (prompt, obeyed) => {
      const { email, phone, lastName } = await customer.profile();
      const secrets = [
        email,
        phone,
        lastName,
        customer.id,
        INJECTED,
        ...QUERY_RULES.split('\n').filter((line) => line.length > 20),
      ];
      const conversations: Turn[][] = [
        [],
        [
          { text: prompt, sender: 'me' },
          { text: obeyed, sender: 'chatbot' },
        ],
      ];
      for (const conversation of conversations) {
        const text = [{ value: obeyed, isWanted: true }];
        const steps = [
          say(obeyed),
          fill({ ...GOOD, names: text }),
          fill({ ...GOOD, names: [], colors: [], absent: [obeyed] }),
        ];
        // Without a model there is one answer.
        for (const step of hasModel ? steps : steps.slice(0, 1)) {
          model.play(step);
          const { status, body } = await chat.ask(prompt, conversation);
          expect(status).toBe(200);

          expect(body.reply).not.toContain(obeyed);
          expect(body.reply).not.toMatch(/[<>{}[\]\\]|https?:|PWNED|DAN\b/);
          expect(secrets.filter((secret) => body.reply.includes(secret))).toEqual([]);
        }
      }
      expect(await tables.changes()).toEqual([]);
    });

    it('is at least sixty', () => {
      expect(PROMPTS.length).toBeGreaterThanOrEqual(60);
    });
  },
);
