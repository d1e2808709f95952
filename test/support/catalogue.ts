import { formatter } from '@lingui/format-po';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PO = formatter({ explicitIdAsDefault: true });

/** The sentences of a language, by their ids. An English one without words of its own is its id. */
export function readCatalogue(locale: 'en' | 'vi'): ReadonlyMap<string, string> {
  const filename = join(__dirname, `../../web/src/locales/${locale}.po`);
  const entries = PO.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
  return new Map(Object.entries(entries).map(([id, { translation }]) => [id, translation || id]));
}
