import { addFavourites, listFavourites, removeFavourite } from '../api/generated/favourites/favourites';
import type { FavouriteListDto } from '../api/generated/model';
import { unlessGone } from '../api/unless-gone';
import { errorMessage } from '../lib/api-error';
import { localStore } from '../lib/storage';
import { favouriteList as list, setUnsavedFavourites } from './favourites';
import { currentUser, onSessionEnd } from './session';

/** The account whose favourites the browser shows. */
const OWNER_KEY = 'favouritesOf';
/** The most that an account keeps. */
const MOST = 200;

/** What the account is known to have, the oldest first; null before its first answer. */
let known: readonly string[] | null = null;
/** Calls go one after another. */
let work: Promise<void> = Promise.resolve();

/**
 * Joins this browser's favourites with the account's (rule V9). From then on the account follows each press, and the
 * browser what other devices do, whenever its page is looked at.
 */
export function joinFavourites(): Promise<void> {
  work = work.then(join).catch(() => undefined);
  return work;
}

async function join(): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const isJoined = localStore.get(OWNER_KEY) === user._id;
  // What the browser kept of the last visit; a press is told even where this answer fails.
  if (isJoined) known ??= list.read();
  if (isJoined) await tell();
  const before = list.read();
  const marks = before.slice(-MOST);
  const answer = await (isJoined || marks.length === 0
    ? listFavourites()
    : addFavourites({ productIds: marks }));
  if (currentUser()?._id !== user._id) return;
  localStore.set(OWNER_KEY, user._id);
  take(answer, before);
}

/** Tells the account of the presses that it does not know. */
async function tell(): Promise<void> {
  if (!known || !currentUser()) return;
  const before = list.read();
  const added = before.filter((id) => !known!.includes(id));
  const removed = known.filter((id) => !before.includes(id));
  if (added.length + removed.length === 0) return;
  try {
    for (const id of removed) await unlessGone(removeFavourite(id));
    known = known.filter((id) => !removed.includes(id));
    if (added.length > 0) take(await addFavourites({ productIds: added.slice(-MOST) }), before);
  } catch (error) {
    if (known && currentUser()) takeBack(known, error);
  }
}

/** Undoes the presses that the account did not take; their hearts say why. */
function takeBack(kept: readonly string[], error: unknown): void {
  const marks = list.read();
  const ids = [...marks.filter((id) => !kept.includes(id)), ...kept.filter((id) => !marks.includes(id))];
  setUnsavedFavourites({ ids, reason: errorMessage(error) });
  list.write(kept);
}

/** Shows what the account has, and keeps what was pressed since the list was read. */
function take({ productIds }: FavouriteListDto, before: readonly string[]): void {
  const now = list.read();
  const pressed = now.filter((id) => !before.includes(id));
  const released = before.filter((id) => !now.includes(id));
  known = [...productIds].reverse();
  list.write([...known.filter((id) => !released.includes(id) && !pressed.includes(id)), ...pressed]);
}

list.onChange(() => {
  work = work.then(tell).catch(() => undefined);
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void joinFavourites();
});
onSessionEnd(() => {
  known = null;
  setUnsavedFavourites();
  localStore.remove(OWNER_KEY);
  list.write([]);
});
