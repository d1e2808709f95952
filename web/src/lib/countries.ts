import { countries } from 'countries-list';
import { currentLocale, type Locale } from './i18n';

/** A country as the sign-up form offers it. */
export interface CountryOption {
  code: string;
  name: string;
  /** The name with the code (rule A33). */
  label: string;
}

/** The English names by code; Vietnam has its Vietnamese one. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(countries).map(([code, { name }]) => [code, code === 'VN' ? 'Việt Nam' : name]),
);

const made: Partial<Record<Locale, readonly CountryOption[]>> = {};

/**
 * Every country, sorted by its name in the page's language. The list is large: import this file only from lazily loaded
 * pages.
 */
export function countryOptions(): readonly CountryOption[] {
  const locale = currentLocale();
  return (made[locale] ??= [...NAMES.keys()]
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ code, name }) => ({ code, name, label: `${name} (${code})` })));
}

/** @returns the country's name in the page's language, or the code itself when it is unknown */
export function countryName(code: string): string {
  const name = NAMES.get(code);
  return name && currentLocale() === 'vi' ? (vietnameseNames().of(code) ?? name) : (name ?? code);
}

let regions: Intl.DisplayNames | undefined;

function vietnameseNames(): Intl.DisplayNames {
  return (regions ??= new Intl.DisplayNames('vi', { type: 'region', style: 'short' }));
}
