import { checkNetworkAnswer, takeAnswerProblems } from '../server/support/answer-watch';

/** Whatever a test asks for, the answer must be what openapi.json says: if not, that very test fails. */
function failOnProblems(): void {
  const problems = takeAnswerProblems();
  if (problems.length > 0) throw new Error(`Not what openapi.json says:\n${problems.join('\n')}`);
}

afterEach(failOnProblems);
afterAll(failOnProblems);

/** Servers in a process of their own are reached by fetch. */
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
