/** A replacer for `JSON.stringify` that sorts each object's fields, so that equal values give equal texts. */
export function sortedFields(_name: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}
