import { currentLocale, plainPath, type Locale } from '../lib/i18n';
import { localStore, sessionStore } from '../lib/storage';

const KEY = 'language';
/** What goes along with a page into the other language. */
const CARRIED = 'carried';

/**
 * Remembers that a person chose this language, or was offered another than this.
 *
 * @param path the page that goes along, without its language, and its router's state, such as the way back from the
 * sign-in; what is open over it was not opened there
 */
export function chooseLanguage(locale: Locale, path?: string, state?: object | null): void {
  localStore.set(KEY, locale);
  sessionStore.setJson(CARRIED, [path, { ...state, overlay: 0, detail: 0 }]);
}

/** Gives the opened page what it was left with in the other language. Called once, before the router begins. */
export function takeUpState(): void {
  const [path, usr] = sessionStore.getJson<unknown[]>(CARRIED, [], Array.isArray);
  sessionStore.remove(CARRIED);
  if (path === plainPath(window.location.pathname)) window.history.replaceState({ usr }, '');
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
