/** For `JSON.stringify`: writes each object's fields in alphabetical order, so that equal values give equal texts. */
export function sortedFields(_name: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}
