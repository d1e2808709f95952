/** One question mark a value, for `IN (…)`. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
