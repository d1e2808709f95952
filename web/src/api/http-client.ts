import { TIMINGS } from '../lib/timings';
import { ApiError, isStatus } from './api-error';

/** Where the tokens live is not this file's business: the session hands them in at start-up. */
export interface TokenSource {
  accessToken(): string | null;
  refreshToken(): string | null;
  /** A refresh succeeded. */
  store(tokens: { token: string; refreshToken: string }): void;
  /** The server refused a refresh: forget both tokens and tell the app (specification §8). */
  expire(): void;
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
 * 10 s, and on a 401 one refresh shared by all waiting calls and one retry.
 *
 * @param url path and query, as Orval builds it
 * @returns the answer's JSON; undefined for an empty answer
 * @throws ApiError for every refusal, for no answer and for the timeout, of the call or of its refresh; the
 *   caller's own abort passes on
 */
export async function httpClient<T>(url: string, init: RequestInit = {}): Promise<T> {
  const token = WITHOUT_TOKEN.has(url) ? null : source.accessToken();
  const response = await send(url, init, token);
  if (response.status !== 401 || token === null) return read<T>(response);
  const fresh = await freshToken(token);
  if (fresh === null) return read<T>(response);
  return read<T>(await send(url, init, fresh));
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const timeout = AbortSignal.timeout(TIMINGS.requestTimeout);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await fetch(url, { ...init, headers, signal });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw ApiError.noAnswer(timeout.aborted);
  }
}

async function read<T>(response: Response): Promise<T> {
  const body = await parse(response);
  if (!response.ok) throw ApiError.fromAnswer(response.status, body);
  return body as T;
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
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
  if (refreshToken === null) {
    source.expire();
    return null;
  }
  try {
    const tokens = await askForTokens(refreshToken);
    source.store(tokens);
    return tokens.token;
  } catch (error) {
    if (!isStatus(error, 400, 401, 403)) throw error;
    source.expire();
    return null;
  }
}

async function askForTokens(refreshToken: string): Promise<{ token: string; refreshToken: string }> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  };
  const tokens = await read<Partial<Record<'token' | 'refreshToken', string>> | undefined>(
    await send(REFRESH_PATH, init, null),
  );
  // A network's own sign-in page answers 200 to everything.
  if (!tokens?.token || !tokens.refreshToken) throw ApiError.noAnswer(false);
  return { token: tokens.token, refreshToken: tokens.refreshToken };
}
