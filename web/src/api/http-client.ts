import { TIMINGS } from '../lib/timings';
import { ApiError } from './api-error';
import { beginAttempt } from './repeat-key';

/** Where the tokens live is not this file's business: the session hands them in at start-up. */
export interface TokenSource {
  accessToken(): string | null;
  refreshToken(): string | null;
  /** A refresh succeeded. */
  store(tokens: { token: string; refreshToken: string }): void;
  /** The server refused a refresh: forget both tokens and tell the app (specification §8). */
  expire(): void;
}

/** What a call may be given beyond what `fetch` takes. */
export interface CallInit extends RequestInit {
  /** Sends it in place of the browser's `fetch`. */
  via?: typeof fetch;
  /** Ends it in place of the timeout of 10 s. */
  timeout?: AbortSignal;
}

/** The generated hooks' error type: an ApiError whose body is the operation's documented one. */
export type ErrorType<Body> = ApiError<Body>;

const NOBODY: TokenSource = {
  accessToken: () => null,
  refreshToken: () => null,
  store: () => undefined,
  expire: () => undefined,
};
const REFRESH_PATH = '/v1/customers/refresh-token';
/** A 401 from these says something about the body sent, not about the token. */
const WITHOUT_TOKEN = new Set([REFRESH_PATH, '/v1/customers/login']);

let source: TokenSource = NOBODY;
let refreshing: Promise<string | null> | null = null;

/** Connects the client with the session. Called once at start-up, and by tests. */
export function configureHttpClient(tokens: TokenSource): void {
  source = tokens;
  refreshing = null;
}

/**
 * The one door to the API, used by every generated hook (specification §7): bearer token, a timeout of
 * 10 s, and on a 401 one refresh shared by all waiting calls and one retry. What must not be done twice goes
 * under a key that a further try keeps.
 *
 * @param url path and query, as Orval builds it
 * @returns the answer's JSON; undefined for an empty answer
 * @throws ApiError for every refusal, for no answer and for the timeout, of the call or of its refresh; the
 *   caller's own abort passes on
 */
export async function httpClient<T>(url: string, init: CallInit = {}): Promise<T> {
  const attempt = beginAttempt(url, init);
  const headers = new Headers(init.headers);
  if (attempt) headers.set('Idempotency-Key', attempt.key);
  const answer = await exchange(url, { ...init, headers });
  if (answer.status < 500) attempt?.end();
  return bodyOf(answer) as T;
}

/** What came back, read to its end. */
interface Answer {
  status: number;
  ok: boolean;
  /** The answer's JSON; undefined for an empty answer, and for a refusal in anything else. */
  body: unknown;
  /** The header `Retry-After`, when there was one. */
  retryAfter: string | null;
}

async function exchange(url: string, init: CallInit): Promise<Answer> {
  const token = WITHOUT_TOKEN.has(url) ? null : source.accessToken();
  const answer = await send(url, init, token);
  if (answer.status !== 401 || token === null) return answer;
  const fresh = await freshToken(token);
  return fresh === null ? answer : send(url, init, fresh);
}

async function send(url: string, call: CallInit, token: string | null): Promise<Answer> {
  const { via = fetch, timeout = AbortSignal.timeout(TIMINGS.requestTimeout), ...init } = call;
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const signal = init.signal ? firstOf(init.signal, timeout) : timeout;
  try {
    const response = await via(url, { ...init, headers, signal });
    const { status, ok } = response;
    const retryAfter = response.headers.get('Retry-After');
    return { status, ok, body: parse(await response.text(), ok), retryAfter };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw ApiError.noAnswer(timeout.aborted);
  }
}

/** Ends with the first of the two to end. `AbortSignal.any` is newer than the browsers the shop is built for. */
function firstOf(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: first.signal });
  }
  return first.signal;
}

function bodyOf({ ok, status, body, retryAfter }: Answer): unknown {
  if (!ok) throw ApiError.fromAnswer(status, body, retryAfter);
  return body;
}

/** @throws SyntaxError for a success in anything but JSON: a network's own sign-in page answers 200 to everything */
function parse(text: string, ok: boolean): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (error) {
    if (ok) throw error;
    return undefined;
  }
}

/**
 * The token to retry with: another tab's or call's newer one, or the shared refresh's; null when it was refused.
 *
 * @throws ApiError when the refresh found no working server, which says nothing about the login
 */
async function freshToken(spent: string): Promise<string | null> {
  const current = source.accessToken();
  if (current !== null && current !== spent) return current;
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(): Promise<string | null> {
  const refreshToken = source.refreshToken();
  const tokens = refreshToken === null ? null : await askForTokens(refreshToken);
  // Else somebody signed out, or in anew, meanwhile, and what came back says nothing of the login there is now.
  if (source.refreshToken() === refreshToken) {
    if (tokens) source.store(tokens);
    else source.expire();
  }
  return source.accessToken();
}

/**
 * @returns null when the refresh was refused
 * @throws ApiError when no working server was found
 */
async function askForTokens(refreshToken: string): Promise<{ token: string; refreshToken: string } | null> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  };
  const answer = await send(REFRESH_PATH, init, null);
  if ([400, 401, 403].includes(answer.status)) return null;
  const tokens = bodyOf(answer) as Partial<Record<'token' | 'refreshToken', string>> | undefined;
  if (!tokens?.token || !tokens.refreshToken) throw ApiError.noAnswer(false);
  return { token: tokens.token, refreshToken: tokens.refreshToken };
}
