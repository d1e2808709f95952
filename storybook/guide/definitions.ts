/** The definitions in a part of the theme by their keys, as a recipe names them: `fg`, `fg.soft`. */
export function definitions<V = string>(part: object, prefix = ''): { name: string; value: V }[] {
  return Object.entries(part).flatMap(([key, found]) => {
    const name = [prefix, key === 'DEFAULT' ? '' : key].filter(Boolean).join('.');
    const inner = found as object;
    return 'value' in inner ? [{ name, value: inner.value as V }] : definitions<V>(inner, name);
  });
}

/** The value's lengths in pixels, at a root of 16 px. */
export const inPixels = (value: unknown) =>
  String(value).replace(/(-?[\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16} px`);
