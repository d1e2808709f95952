import type { InBoth } from '../language';

/** A sentence that names values: both languages are given the same ones. */
export interface Filled<Values> {
  readonly en: (values: Values) => string;
  readonly vi: (values: Values) => string;
}

/** Refusals by their codes. A code never changes its meaning. */
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
