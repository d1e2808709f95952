/** JSON of immutable objects, for reuse. */
const written = new WeakMap<object, string>();

/**
 * As `JSON.stringify`, but serialises frozen objects in a list, such as products in many responses, only
 * once. This saves a third of the cost of a product list (docs/decisions/011-response-cache.md).
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
