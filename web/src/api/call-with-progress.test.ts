import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { TIMINGS } from '../lib/timings';
import { answer, refusal } from '../testing/api-mock';
import { callWithProgress } from './call-with-progress';
import { httpClient } from './http-client';

const URL = 'http://localhost/v1/products/uploadSingle';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());

test('says how much has gone, up to all of it, and gives the answer', async () => {
  server.use(
    answer('uploadSingle', async ({ request }) => {
      const { length } = await request.text();
      return HttpResponse.json({ length, accept: request.headers.get('Accept') });
    }),
  );
  const shares: number[] = [];
  const call = callWithProgress((share) => shares.push(share));
  const given = await httpClient(URL, { method: 'POST', body: 'x'.repeat(100_000), ...call });
  expect(given).toEqual({ length: 100_000, accept: 'application/json' });
  expect(shares.at(-1)).toBe(1);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
});

test('a refusal, a missing answer and an abort behave as with fetch', async () => {
  const { via, timeout } = callWithProgress(() => undefined);
  server.use(answer('uploadSingle', refusal(413, { message: 'Too large.' })));
  await expect(httpClient(URL, { method: 'POST', body: 'x', via, timeout })).rejects.toMatchObject({
    status: 413,
    message: 'Too large.',
  });
  const later = { message: 'Please try again later.' };
  const limited = { status: 429, headers: { 'Retry-After': '120' } };
  server.use(answer('uploadSingle', HttpResponse.json(later, limited)));
  await expect(httpClient(URL, { method: 'POST', body: 'x', via, timeout })).rejects.toMatchObject({
    message: 'Please try again in 2 minutes.',
  });
  server.use(answer('uploadSingle', HttpResponse.error()));
  await expect(via(URL, { method: 'POST', body: 'x' })).rejects.toThrow(TypeError);
  server.use(answer('uploadSingle', () => new Promise(() => undefined)));
  const leaving = new AbortController();
  const waiting = via(URL, { method: 'POST', body: 'x', signal: leaving.signal });
  leaving.abort(new Error('Left.'));
  await expect(waiting).rejects.toThrow('Left.');
});

test('takes as long as something moves, and no longer', async () => {
  jest.useFakeTimers();
  const sending = { upload: {} } as unknown as XMLHttpRequest;
  Object.assign(sending, { open: jest.fn(), setRequestHeader: jest.fn(), send: jest.fn(), abort: jest.fn() });
  const request = jest.spyOn(globalThis, 'XMLHttpRequest').mockReturnValue(sending);
  try {
    const sent = httpClient(URL, { method: 'POST', body: 'x', ...callWithProgress(() => undefined) });
    const refused = expect(sent).rejects.toMatchObject({
      status: 0,
      message: 'The shop took too long to answer. Please try again.',
    });
    for (let moved = 0; moved < 5; moved += 1) {
      await jest.advanceTimersByTimeAsync(TIMINGS.requestTimeout - 1);
      sending.upload.onprogress!.call(sending, new ProgressEvent('progress'));
    }
    expect(sending.abort).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(TIMINGS.requestTimeout);
    expect(sending.abort).toHaveBeenCalledTimes(1);
    await refused;
  } finally {
    request.mockRestore();
    jest.useRealTimers();
  }
});
