import { TIMINGS } from '../lib/timings';
import { ApiError } from '../lib/api-error';
import { beginAttempt } from './idempotency-key';

/** Access to the tokens and the language, which the session passes in at the start, so that this file does not know where they are. */
export interface TokenSource {
  accessToken(): string | null;
  refreshToken(): string | null;
  /** Called after a successful refresh. */
  store(tokens: { token: string; refreshToken: string }): void;
  /** Called when the server refused a refresh: removes both tokens and informs the app (rule A16). */
  expire(): void;
  /** The language of the page, in which errors are worded; without it the browser's. */
  language?(): string;
}

/** Options beyond those of `fetch`. */
export interface CallInit extends RequestInit {
  /** Replaces the browser's `fetch`. */
  via?: typeof fetch;
  /** Replaces the timeout of 10 s. */
  timeout?: AbortSignal;
}

/** The error type of the generated hooks: an ApiError with the operation's documented body. */
export type ErrorType<Body> = ApiError<Body>;

const SIGNED_OUT: TokenSource = {
  accessToken: () => null,
  refreshToken: () => null,
  store: () => undefined,
  expire: () => undefined,
};
const REFRESH_PATH = '/v1/customers/refresh-token';
/** A 401 from these paths concerns the sent credentials, not the access token. */
const WITHOUT_TOKEN = new Set([REFRESH_PATH, '/v1/customers/login']);

let source: TokenSource = SIGNED_OUT;
let refreshing: Promise<string | null> | null = null;

/** Connects the client with the session. Called once at the start, and by tests. */
export function configureHttpClient(tokens: TokenSource): void {
  source = tokens;
  refreshing = null;
}

/**
 * Sends every call to the API, for all generated hooks: with the bearer token and a timeout of 10 s (rule T1). On a
 * 401 all waiting calls share one refresh, and each retries once (rule A16). A call that must not happen twice gets
 * an idempotency key, and its retries the same one.
 *
 * @param url path and query, as Orval builds it
 * @returns the answer's JSON; undefined for an empty answer
 * @throws ApiError for every refusal, a missing answer and a timeout, also during the refresh; the caller's own abort
 * is rethrown
 */
export async function httpClient<T>(url: string, init: CallInit = {}): Promise<T> {
  const attempt = beginAttempt(url, init);
  const headers = new Headers(init.headers);
  if (attempt) headers.set('Idempotency-Key', attempt.key);
  const answer = await exchange(url, { ...init, headers });
  if (answer.status < 500) attempt?.end();
  return bodyOf(answer) as T;
}

/** An answer, read completely. */
interface Answer {
  status: number;
  ok: boolean;
  /** The answer's JSON, or a table's text; undefined for an empty answer, and for a refusal that is not JSON. */
  body: unknown;
  /** The header `Retry-After`. */
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
  // The page's, which need not be the browser's.
  if (source.language) headers.set('Accept-Language', source.language());
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const signal = init.signal ? firstOf(init.signal, timeout) : timeout;
  try {
    const response = await via(url, { ...init, headers, signal });
    const { status, ok } = response;
    const retryAfter = response.headers.get('Retry-After');
    const text = await response.text();
    const isTable = response.headers.get('Content-Type')?.startsWith('text/csv');
    return { status, ok, body: isTable ? text : parse(text, ok), retryAfter };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw ApiError.noAnswer(timeout.aborted);
  }
}

/** Aborts when one of the two does. `AbortSignal.any` is missing in the oldest supported browsers. */
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

/** @throws SyntaxError for a success that is not JSON: a public network's login page answers 200 to everything */
function parse(text: string, ok: boolean): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (error) {
    if (ok) throw error;
    return undefined;
  }
}

/**
 * The token for the retry: a newer one from another tab or call, else the shared refresh's; null when the server
 * refused it.
 *
 * @throws ApiError when the refresh reached no working server, which says nothing about the login
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
  // Otherwise the customer signed out or in again meanwhile, and this refusal does not concern the present login.
  if (source.refreshToken() === refreshToken) {
    if (tokens) source.store(tokens);
    else source.expire();
  }
  return source.accessToken();
}

/**
 * @returns null when the server refused the refresh
 * @throws ApiError when the refresh reached no working server
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
