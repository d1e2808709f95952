import { sessionStore } from '../lib/storage';

const KEY = 'scrollPositions';
const positions = new Map(Object.entries(sessionStore.getJson<Record<string, number>>(KEY, {}, isPositions)));

/** The scroll position of each history entry in this tab, in pixels; it survives a reload. */
export const scrollPositions = {
  get: (entry: string): number => positions.get(entry) ?? 0,
  set: (entry: string, top: number): void => void positions.set(entry, top),
  /** Stores the positions; called when the page is left. */
  keep: (): void => sessionStore.setJson(KEY, Object.fromEntries(positions)),
};

function isPositions(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((position) => typeof position === 'number')
  );
}
