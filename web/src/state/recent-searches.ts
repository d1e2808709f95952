import { LIMITS } from '../lib/timings';
import { localStore } from '../lib/storage';

/** Named by specification §3. */
const KEY = 'searchRecent';

/** The last searches, newest first, at most five. */
export function recentSearches(): string[] {
  return localStore.getJson<string[]>(KEY, [], isTexts).slice(0, LIMITS.recentSearches);
}

/**
 * Puts a search first; searching for it again moves it there.
 *
 * @param text trimmed by this function; an empty one is not remembered
 * @returns the list as it is now
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
