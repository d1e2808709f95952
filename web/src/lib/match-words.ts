import { foldText } from './text';

/** Whether every typed word occurs somewhere in a name, accents and case apart, as cmdk asks: 1 or 0. */
export function matchesWords(value: string, typed: string): number {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const name = foldText(value);
  return words.every((word) => name.includes(word)) ? 1 : 0;
}
