import { LIMITS } from '../../lib/limits';
import { localStore } from '../../lib/storage';

/** The key is promised (rule F3). */
const KEY = 'searchRecent';

/** The last five searches, newest first. */
export function recentSearches(): string[] {
  return localStore.getJson<string[]>(KEY, [], isTexts).slice(0, LIMITS.recentSearches);
}

/**
 * Puts a search at the beginning of the list.
 *
 * @param text is trimmed; an empty search is not stored
 * @returns the new list
 */
export function rememberSearch(text: string): string[] {
  const search = text.trim();
  if (search === '') return recentSearches();
  const others = recentSearches().filter((known) => known.toLowerCase() !== search.toLowerCase());
  const searches = [search, ...others].slice(0, LIMITS.recentSearches);
  localStore.setJson(KEY, searches);
  return searches;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
