import type { Language } from '../common/language';

/** The languages of the shop's pages. English addresses are plain, those of another language begin with it: `/vi/about`. */
export const LANGUAGES: readonly Language[] = ['en', 'vi'];

/** Splits a path into its language and the page's path: `/vi/about` is `/about` in Vietnamese. */
export function readLanguage(path: string): { language: Language; path: string } {
  const isVietnamese = path.slice(0, 3).toLowerCase() === '/vi' && (path.length === 3 || path[3] === '/');
  return isVietnamese ? { language: 'vi', path: path.slice(3) || '/' } : { language: 'en', path };
}

/** The address of a page in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
