import { delay, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { TIMINGS } from '../lib/timings';
import { answer, refusal, type OperationName } from '../testing/api-mock';
import { ApiError } from '../lib/api-error';
import { configureHttpClient, httpClient } from './http-client';

const server = setupServer();
let access: string | null;
let refresh: string | null;
let expired: number;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
beforeEach(() => {
  access = 'old';
  refresh = 'refresh-1';
  expired = 0;
  configureHttpClient({
    accessToken: () => access,
    refreshToken: () => refresh,
    store: (tokens) => {
      access = tokens.token;
      refresh = tokens.refreshToken;
    },
    expire: () => {
      access = null;
      refresh = null;
      expired += 1;
    },
  });
});

/** An endpoint that accepts a single token and counts its calls. */
function protect(accepted: string) {
  const seen: (string | null)[] = [];
  server.use(
    answer('getOrder', { id: '1' }, ({ request }) => {
      const token = request.headers.get('Authorization');
      seen.push(token);
      return token === `Bearer ${accepted}`
        ? HttpResponse.json({ ok: true })
        : HttpResponse.json({ statusCode: 401, message: 'Sign in.' }, { status: 401 });
    }),
  );
  return seen;
}

function answerRefresh(respond: () => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  server.use(
    answer('refreshToken', async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
}

const freshTokens = () => HttpResponse.json({ token: 'new', refreshToken: 'refresh-2' });

test('sends the bearer token and gives the answer', async () => {
  const seen = protect('old');
  await expect(httpClient('/v1/orders/1')).resolves.toEqual({ ok: true });
  expect(seen).toEqual(['Bearer old']);
});

test('sends no token for a visitor, and refreshes nothing on a 401', async () => {
  access = null;
  const seen = protect('old');
  await expect(httpClient('/v1/orders/1')).rejects.toMatchObject({ status: 401, message: 'Sign in.' });
  expect(seen).toEqual([null]);
  expect(expired).toBe(0);
});

test('ten calls refused at once share one refresh and are each retried once', async () => {
  const seen = protect('new');
  const refreshes = answerRefresh(async () => {
    await delay(30);
    return freshTokens();
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => httpClient('/v1/orders/1')));
  expect(answers).toHaveLength(10);
  expect(refreshes).toEqual([{ refreshToken: 'refresh-1' }]);
  expect(seen.filter((token) => token === 'Bearer old')).toHaveLength(10);
  expect(seen.filter((token) => token === 'Bearer new')).toHaveLength(10);
  expect([access, refresh, expired]).toEqual(['new', 'refresh-2', 0]);
});

test('a second 401 after the refresh is given to the caller, without another try', async () => {
  const seen = protect('never');
  const refreshes = answerRefresh(freshTokens);
  await expect(httpClient('/v1/orders/1')).rejects.toMatchObject({ status: 401 });
  expect(seen).toEqual(['Bearer old', 'Bearer new']);
  expect(refreshes).toHaveLength(1);
});

test.each([400, 401, 403])(
  'a refresh refused with %p clears both tokens, once for all who waited',
  async (status) => {
    protect('new');
    answerRefresh(() => HttpResponse.json({ message: 'Spent.' }, { status }));
    const answers = await Promise.allSettled([httpClient('/v1/orders/1'), httpClient('/v1/orders/1')]);
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    expect([access, refresh, expired]).toEqual([null, null, 1]);
  },
);

test.each([
  ['no answer', 0, () => HttpResponse.error()],
  ['a server that fails', 503, () => HttpResponse.json({ message: 'Later.' }, { status: 503 })],
  ["a network's own page", 0, () => HttpResponse.html('<p>Welcome to the café</p>')],
])(
  'a refresh that meets %s keeps the login, and fails the call with that',
  async (_what, status, respond) => {
    const seen = protect('new');
    answerRefresh(respond);
    await expect(httpClient('/v1/orders/1')).rejects.toMatchObject({ name: 'ApiError', status });
    expect(seen).toEqual(['Bearer old']);
    expect([access, refresh, expired]).toEqual(['old', 'refresh-1', 0]);

    const refreshes = answerRefresh(freshTokens);
    await expect(httpClient('/v1/orders/1')).resolves.toEqual({ ok: true });
    expect(refreshes).toEqual([{ refreshToken: 'refresh-1' }]);
  },
);

test('without a refresh token there is nothing to try', async () => {
  refresh = null;
  protect('new');
  await expect(httpClient('/v1/orders/1')).rejects.toMatchObject({ status: 401 });
  expect(expired).toBe(1);
});

test("uses another tab's newer token instead of refreshing again", async () => {
  const seen: (string | null)[] = [];
  server.use(
    answer('getOrder', { id: '1' }, ({ request }) => {
      seen.push(request.headers.get('Authorization'));
      if (access === 'old') access = 'from-another-tab';
      return seen.length === 1 ? new HttpResponse(null, { status: 401 }) : HttpResponse.json({ ok: true });
    }),
  );
  await expect(httpClient('/v1/orders/1')).resolves.toEqual({ ok: true });
  expect(seen).toEqual(['Bearer old', 'Bearer from-another-tab']);
});

describe('when a customer signs out and in again during a refresh', () => {
  test.each([
    ['an answer', () => HttpResponse.json({ token: 'new', refreshToken: 'refresh-2' })],
    ['a refusal', () => HttpResponse.json({ statusCode: 401, message: 'Sign in again.' }, { status: 401 })],
  ])('%s for the old sign-in changes nothing of the new one', async (_what, answer) => {
    const seen = protect('theirs');
    answerRefresh(() => {
      [access, refresh] = ['theirs', 'refresh-theirs'];
      return answer();
    });
    await expect(httpClient('/v1/orders/1')).resolves.toEqual({ ok: true });
    expect(seen).toEqual(['Bearer old', 'Bearer theirs']);
    expect([access, refresh, expired]).toEqual(['theirs', 'refresh-theirs', 0]);
  });
});

test('a customer who signs out during a refresh stays signed out', async () => {
  const seen = protect('new');
  answerRefresh(() => {
    [access, refresh] = [null, null];
    return HttpResponse.json({ token: 'new', refreshToken: 'refresh-2' });
  });
  await expect(httpClient('/v1/orders/1')).rejects.toMatchObject({ status: 401 });
  expect(seen).toEqual(['Bearer old']);
  expect([access, refresh]).toEqual([null, null]);
});

test('a wrong password is an answer, not an expired session', async () => {
  let token: string | null = 'unset';
  server.use(
    answer('login', ({ request }) => {
      token = request.headers.get('Authorization');
      return HttpResponse.json({ message: 'Wrong password.' }, { status: 401 });
    }),
  );
  await expect(httpClient('/v1/customers/login', { method: 'POST' })).rejects.toMatchObject({
    message: 'Wrong password.',
  });
  expect(token).toBeNull();
  expect([access, expired]).toEqual(['old', 0]);
});

test('gives the messages and the whole body of a refusal', async () => {
  const body = {
    statusCode: 409,
    message: 'The price changed.',
    errors: { total: 'Was 1.' },
    cart: { _id: 'c' },
  };
  server.use(answer('updateOrder', { id: '1' }, refusal(409, body)));
  const error = await httpClient('/v1/orders/1', { method: 'PUT' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    message: 'The price changed.',
    errors: { total: 'Was 1.' },
    body,
  });
});

test.each([
  ['Too many attempts. Please try again later.', '300', 'Too many attempts. Please try again in 5 minutes.'],
  ['Too many attempts. Please try again later.', '1', 'Too many attempts. Please try again in 1 second.'],
  ['Too many attempts. Please try again later.', null, 'Too many attempts. Please try again later.'],
  ['Too many attempts. Please try again later.', 'soon', 'Too many attempts. Please try again later.'],
  ['Too many people are here.', '3', 'Too many people are here.'],
])('%j with Retry-After %j says %j', async (message, retryAfter, said) => {
  const headers: Record<string, string> = retryAfter ? { 'Retry-After': retryAfter } : {};
  server.use(answer('listProducts', () => HttpResponse.json({ message }, { status: 429, headers })));
  await expect(httpClient('/v1/products')).rejects.toMatchObject({ status: 429, message: said });
});

test('an unreadable refusal still gets a sentence', async () => {
  server.use(answer('listProducts', new HttpResponse('<html>', { status: 502 })));
  await expect(httpClient('/v1/products')).rejects.toMatchObject({
    status: 502,
    message: 'The shop answered with an error (502).',
  });
});

test("a network's own page in place of the answer is no answer", async () => {
  server.use(answer('listProducts', HttpResponse.html('<p>Sign in to the Wi-Fi.</p>')));
  await expect(httpClient('/v1/products')).rejects.toMatchObject({
    status: 0,
    message: 'The shop cannot be reached. Check your connection and try again.',
  });
});

test.each([
  ['without an abort of the caller', undefined],
  ['beside one', new AbortController().signal],
])('gives up after the timeout of ten seconds, %s', async (_how, signal) => {
  expect(TIMINGS.requestTimeout).toBe(10_000);
  // As in the oldest supported browsers.
  jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too slow.', 'TimeoutError')), ms / 500);
    return controller.signal;
  });
  server.use(
    answer('listProducts', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  await expect(httpClient('/v1/products', { signal })).rejects.toMatchObject({
    status: 0,
    message: 'The shop took too long to answer. Please try again.',
  });
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('a lost network gives a message in words', async () => {
  server.use(answer('listProducts', HttpResponse.error()));
  await expect(httpClient('/v1/products')).rejects.toMatchObject({
    status: 0,
    message: 'The shop cannot be reached. Check your connection and try again.',
  });
});

test("the caller's own abort is rethrown unchanged", async () => {
  const controller = new AbortController();
  server.use(
    answer('listProducts', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  const call = httpClient('/v1/products', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  const later = httpClient('/v1/products', { signal: controller.signal });
  await expect(later).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer that breaks off is no answer', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"total":'));
      controller.error(new Error('The connection was lost.'));
    },
  });
  server.use(answer('listProducts', new HttpResponse(broken)));
  await expect(httpClient('/v1/products')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

describe('a write that must not be done twice', () => {
  const ADD = '/v1/orders/1/add-product';
  const add = (size = '42') =>
    httpClient(ADD, { method: 'PUT', body: JSON.stringify({ size }) }).catch(() => undefined);

  /** Answers an operation's calls in this order, repeating the last answer, and collects the calls' keys. */
  function keysOf(name: OperationName, ...answers: (() => Response)[]) {
    const keys: (string | null)[] = [];
    server.use(
      answer(name, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return answers[Math.min(keys.length, answers.length) - 1]!();
      }),
    );
    return keys;
  }
  const fine = () => HttpResponse.json({});
  const status = (code: number) => () => HttpResponse.json({ message: 'No.' }, { status: code });

  test.each([
    ['the server does not answer', () => HttpResponse.error()],
    ['the server fails', status(500)],
  ])('keeps its key for another try when %s, and has a new one after the answer', async (_what, lost) => {
    const keys = keysOf('addOrderItem', lost, fine);
    await add();
    await add();
    await add();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('a refusal is an answer; another body and a later minute are another write', async () => {
    const keys = keysOf('addOrderItem', status(409), status(500));
    await add();
    await add();
    await add('43');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await add();
    expect(new Set(keys).size).toBe(4);
  });

  test.each([
    ['post', '/v1/products', 'createProduct'],
    ['put', '/v1/products/1', 'updateProduct'],
    ['post', '/v1/orders/1/exchanges', 'askExchange'],
  ] as const)(
    'a form that is sent to %s %s again is the same write, however late',
    async (method, path, name) => {
      const keys = keysOf(name, () => HttpResponse.error(), fine);
      const send = (body: string) =>
        httpClient(path, { method: method.toUpperCase(), body }).catch(() => undefined);
      await send('{"name":"Một"}');
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
      await send('{"name":"Một"}');
      await send('{"name":"Hai"}');
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  test('keeps its key over a refresh', async () => {
    answerRefresh(freshTokens);
    const keys = keysOf('addOrderItem', status(401), fine);
    await add();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a sign-up has one, a repeatable call has none', async () => {
    const signUps = keysOf('registerCustomer', fine);
    await httpClient('/v1/customers', { method: 'POST', body: '{}' });
    expect(signUps[0]).toMatch(/^[0-9a-f]{32}$/);
    const orders = keysOf('updateOrder', fine);
    await httpClient('/v1/orders/1', { method: 'PUT', body: '{}' });
    expect(orders).toEqual([null]);
  });
});
