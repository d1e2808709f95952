let nameOf = (color: string): string => color;

/**
 * A colour's name in the page's language: 'đen' is 'black' in English. A name that is not known stays as it is, and so
 * do all until `loadLocale` has fetched the English ones.
 */
export function colorName(color: string): string {
  return nameOf(color);
}

/** Sets how a colour is named from here on. */
export function nameColors(name: (color: string) => string): void {
  nameOf = name;
}
