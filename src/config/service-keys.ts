import type { EnvironmentReader } from './environment-reader';

/** The keys of a service: all of them, or none and it is off. */
export function readKeys<Keys extends Record<string, string>>(
  reader: EnvironmentReader,
  names: Keys,
): Record<keyof Keys, string> | undefined {
  const variables = Object.values(names);
  const missing = variables.filter((name) => reader.text(name) === undefined);
  if (missing.length === variables.length) return undefined;
  for (const name of missing) reader.fail(name, `must be set when another of ${variables.join(', ')} is`);
  const keys = Object.entries(names).map(([key, name]) => [key, reader.text(name) ?? '']);
  return Object.fromEntries(keys) as Record<keyof Keys, string>;
}

/**
 * The address of a service, without a slash at its end; undefined when it is unset.
 * @param example what it may look like
 */
export function readServiceUrl(reader: EnvironmentReader, name: string, example: string): string | undefined {
  const should = `must be an address like ${example}, without a user name, password or query`;
  const isBare = ({ username, password, search, hash }: URL) => !username && !password && !search && !hash;
  return reader.url(name, ['http:', 'https:'], should, isBare)?.replace(/\/$/, '');
}
