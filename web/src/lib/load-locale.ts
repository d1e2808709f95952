import { i18n, type Locale } from './i18n';

/**
 * Loads a language's words, without which `activateLocale` has none. English needs those of the colours only.
 */
export async function loadLocale(locale: Locale): Promise<void> {
  if (locale === 'vi') i18n.load('vi', (await import('../locales/vi.po')).messages);
  else await import('./color-words');
}
