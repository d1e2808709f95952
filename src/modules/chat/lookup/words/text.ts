import { foldText, normalise } from '../../../../common/text';

/** What a token of a message was understood as. */
export type Use =
  'brand' | 'name' | 'type' | 'color' | 'size' | 'price' | 'count' | 'ask' | 'foreign' | 'other-goods';

/** A word or a number of a message. */
export interface Token {
  /** As it was written, lower-case. */
  text: string;
  /** Without accents. */
  folded: string;
  /** Its place in the message's `folded` text; `end` is the place behind it. */
  start: number;
  end: number;
  use?: Use;
}

/**
 * A message in the forms in which it is read. Texts have equal lengths, so that places are the same in both. No
 * two blanks stand side by side, so that no pattern has to look for runs of them.
 */
export interface Text {
  plain: string;
  folded: string;
  tokens: Token[];
}

/** Longer messages are read up to this length (rule H1). */
const LONGEST = 1000;
/** Letters and digits are parted: 'size42', '2tr5'; what a decimal or a thousands' mark joins is one number. */
const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+/gu;

/** Reads a message's words. */
export function readText(message: string): Text {
  const plain = normalise(message.slice(0, LONGEST), 'NFC').toLowerCase().replace(/\s+/g, toBlank);
  const folded = Array.from(plain, foldLetter).join('');
  const tokens = Array.from(plain.matchAll(TOKEN), ({ 0: text, index }) => ({
    text,
    folded: folded.slice(index, index + text.length),
    start: index,
    end: index + text.length,
  }));
  return { plain, folded, tokens };
}

/** What a run of white space is read as; a pattern that reads to the end of a line needs the line's end. */
function toBlank(run: string): string {
  return run.includes('\n') ? '\n' : ' ';
}

/** Letters as they fold: folding one at a time is most of what reading a message costs. */
const letters = new Map<string, string>();
const MOST_LETTERS = 5000;

/** A letter without its accents, at the length it had. */
function foldLetter(letter: string): string {
  const known = letters.get(letter);
  if (known !== undefined) return known;
  const text = foldText(letter);
  const folded = text.length === letter.length ? text : ' '.repeat(letter.length);
  if (letters.size >= MOST_LETTERS) letters.clear();
  letters.set(letter, folded);
  return folded;
}

/** Marks the free tokens that lie in a span of the text. */
export function claim({ tokens }: Text, start: number, end: number, use: Use): void {
  for (const token of tokens) {
    if (token.start < end && token.end > start) token.use ??= use;
  }
}

/** True when no token in the span was understood as anything yet. */
export function isFree({ tokens }: Text, start: number, end: number): boolean {
  return !tokens.some((token) => token.use && token.start < end && token.end > start);
}
