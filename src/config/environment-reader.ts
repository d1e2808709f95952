export type Environment = Record<string, string | undefined>;

/**
 * Reads variables and collects all errors, so that one start names every wrong variable (rule X4). An empty variable
 * counts as unset.
 */
export class EnvironmentReader {
  readonly errors: string[] = [];

  constructor(private readonly environment: Environment) {}

  /** The variable's value, or undefined when unset. */
  text(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** A secret, with its white space. */
  secret(name: string): string | undefined {
    const value = this.environment[name];
    return value === '' ? undefined : value;
  }

  /** The variable if `isValid`; otherwise the fallback, and an error with what it should be. */
  valid(name: string, isValid: (value: string) => boolean, should: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || isValid(value)) return value;
    this.fail(name, should);
    return undefined;
  }

  integer(name: string, min: number, max: number, fallback: number): number {
    const isValid = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
    const value = this.valid(name, isValid, `must be a whole number from ${min} to ${max}`);
    return value === undefined ? fallback : Number(value);
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.valid(name, (text) => text === 'true' || text === 'false', 'must be true or false');
    return value === undefined ? fallback : value === 'true';
  }

  oneOf<T extends string>(name: string, options: readonly T[], fallback: T): T {
    const should = `must be one of ${options.join(', ')}`;
    const value = this.valid(name, (text) => options.some((option) => option === text), should);
    return (value as T | undefined) ?? fallback;
  }

  /** A URL with a host and one of these protocols, optionally with further conditions. */
  url(
    name: string,
    protocols: readonly string[],
    should: string,
    isValid: (url: URL) => boolean = () => true,
  ): string | undefined {
    return this.valid(
      name,
      (value) => {
        const url = readAddress(value);
        return url !== undefined && protocols.includes(url.protocol) && isValid(url);
      },
      should,
    );
  }

  fail(name: string, should: string): void {
    this.errors.push(`${name} ${should}.`);
  }
}

/** Stricter than Node, since drivers refuse a URL without a host or with a `%` that starts no escape. */
function readAddress(value: string): URL | undefined {
  try {
    const url = new URL(value);
    decodeURIComponent(url.href);
    return url.hostname === '' ? undefined : url;
  } catch {
    return undefined;
  }
}
