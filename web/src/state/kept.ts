import { sessionStore } from '../lib/storage';
import { currentUser, onSessionEnd } from './session';

const KEPT = 'kept';

/** A value, and whose it is: a customer's id, or null for a visitor. */
interface Entry {
  owner: string | null;
  value: unknown;
}

/**
 * What a person has typed or asked in this tab, so that neither the end of a session nor another language loses it. It
 * is given back to the same person only: what a visitor wrote belongs to whoever signs in next, what a customer wrote
 * waits until they are back, and goes when they sign out or another customer signs in (rule A17). Never a password.
 */
export const kept = {
  /** @returns undefined when there is none, when it is another person's, and for a value that `isValid` refuses */
  read: <Value>(name: string, isValid: (value: unknown) => value is Value): Value | undefined => {
    const entry = ownEntries()[name];
    if (!entry || !isReadable(entry) || !isValid(entry.value)) return undefined;
    if (entry.owner !== ownerNow()) kept.write(name, entry.value);
    return entry.value;
  },
  write: (name: string, value: unknown): void =>
    sessionStore.setJson(KEPT, { ...ownEntries(), [name]: { owner: ownerNow(), value } }),
  drop: (name: string): void => {
    const { [name]: _over, ...others } = ownEntries();
    if (Object.keys(others).length > 0) sessionStore.setJson(KEPT, others);
    else kept.clear();
  },
  /** Everything, at a sign-out. */
  clear: (): void => sessionStore.remove(KEPT),
};

onSessionEnd((why) => {
  if (why === 'signed-out') kept.clear();
});

/** Without those of a customer whom another one has followed. */
function ownEntries(): Record<string, Entry> {
  const all = Object.entries(sessionStore.getJson<Record<string, Entry>>(KEPT, {}, isEntries));
  return Object.fromEntries(all.filter(([, entry]) => ownerNow() === null || isReadable(entry)));
}

function isReadable({ owner }: Entry): boolean {
  return owner === null || owner === ownerNow();
}

function ownerNow(): string | null {
  return currentUser()?._id ?? null;
}

function isEntries(value: unknown): value is Record<string, Entry> {
  return isRecord(value) && Object.values(value).every((entry) => isRecord(entry) && 'value' in entry);
}

/** Whether a stored value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
