/** A question and the facts that its answer must state, by the database's names; the wording is free. */
export interface ChatQuestion {
  ask: string;
  /** The customer's earlier questions; the shop answers them in between. */
  after: string[];
  expected: Expected;
}

export type Expected =
  /**
   * Shoes (by a part of their name), in these colours and sizes if any are named: the stock decides the right answer.
   */
  | { kind: 'shoe'; shoes: string[]; colors: string[]; sizes: string[] }
  /** The shoe has no such colour. */
  | { kind: 'no-color'; shoe: string }
  /** Everything in stock that matches, or that nothing does. */
  | { kind: 'list'; wish: ListWish }
  /** A brand or model that the shop does not sell. */
  | { kind: 'absent' }
  /** Another subject: the answer names no shoe. */
  | { kind: 'turned-back' }
  /** The brands or types that the shop has. */
  | { kind: 'range'; of: 'brand' | 'type' };

export interface ListWish {
  brand?: string;
  type?: string;
  /** One of these colours of the shop. */
  colors?: string[];
  sizes?: string[];
  min?: number;
  max?: number;
  /** Only the shoe with this price is right. */
  best?: 'cheapest' | 'dearest';
}

const listOf = (values?: string | string[]): string[] => (values === undefined ? [] : [values].flat());

/** One or more shoes in a colour and a size. */
export function shoe(
  shoes: string | string[],
  colors?: string | string[] | null,
  sizes?: string | string[],
): Expected {
  return { kind: 'shoe', shoes: listOf(shoes), colors: listOf(colors ?? undefined), sizes: listOf(sizes) };
}

export const noColor = (name: string): Expected => ({ kind: 'no-color', shoe: name });
export const list = (wish: ListWish): Expected => ({ kind: 'list', wish });
export const absent: Expected = { kind: 'absent' };
export const turnedBack: Expected = { kind: 'turned-back' };
export const brands: Expected = { kind: 'range', of: 'brand' };
export const types: Expected = { kind: 'range', of: 'type' };

/** A single question, or the last one of several. */
export function ask(expected: Expected, ...questions: string[]): ChatQuestion {
  return { ask: questions.at(-1)!, after: questions.slice(0, -1), expected };
}

/**
 * Every third question is held out as a test set: its failures are counted but not studied while the lookup is built.
 */
export function isHeldOut(place: number): boolean {
  return place % 3 === 2;
}
