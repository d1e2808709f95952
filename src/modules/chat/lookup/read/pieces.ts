import type { NamesRead, Slots } from '../names-read';
import { BRAND_WORDS } from '../words/brands';
import { isColorWord } from '../words/colors';
import { isCommon, isGrammar } from '../words/grammar';
import type { Token } from '../words/text';
import { TYPE_WORDS } from '../words/types';

/** What one or more neighbouring tokens may stand for in a name. */
export interface Piece {
  /** How many tokens it takes. */
  length: number;
  /** The words of a name, one after another, each one of several. */
  spoken: string[][];
  slots: Slots;
  weight: number;
  strength: 'grammar' | 'common' | 'strong';
}

/** Tokens beyond which nothing is compared with misspelt words. */
export const MOST_TOKENS = 60;
/** Longer words are no misspelt ones, nor several that are written without blanks. */
const LONGEST = 40;
/** How many words may be written without blanks. */
const MOST_PARTS = 5;
/** A word as long as this may be misspelt once; from `LONG` letters on, twice. */
const SHORT = 4;
const LONG = 8;
const WEIGHTS = { grammar: 0.25, common: 0.8, strong: 1 };

/** Numbers that names spell out. */
const NUMBER_WORDS: Record<string, string[]> = {
  ...{ 1: ['one', 'mot'], 2: ['two', 'hai'], 3: ['three', 'ba'], 4: ['four', 'bon'], 5: ['five', 'nam'] },
  ...{
    6: ['six', 'sau'],
    7: ['seven', 'bay'],
    8: ['eight', 'tam'],
    9: ['nine', 'chin'],
    10: ['ten', 'muoi'],
  },
};

/** What the token here, alone or written together with its neighbours, may stand for. */
export function piecesAt(tokens: Token[], at: number, catalogue: NamesRead): Piece[] {
  const token = tokens[at]!;
  if (token.use) return [];
  const pieces: Piece[] = [];
  // 'ultra boost' for 'Ultraboost', '5' and 'k' for '5K'.
  for (const length of [3, 2]) {
    const some = tokens.slice(at, at + length);
    const word = some.map(({ folded }) => folded).join('');
    if (some.length === length && !some.some(({ use }) => use) && catalogue.hasWord(word)) {
      pieces.push(piece([word], length, /^\d+$/.test(word) ? 'grammar' : 'strong', 1, catalogue));
    }
  }
  const word = numberWords(token.folded).find((one) => catalogue.hasWord(one));
  if (word) pieces.push(piece([word], 1, 'grammar', 1, catalogue));
  if (catalogue.hasWord(token.folded)) pieces.push(piece([token.folded], 1, strengthOf(token), 1, catalogue));
  else if (at < MOST_TOKENS) pieces.push(...misspelt(token, catalogue));
  return pieces;
}

/** Only the table's own: a plain object also has `constructor`. */
function numberWords(folded: string): string[] {
  return Object.hasOwn(NUMBER_WORDS, folded) ? NUMBER_WORDS[folded]! : [];
}

function misspelt(token: Token, catalogue: NamesRead): Piece[] {
  const { folded } = token;
  if (folded.length < SHORT || folded.length > LONGEST || /\d/.test(folded)) return [];
  // A word that may be meant as it stands is another only beside more of a name: 'dung ham' for 'Đường Hầm'.
  const isWord = strengthOf(token) !== 'strong';
  const joined = isWord ? [] : together(folded, catalogue);
  if (joined.length > 0) return joined;
  const similar = catalogue.similar(folded, folded.length >= LONG ? 2 : 1);
  // A short word that is nearly another is rather a word of its own.
  const words = similar.filter((word) => word[0] === folded[0] || folded.length > 5).slice(0, 4);
  if (words.length === 0) return [];
  return [piece(words, 1, isWord ? 'grammar' : folded.length > 5 ? 'strong' : 'common', 0.7, catalogue)];
}

/** 'phodem' for 'phố đêm': words of one name written without blanks. */
function together(text: string, catalogue: NamesRead): Piece[] {
  for (const parts of splits(text, catalogue, MOST_PARTS)) {
    const slots = allOf(parts.map((word) => catalogue.withWord(word)));
    if (slots.size() === 0) continue;
    const weight = parts.reduce((sum, word) => sum + weightOf(catalogue.withWord(word), catalogue), 0);
    return [{ length: 1, spoken: parts.map((word) => [word]), slots, weight, strength: 'strong' }];
  }
  return [];
}

/** The ways in which a text is made of words of names, two at least; the longest first word first. */
function* splits(text: string, catalogue: NamesRead, most: number): Generator<string[]> {
  for (let length = text.length - 1; length >= 2 && most > 1; length -= 1) {
    const first = text.slice(0, length);
    if (!catalogue.hasWord(first)) continue;
    catalogue.effort.spend(1);
    const rest = text.slice(length);
    if (catalogue.hasWord(rest)) yield [first, rest];
    for (const parts of splits(rest, catalogue, most - 1)) yield [first, ...parts];
  }
}

function piece(
  words: string[],
  length: number,
  strength: Piece['strength'],
  share: number,
  catalogue: NamesRead,
): Piece {
  const slots = anyOf(words, catalogue);
  return {
    spoken: [words],
    length,
    strength,
    slots,
    weight: weightOf(slots, catalogue) * WEIGHTS[strength] * share,
  };
}

/** The rarer a word is in the shop's names, the more it tells. */
function weightOf(slots: Slots, catalogue: NamesRead): number {
  return Math.log(1 + catalogue.size / Math.max(1, slots.size()));
}

/** How much a word tells: words of grammar or of any shoe tell nothing. */
export function strengthOf(token: Token): Piece['strength'] {
  // What says the brand, the type or the colour of any shoe tells no name.
  if (isOfAnyShoe(token)) return 'grammar';
  if (isCommon(token)) return 'common';
  if (isGrammar(token)) return 'grammar';
  return token.folded.length < 2 ? 'common' : 'strong';
}

/** True for a word of a brand, a type or a colour. */
export function isOfAnyShoe(token: Token): boolean {
  return TYPE_WORDS.uses(token) || BRAND_WORDS.uses(token) || isColorWord(token);
}

/** The set of products that a mention means; slots hold until the catalogue changes. */
export function slotsOf(words: string[][], catalogue: Pick<NamesRead, 'withWord'>): Slots {
  return allOf(words.map((same) => anyOf(same, catalogue)));
}

/** The products that all sets have. */
export function allOf(sets: Slots[]): Slots {
  return sets.reduce((all, slots) => all.new_intersection(slots));
}

function anyOf(words: string[], catalogue: Pick<NamesRead, 'withWord'>): Slots {
  const [first, ...others] = words.map((word) => catalogue.withWord(word));
  return others.reduce((all, slots) => all.new_union(slots), first!);
}
