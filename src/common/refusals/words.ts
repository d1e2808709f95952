import type { InBoth } from '../language';

/** A message with values: both languages receive the same ones. */
export interface Filled<Values> {
  readonly en: (values: Values) => string;
  readonly vi: (values: Values) => string;
}

/** Errors by code. The meaning of a code never changes. */
export type Refusals = Readonly<Record<string, InBoth | Filled<never>>>;

export function filled<Values>(
  en: (values: Values) => string,
  vi: (values: Values) => string,
): Filled<Values> {
  return { en, vi };
}

/** `1 pair`, `2 pairs`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
