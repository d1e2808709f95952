import type { Language } from '../common/language';

/** The languages of the shop's pages. English addresses are plain, those of another language begin with it: `/vi/about`. */
export const LANGUAGES: readonly Language[] = ['en', 'vi'];

/** Splits a path into its language and the page's path: `/vi/about` is `/about` in Vietnamese. */
export function readLanguage(path: string): { language: Language; path: string } {
  const [, rest] = /^\/vi(\/.*|)$/is.exec(path) ?? [];
  return rest === undefined ? { language: 'en', path } : { language: 'vi', path: rest || '/' };
}

/** The address of a page in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
