import type { CatalogueIndex } from '../../../products/products.service';
import { BRAND_WORDS } from '../words/brands';
import { isColorWord } from '../words/colors';
import { isCommon, isGrammar } from '../words/grammar';
import type { Token } from '../words/text';
import { TYPE_WORDS } from '../words/types';

/** A set of products of the catalogue; slots hold until it changes. */
export type Slots = ReturnType<CatalogueIndex['withWord']>;

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
export function piecesAt(tokens: Token[], at: number, index: CatalogueIndex): Piece[] {
  const token = tokens[at]!;
  if (token.use) return [];
  const { nameWords } = index;
  const pieces: Piece[] = [];
  // 'ultra boost' for 'Ultraboost', '5' and 'k' for '5K'.
  for (const length of [3, 2]) {
    const some = tokens.slice(at, at + length);
    const word = some.map(({ folded }) => folded).join('');
    if (some.length === length && !some.some(({ use }) => use) && nameWords.has(word)) {
      pieces.push(piece([word], length, /^\d+$/.test(word) ? 'grammar' : 'strong', 1, index));
    }
  }
  const word = NUMBER_WORDS[token.folded]?.find((one) => nameWords.has(one));
  if (word) pieces.push(piece([word], 1, 'grammar', 1, index));
  if (nameWords.has(token.folded)) pieces.push(piece([token.folded], 1, strengthOf(token), 1, index));
  else if (at < MOST_TOKENS) pieces.push(...misspelt(token, index));
  return pieces;
}

function misspelt(token: Token, index: CatalogueIndex): Piece[] {
  const { folded } = token;
  if (folded.length < SHORT || /\d/.test(folded)) return [];
  // A word that may be meant as it stands is another only beside more of a name: 'dung ham' for 'Đường Hầm'.
  const isWord = strengthOf(token) !== 'strong';
  const joined = isWord ? [] : together(folded, index);
  if (joined.length > 0) return joined;
  const similar = index.nameWords.similar(folded, folded.length >= LONG ? 2 : 1);
  // A short word that is nearly another is rather a word of its own.
  const words = similar.filter((word) => word[0] === folded[0] || folded.length > 5).slice(0, 4);
  if (words.length === 0) return [];
  return [piece(words, 1, isWord ? 'grammar' : folded.length > 5 ? 'strong' : 'common', 0.7, index)];
}

/** 'phodem' for 'phố đêm': words of one name written without blanks. */
function together(text: string, index: CatalogueIndex): Piece[] {
  for (const parts of splits(text, index, MOST_PARTS)) {
    const slots = allOf(parts.map((word) => index.withWord(word)));
    if (slots.size === 0) continue;
    const weight = parts.reduce((sum, word) => sum + weightOf(index.withWord(word), index), 0);
    return [{ length: 1, spoken: parts.map((word) => [word]), slots, weight, strength: 'strong' }];
  }
  return [];
}

/** The ways in which a text is made of words of names, two at least; the longest first word first. */
function* splits(text: string, index: CatalogueIndex, most: number): Generator<string[]> {
  for (let length = text.length - 1; length >= 2 && most > 1; length -= 1) {
    const first = text.slice(0, length);
    if (!index.nameWords.has(first)) continue;
    const rest = text.slice(length);
    if (index.nameWords.has(rest)) yield [first, rest];
    for (const parts of splits(rest, index, most - 1)) yield [first, ...parts];
  }
}

function piece(
  words: string[],
  length: number,
  strength: Piece['strength'],
  share: number,
  index: CatalogueIndex,
): Piece {
  const slots = anyOf(words, index);
  return {
    spoken: [words],
    length,
    strength,
    slots,
    weight: weightOf(slots, index) * WEIGHTS[strength] * share,
  };
}

/** The rarer a word is in the shop's names, the more it tells. */
function weightOf(slots: Slots, index: CatalogueIndex): number {
  return Math.log(1 + index.size / Math.max(1, slots.size));
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
export function slotsOf(words: string[][], index: CatalogueIndex): Slots {
  return allOf(words.map((same) => anyOf(same, index)));
}

/** The products that all sets have. */
export function allOf(sets: Slots[]): Slots {
  return sets.reduce((all, slots) => all.and(slots));
}

function anyOf(words: string[], index: CatalogueIndex): Slots {
  const [first, ...others] = words.map((word) => index.withWord(word));
  return others.reduce((all, slots) => all.or(slots), first!);
}
