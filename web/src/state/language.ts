import { currentLocale, type Locale } from '../lib/i18n';
import { localStore } from '../lib/storage';

const KEY = 'language';

/** Remembers that a person chose this language, or was offered another than this. */
export function chooseLanguage(locale: Locale): void {
  localStore.set(KEY, locale);
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
