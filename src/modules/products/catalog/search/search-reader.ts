import { foldText, normalise, searchWords } from '../../../../common/text';
import { colorsOfHues } from '../words/colors';
import { toWord, withOneToneEach, type Word } from '../words/phrases';
import { emptyWord, SEARCH_PHRASES, VOCABULARY, wordBegunBy, type ReadGroup } from '../words/search-words';
import type { ProductSets } from './product-sets';
import { TypedFastBitSet } from 'typedfastbitset';

/** A word or phrase of a search with its possible meanings. */
export interface Term {
  /** As typed, including the word that introduces it: 'size 42'. */
  typed: string;
  words: SearchWord[];
  /** The filter that it names, if any, and the matching values of the catalogue. */
  group?: ReadGroup;
  values: string[];
  /** The term has no meaning by itself: 'giày'. */
  isEmpty: boolean;
}

interface SearchWord extends Word {
  typed: string;
  /** The folded name words that a misspelt word may mean. */
  near?: string[];
}

/** How many words of one search are corrected, and the minimum length of such a word. */
const MAX_CORRECTED = 6;
const SHORTEST_CORRECTED = 4;
const MAX_NEAR = 8;
/** A word that is still being typed is completed from this length on. */
const SHORTEST_BEGUN = 3;
/** The longest colour name known only to the catalogue, in words. */
const MAX_COLOR_LENGTH = 4;

const SIZE = /^(size|sizes|sz|cỡ|co|eu)?(\d{1,3}(?:[.,]\d{1,2})?)$/;

/**
 * Reads a search: which of its words name brands, types, materials, colours and sizes. An unknown word that
 * occurs in no name or text is tried with the similar-sounding tone, then with one typo corrected.
 */
export function readSearch(search: string, sets: ProductSets): Term[] {
  const words = searchWords(normalise(search, 'NFC')).map((typed): SearchWord => ({
    ...toWord(withOneToneEach(typed.toLowerCase())),
    typed,
  }));
  return [withOtherTone, correct].reduce(
    (terms, mend) => mended(terms, mend, sets),
    completed(termsOf(words, sets), sets),
  );
}

/** Reads a search again with its unknown words corrected; returns it unchanged if there are none. */
function mended(terms: Term[], mend: typeof correct, sets: ProductSets): Term[] {
  const unknown = terms.flatMap((term) => (isUnknown(term, sets) ? term.words : [])).slice(0, MAX_CORRECTED);
  if (unknown.length === 0) return terms;
  const words = terms
    .flatMap((term) => term.words)
    .map((word) => (unknown.includes(word) ? mend(word, sets) : word));
  return completed(termsOf(words, sets), sets);
}

/** Swaps hỏi and ngã in a word: in much of the country both sound alike. */
function withOtherTone(word: SearchWord): SearchWord {
  const text = normalise(word.text, 'NFD')
    .replace(/[\u0303\u0309]/g, (tone) => (tone === '\u0303' ? '\u0309' : '\u0303'))
    .normalize('NFC');
  return { ...word, ...toWord(text) };
}

/** The products whose names contain all words of a term. */
export function inNames({ words, group }: Term, { names }: ProductSets): TypedFastBitSet {
  // A material is an attribute; a name that starts with the word proves nothing.
  if (group === 'material') return new TypedFastBitSet();
  return intersectionOf(
    words.map(({ near, ...word }) =>
      near
        ? unionOf(near.map((one) => names.findWord(one)))
        : unionOf(partsOf(word).map((part) => names.find(part))),
    ),
  );
}

/** The products that a term's filter matches. */
export function byFilter({ group, values }: Term, sets: ProductSets): TypedFastBitSet {
  return unionOf(group ? values.flatMap((value) => sets.values[group].get(value) ?? []) : []);
}

/** The products whose highlight or description contains words with a term's prefixes. */
export function inTexts({ words }: Term, { texts }: ProductSets): TypedFastBitSet {
  return intersectionOf(
    words.map((word) => unionOf(partsOf(word).map((part) => texts.find(part, word.isPlain)))),
  );
}

export function unionOf(sets: TypedFastBitSet[]): TypedFastBitSet {
  if (sets.length === 1) return sets[0]!;
  return sets.reduce((all, set) => all.union(set), new TypedFastBitSet());
}

/** @returns the empty set for an empty list, as for a search of one accent */
export function intersectionOf(sets: TypedFastBitSet[]): TypedFastBitSet {
  if (sets.length === 0) return new TypedFastBitSet();
  return sets.reduce((both, set) => both.new_intersection(set));
}

function keyOf({ text, folded, isPlain }: Word): string {
  return isPlain ? folded : text;
}

/**
 * What a name or text must contain: the word, or the prefix of a word still being typed ('hoà' of 'hoàng').
 */
function partsOf(word: SearchWord): string[] {
  const typed = word.typed.toLowerCase();
  return word.isPlain || foldText(typed) !== word.folded ? [keyOf(word)] : [...new Set([keyOf(word), typed])];
}

function termsOf(words: SearchWord[], sets: ProductSets): Term[] {
  const terms: Term[] = [];
  /** The filter that the previous word announced. */
  let announced: string | undefined;
  for (let at = 0; at < words.length;) {
    const term = termAt(words, at, announced, sets);
    at += term.words.length;
    if (announced && announced === term.group) term.typed = `${terms.pop()!.typed} ${term.typed}`;
    announced = term.isEmpty ? emptyWord(term.words[0]!) : undefined;
    terms.push(term);
  }
  return terms;
}

function termAt(words: SearchWord[], at: number, announced: string | undefined, sets: ProductSets): Term {
  const word = words[at]!;
  const found =
    phraseAt(words, at) ?? shopColorAt(words, at, sets) ?? sizeAt(words, at, announced === 'size', sets);
  const own = words.slice(at, found?.to ?? at + 1);
  const typed = own.map((one) => one.typed).join(' ');
  const isEmpty = !found && emptyWord(word) !== undefined;
  const values = !found ? [] : 'hues' in found ? colorKeysOf(found.hues, sets) : found.values;
  return { typed, words: own, group: found?.group, values, isEmpty };
}

type Reading = { to: number } & ({ group: ReadGroup; values: string[] } | { group: 'color'; hues: string[] });

/** The longest phrase from a position on. Without accents it may be ambiguous: 'do' is 'đỏ' and 'đô'. */
function phraseAt(words: SearchWord[], at: number): Reading | undefined {
  const all = SEARCH_PHRASES.at(words, at);
  const [first] = all;
  if (!first) return undefined;
  const same = all.filter(({ to, isExact }) => to === first.to && isExact === first.isExact);
  const [group] = first.meaning.split(':') as ['brand' | 'type' | 'material' | 'color'];
  const values = same
    .filter(({ meaning }) => meaning.startsWith(`${group}:`))
    .flatMap(({ meaning }) => meaning.slice(group.length + 1).split('|'));
  return group === 'color' ? { group, hues: values, to: first.to } : { group, values, to: first.to };
}

/** A colour that only the catalogue knows by name. */
function shopColorAt(words: SearchWord[], at: number, { values, palette }: ProductSets): Reading | undefined {
  for (let length = Math.min(MAX_COLOR_LENGTH, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const key = own.map(({ folded }) => folded).join(' ');
    if (!values.color.has(key)) continue;
    const text = own.map(keyOf).join(' ');
    if (text === key || text === withOneToneEach(palette.find(key)?.color ?? ''))
      return { group: 'color', values: [key], to: at + length };
  }
  return undefined;
}

/** An EU size: one in stock, a usual shoe size, or any number after the word 'size'. */
function sizeAt(
  words: SearchWord[],
  at: number,
  isCalledSize: boolean,
  { values }: ProductSets,
): Reading | undefined {
  const { text } = words[at]!;
  const [, prefix, number] = SIZE.exec(text) ?? [];
  if (!number) return undefined;
  const size = String(Number(number.replace(',', '.')));
  const isUsual = Number(size) >= 34 && Number(size) <= 50 && Number(size) % 0.5 === 0;
  if (!isUsual && !prefix && !isCalledSize && !values.size.has(size)) return undefined;
  return { group: 'size', values: [size], to: at + 1 };
}

/**
 * The shop's colours with one of these hues, alphabetically, so that the result does not depend on load
 * order.
 */
export function colorKeysOf(hues: string[], { values, palette }: ProductSets): string[] {
  return [...values.color.keys()]
    .filter((key) => colorsOfHues(hues, [palette.find(key)?.color ?? key]).length > 0)
    .sort();
}

/** The last word may still be incomplete: 'nike trắ' also finds 'trắng'. */
function completed(terms: Term[], sets: ProductSets): Term[] {
  const last = terms.at(-1);
  const word = last?.words.at(-1);
  if (!last || !word || last.group || last.isEmpty || word.text.length < SHORTEST_BEGUN) return terms;
  const meant = wordBegunBy(word);
  const [whole] = meant ? termsOf([{ ...toWord(meant), typed: meant }], sets) : [];
  return whole?.group
    ? [...terms.slice(0, -1), { ...last, group: whole.group, values: whole.values }]
    : terms;
}

/** Whether a word is no filter and occurs in no name or text, so that it may be misspelt. */
function isUnknown(term: Term, sets: ProductSets): boolean {
  if (term.group || term.isEmpty) return false;
  return inNames(term, sets).isEmpty() && inTexts(term, sets).isEmpty();
}

/** The word that a misspelt one may mean. */
function correct(word: SearchWord, { names }: ProductSets): SearchWord {
  const { folded } = word;
  if (folded.length < SHORTEST_CORRECTED || !/^\p{L}+$/u.test(folded)) return word;
  const near = names.words.similar(folded, 1).slice(0, MAX_NEAR);
  const [meant] = VOCABULARY.similar(folded, 1);
  return { ...word, ...(meant ? toWord(meant) : {}), near };
}
