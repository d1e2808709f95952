import { useSyncExternalStore } from 'react';
import type { TokenSource } from '../api/http-client';
import { decodeToken } from '../lib/jwt';
import { localStore } from '../lib/storage';

/** The keys of the stored login (specification §3). */
const KEYS = { access: 'accessToken', refresh: 'refreshToken', user: 'user' } as const;

/** Who is signed in, as the browser remembers it. The server decides what they may do. */
export interface SessionUser {
  _id: string;
  role: string;
}

/** Why a session ended: the person left, or the server no longer knows it. */
export type SessionEnd = 'signed-out' | 'expired';

let user: SessionUser | null = readUser();
const watchers = new Set<() => void>();
const endings = new Set<(why: SessionEnd) => void>();
let hasExpired = false;

if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTabs);

/** The signed-in customer, or null; re-renders when either changes, in this tab or another. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(watch, currentUser, currentUser);
}

export function currentUser(): SessionUser | null {
  return user;
}

/** Whether the last session of this page was ended by the server, and none has begun since. */
export function wasExpired(): boolean {
  return hasExpired;
}

/**
 * Remembers a sign-in.
 *
 * @throws Error when the access token names nobody, which only a broken server sends
 */
export function startSession(tokens: { token: string; refreshToken: string }): SessionUser {
  const claims = decodeToken(tokens.token);
  if (!claims) throw new Error('The access token cannot be read.');
  hasExpired = false;
  localStore.set(KEYS.access, tokens.token);
  localStore.set(KEYS.refresh, tokens.refreshToken);
  localStore.setJson(KEYS.user, { _id: claims.userId, role: claims.role });
  return update() as SessionUser;
}

/** Forgets the login and tells who listens; harmless when there is none. */
export function endSession(why: SessionEnd): void {
  const had = user !== null;
  localStore.remove(KEYS.access);
  localStore.remove(KEYS.refresh);
  localStore.remove(KEYS.user);
  if (had) hasExpired = why === 'expired';
  update();
  if (had) endings.forEach((listener) => listener(why));
}

/**
 * Calls back whenever a session ends, here or in another tab.
 *
 * @returns stops it
 */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  endings.add(listener);
  return () => void endings.delete(listener);
}

/** What the http client asks of the session. */
export const sessionTokens: TokenSource = {
  accessToken,
  refreshToken: () => localStore.get(KEYS.refresh),
  store: (tokens) => {
    localStore.set(KEYS.access, tokens.token);
    localStore.set(KEYS.refresh, tokens.refreshToken);
  },
  expire: () => endSession('expired'),
};

function watch(listener: () => void): () => void {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

function update(): SessionUser | null {
  user = readUser();
  watchers.forEach((listener) => listener());
  return user;
}

/**
 * The access token is what being signed in means (specification §6); the record says who, the token too. A record
 * of somebody else is damaged: the server goes by the token.
 */
function readUser(): SessionUser | null {
  const token = accessToken();
  if (!token) return null;
  const stored = localStore.getJson<SessionUser | null>(KEYS.user, null, isUser);
  const claims = decodeToken(token);
  if (stored && (!claims || stored._id === claims.userId)) return stored;
  return claims && { _id: claims.userId, role: claims.role };
}

/** One that no call's header could carry is damaged: with it even a visitor's calls would fail. */
function accessToken(): string | null {
  const token = localStore.get(KEYS.access);
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

function isUser(value: unknown): value is SessionUser | null {
  const record = value as Partial<SessionUser> | null;
  return typeof record?._id === 'string' && typeof record.role === 'string';
}

/** Another tab signed in or out, or in as somebody else. `key` is null when it cleared everything. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== KEYS.access && event.key !== KEYS.user) return;
  const before = user;
  update();
  if (before && before._id !== user?._id) endings.forEach((listener) => listener('signed-out'));
}
