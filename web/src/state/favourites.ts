import { useSyncExternalStore } from 'react';
import { i18n } from '../lib/i18n';
import { listeners } from '../lib/listeners';
import { idList } from './id-list';

/** The browser's favourites; who has signed in has them in the account too (`account-favourites.ts`). */
export const favouriteList = idList('favourites');
const list = favouriteList;

/** The products whose last press the account did not take, and why. */
interface Unsaved {
  ids: readonly string[];
  reason: string;
}
const ALL_SAVED: Unsaved = { ids: [], reason: '' };
let unsaved = ALL_SAVED;
const watchers = listeners();

/** Says beside these products' hearts that the last press was not saved; without any, nothing. */
export function setUnsavedFavourites(next: Unsaved = ALL_SAVED): void {
  unsaved = next;
  watchers.call();
}

/**
 * Whether a product is a favourite (rule V9).
 *
 * @returns the mark, a toggle that returns the new state, and a sentence if the account did not take the last press: the
 *   mark is then as before it, and the same press tries it again
 */
export function useFavourite(productId: string): [boolean, () => boolean, string] {
  const { ids, reason } = useSyncExternalStore(watchers.add, readUnsaved, readUnsaved);
  const isFavourite = list.useIds().includes(productId);
  const sentence = i18n.t('Your favourites could not be saved. {reason}', { reason });
  return [isFavourite, () => toggle(productId), ids.includes(productId) ? sentence : ''];
}

const readUnsaved = () => unsaved;

/** The favourites' ids, the latest first. */
export function useFavouriteIds(): string[] {
  return [...list.useIds()].reverse();
}

function toggle(productId: string): boolean {
  setUnsavedFavourites();
  const all = list.read();
  const on = !all.includes(productId);
  list.write(on ? [...all, productId] : all.filter((id) => id !== productId));
  return on;
}
