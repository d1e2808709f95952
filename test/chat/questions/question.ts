/** A question with what is true of it, said by the database's own names: how an answer is worded is left open. */
export interface ChatQuestion {
  ask: string;
  /** What the shopper asked before; the shop's own answers lie between. */
  after: string[];
  expected: Expected;
}

export type Expected =
  /** Shoes (by a piece of their name), in these colours and sizes if any are named: the stock tells the verdict. */
  | { kind: 'shoe'; shoes: string[]; colors: string[]; sizes: string[] }
  /** A shoe does not come in the colour that is asked for. */
  | { kind: 'no-color'; shoe: string }
  /** Whatever the shop has of these, or that it has nothing of them. */
  | { kind: 'list'; wish: ListWish }
  /** A brand or a model that the shop does not sell. */
  | { kind: 'absent' }
  /** Nothing about shoes: no shoe is named in the answer. */
  | { kind: 'turned-back' }
  /** Which brands or types there are. */
  | { kind: 'range'; of: 'brand' | 'type' };

export interface ListWish {
  brand?: string;
  type?: string;
  /** One of these colours of the shop's. */
  colors?: string[];
  sizes?: string[];
  min?: number;
  max?: number;
  /** Only the shoe of this price will do. */
  best?: 'cheapest' | 'dearest';
}

const listOf = (values?: string | string[]): string[] => (values === undefined ? [] : [values].flat());

/** A shoe, or several, in a colour and a size. */
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

/** A question on its own, or the last one of several. */
export function ask(expected: Expected, ...questions: string[]): ChatQuestion {
  return { ask: questions.at(-1)!, after: questions.slice(0, -1), expected };
}

/** Every third question is held out: what fails among them is counted while the lookup is built, and not looked at. */
export function isHeldOut(place: number): boolean {
  return place % 3 === 2;
}
