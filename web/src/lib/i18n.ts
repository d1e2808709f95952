import { i18n } from '@lingui/core';
import { compileMessage } from './compile-message';

/**
 * The shop's languages. English has no catalogue: a sentence's id is the English sentence. Its addresses are plain;
 * those of another language begin with it: `/vi/product`.
 */
export const LOCALES = ['en', 'vi'] as const;
export type Locale = (typeof LOCALES)[number];

/** The languages in their own words, for the switch. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', vi: 'Tiếng Việt' };

/** What the addresses of a language begin with: '' or '/vi'. */
export function basePath(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`;
}

/**
 * A page's path in a language: `/about` is `/vi/about` in Vietnamese, and the home page `/vi`.
 *
 * @param path without a language; `//nike` would name another host
 */
export function addressIn(locale: Locale, path: string): string {
  const own = basePath(locale) + path.replace(/^\/+/, '/');
  return own === '/vi/' ? '/vi' : own;
}

/** The language of an address, or of its path alone. */
export function localeOf(address: string): Locale {
  return /^\/vi(?:[/?#]|$)/i.test(address) ? 'vi' : 'en';
}

/** A path without its language: '/vi/about' and '/about' are both '/about'. */
export function plainPath(pathname: string): string {
  return pathname.slice(basePath(localeOf(pathname)).length) || '/';
}

/** The language of the shown page. */
export function currentLocale(): Locale {
  return i18n.locale as Locale;
}

/** Makes this the language of every sentence from here on. */
export function activateLocale(locale: Locale): void {
  i18n.activate(locale);
}

i18n.setMessagesCompiler(compileMessage);
i18n.load('en', {});
i18n.activate('en');

/** Says every sentence: `i18n.t('Add to cart')`, `i18n.t('Only {count} left', { count })`. */
export { i18n };
