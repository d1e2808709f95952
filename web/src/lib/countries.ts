import { countries } from 'countries-list';

/** A country as the sign-up form offers it. */
export interface CountryOption {
  code: string;
  name: string;
  /** The name with the code (rule A33). */
  label: string;
}

/** Every country, sorted by name. The list is large: import this file only from lazily loaded pages. */
export const COUNTRIES: readonly CountryOption[] = Object.entries(countries)
  .map(([code, { name }]) => ({ code, name: ownName(code, name) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ code, name }) => ({ code, name, label: `${name} (${code})` }));

/** @returns the country's name, or the code itself when it is unknown */
export function countryName(code: string): string {
  return COUNTRIES.find((country) => country.code === code)?.name ?? code;
}

/** Vietnam by its Vietnamese name, every other country by its English one. */
function ownName(code: string, name: string): string {
  return code === 'VN' ? 'Việt Nam' : name;
}
