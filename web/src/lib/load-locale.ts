import type { Messages } from '@lingui/core';
import { i18n, type Locale } from './i18n';

/** English needs none. */
const CATALOGUES: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  vi: () => import('../locales/vi.po'),
};

/** Loads a language's catalogue, without which `activateLocale` has no words. */
export async function loadLocale(locale: Locale): Promise<void> {
  if (locale !== 'en') i18n.load(locale, (await CATALOGUES[locale]()).messages);
}
