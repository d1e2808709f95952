import { checkNetworkAnswer, takeAnswerProblems } from '../e2e/support/answer-watch';

/** Fails a test when any of its answers does not match openapi.json. */
function failOnProblems(): void {
  const problems = takeAnswerProblems();
  if (problems.length > 0) throw new Error(`Not what openapi.json says:\n${problems.join('\n')}`);
}

afterEach(failOnProblems);
afterAll(failOnProblems);

/** Servers in their own process are called with fetch. */
const plainFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const url = input instanceof Request ? input.url : String(input);
  const { hostname, pathname } = new URL(url);
  if (hostname === '127.0.0.1' && pathname.startsWith('/v1/')) {
    checkNetworkAnswer({
      method: init?.method ?? 'GET',
      url,
      status: response.status,
      contentType: response.headers.get('content-type') ?? undefined,
      body: await response.clone().text(),
    });
  }
  return response;
};
