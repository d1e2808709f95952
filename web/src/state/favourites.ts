import { idList } from './id-list';

/** The browser's favourites; who has signed in has them in the account too (`account-favourites.ts`). */
export const favouriteList = idList('favourites');
const list = favouriteList;

/**
 * Whether a product is a favourite (rule V9).
 *
 * @returns the mark, and a toggle that returns the new state
 */
export function useFavourite(productId: string): [boolean, () => boolean] {
  return [list.useIds().includes(productId), () => toggle(productId)];
}

/** The favourites' ids, the latest first. */
export function useFavouriteIds(): string[] {
  return [...list.useIds()].reverse();
}

function toggle(productId: string): boolean {
  const all = list.read();
  const on = !all.includes(productId);
  list.write(on ? [...all, productId] : all.filter((id) => id !== productId));
  return on;
}
