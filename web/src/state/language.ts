import { currentLocale, plainPath, type Locale } from '../lib/i18n';
import { localStore, sessionStore } from '../lib/storage';

const KEY = 'language';

/** Remembers that a person chose this language, or was offered another than this. */
export function chooseLanguage(locale: Locale): void {
  localStore.set(KEY, locale);
}

/**
 * Keeps the router's state of a page under its path, such as the way back from the sign-in, for the document in the
 * other language. What is open over it was not opened there.
 */
export function carryState(path: string, state: object | null): void {
  sessionStore.setJson(path, { ...state, overlay: 0, detail: 0 });
}

/** Gives the opened page what it was left with in the other language. Called once, before the router begins. */
export function takeUpState(): void {
  const path = plainPath(window.location.pathname);
  const usr = sessionStore.getJson<object | null>(path, null, isObject);
  sessionStore.remove(path);
  if (usr) window.history.replaceState({ usr }, '');
}

/**
 * Whether the other language is offered: only once, and to nobody who has chosen. Vietnamese is, when the browser asks
 * for it before English; English is, when the browser does not ask for Vietnamese at all.
 */
export function isOtherLanguageWished(): boolean {
  if (localStore.get(KEY) !== null) return false;
  const known = navigator.languages.filter((tag) => /^(?:en|vi)\b/i.test(tag));
  const isVietnamese = (tag = '') => /^vi/i.test(tag);
  return currentLocale() === 'en' ? isVietnamese(known[0]) : !known.some(isVietnamese);
}

function isObject(value: unknown): value is object | null {
  return typeof value === 'object';
}
