/** What was written of objects that do not change. */
const written = new WeakMap<object, string>();

/**
 * JSON as `JSON.stringify` writes it. Frozen objects in a list, such as products that many responses show, are written
 * once: of a list of products that saves a third of its cost (docs/decisions/011-response-cache.md).
 */
export function stringifyShared(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const json = Array.isArray(field) ? `[${field.map(stringifyItem).join(',')}]` : JSON.stringify(field);
    return json === undefined ? [] : [`${JSON.stringify(name)}:${json}`];
  });
  return `{${fields.join(',')}}`;
}

function stringifyItem(item: unknown): string {
  if (typeof item !== 'object' || item === null || !Object.isFrozen(item))
    return JSON.stringify(item ?? null);
  let json = written.get(item);
  if (json === undefined) written.set(item, (json = JSON.stringify(item)));
  return json;
}
