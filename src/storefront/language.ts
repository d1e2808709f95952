import type { Language } from '../common/language';

/** Splits a path into its language and the page's path: `/vi/about` is `/about` in Vietnamese. */
export function readLanguage(path: string): { language: Language; path: string } {
  const isVietnamese = path.slice(0, 3).toLowerCase() === '/vi' && (path.length === 3 || path[3] === '/');
  return isVietnamese ? { language: 'vi', path: path.slice(3) || '/' } : { language: 'en', path };
}
