import { countries } from 'countries-list';

/** A country as the sign-up form offers it. */
export interface CountryOption {
  code: string;
  name: string;
  /** Name plus code (specification §2, sign-up). */
  label: string;
}

/** Every country, sorted by name. Heavy: import this file only from lazy pages. */
export const COUNTRIES: readonly CountryOption[] = Object.entries(countries)
  .map(([code, { name }]) => ({ code, name: ownName(code, name) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ code, name }) => ({ code, name, label: `${name} (${code})` }));

/** @returns the country's name, or the code itself when nobody knows it */
export function countryName(code: string): string {
  return COUNTRIES.find((country) => country.code === code)?.name ?? code;
}

/** The shop speaks Vietnamese of its own country. */
function ownName(code: string, name: string): string {
  return code === 'VN' ? 'Việt Nam' : name;
}
