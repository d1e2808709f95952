import { useSyncExternalStore } from 'react';
import type { TokenSource } from '../api/http-client';
import { currentLocale } from '../lib/i18n';
import { decodeToken } from '../lib/jwt';
import { listeners } from '../lib/listeners';
import { localStore } from '../lib/storage';

/** The storage keys of the login (rule A15). */
const KEYS = { access: 'accessToken', refresh: 'refreshToken', user: 'user' } as const;

/** The signed-in customer, as the browser stores them. The server alone decides what they may do. */
export interface SessionUser {
  _id: string;
  role: string;
}

/** Why a session ended: the customer signed out here, another tab ended it, or the server refused it. */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'expired';

let user: SessionUser | null = readUser();
const watchers = listeners();
const endings = listeners<[why: SessionEnd]>();
let lastEnd: SessionEnd | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', followOtherTabs);
  // No storage event reaches a page that was frozen in the background.
  document.addEventListener('visibilitychange', () => {
    if (readUser()?._id !== user?._id) followOtherTabs({ key: null });
  });
}

/** The signed-in customer, or null; re-renders on changes, also from another tab. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(watchers.add, currentUser, getServerSnapshot);
}

/** The server renders pages for a visitor. */
function getServerSnapshot(): null {
  return null;
}

export function currentUser(): SessionUser | null {
  return user;
}

/** Why the page's last session ended; null before the first end. */
export function sessionEnd(): SessionEnd | null {
  return lastEnd;
}

/**
 * Stores a sign-in. It ends another customer's session.
 *
 * @throws Error when the access token has no customer, which only a broken server sends
 */
export function startSession(tokens: { token: string; refreshToken: string }): SessionUser {
  const claims = decodeToken(tokens.token);
  if (!claims) throw new Error('The access token cannot be read.');
  localStore.set(KEYS.access, tokens.token);
  localStore.set(KEYS.refresh, tokens.refreshToken);
  localStore.setJson(KEYS.user, { _id: claims.userId, role: claims.role });
  return follow() as SessionUser;
}

/** Removes the login and calls the listeners. Without a login, only a sign-out is noted. */
export function endSession(why: SessionEnd): void {
  const had = user !== null;
  localStore.remove(KEYS.access);
  localStore.remove(KEYS.refresh);
  localStore.remove(KEYS.user);
  if (had || why === 'signed-out') lastEnd = why;
  update();
  if (had) endings.call(why);
}

/**
 * Calls back when a session ends, in this tab or another.
 *
 * @returns a function that removes the listener
 */
export const onSessionEnd = endings.add;

/** The http client's access to the session. */
export const sessionTokens: TokenSource = {
  accessToken: () => {
    const token = accessToken();
    // The browser has forgotten the login of a page that is still open.
    if (token === null && user) endSession('expired');
    return token;
  },
  refreshToken: () => localStore.get(KEYS.refresh),
  store: (tokens) => {
    localStore.set(KEYS.access, tokens.token);
    localStore.set(KEYS.refresh, tokens.refreshToken);
  },
  expire: () => endSession('expired'),
  language: currentLocale,
};

function update(): SessionUser | null {
  user = readUser();
  watchers.call();
  return user;
}

/** Takes up what is stored. Another customer's session, or none, ends the one before. */
function follow(): SessionUser | null {
  const before = user;
  update();
  if (before && before._id !== user?._id) endings.call((lastEnd = 'elsewhere'));
  return user;
}

/**
 * The access token decides whether a customer is signed in (rule A15); the record must name the same customer. A
 * record of another customer is damaged and ignored, since the server reads the token.
 */
function readUser(): SessionUser | null {
  const token = accessToken();
  if (!token) return null;
  const stored = localStore.getJson<SessionUser | null>(KEYS.user, null, isUser);
  const claims = decodeToken(token);
  if (stored && (!claims || stored._id === claims.userId)) return stored;
  return claims && { _id: claims.userId, role: claims.role };
}

/** A token with characters that no header can carry is damaged: even a visitor's calls would fail with it. */
function accessToken(): string | null {
  const token = localStore.get(KEYS.access);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

function isUser(value: unknown): value is SessionUser | null {
  const record = value as Partial<SessionUser> | null;
  return typeof record?._id === 'string' && typeof record.role === 'string';
}

/** Another tab signed in, signed out, or changed the account. `key` is null when it cleared the whole storage. */
function followOtherTabs(event: Pick<StorageEvent, 'key'>): void {
  if (event.key !== null && event.key !== KEYS.access && event.key !== KEYS.user) return;
  follow();
}
