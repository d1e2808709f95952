import { GOODS_WORDS } from '../../products/catalog/words/goods-words';
import { splitWords } from '../../products/catalog/words/phrases';
import { editDistance } from '../../../common/edit-distance';
import { foldText } from '../../../common/text';
import type { Token } from '../parse/text';

/** Shop words that people write without spaces between them: 'mauden', 'giaychaybo', 'nikeden'. */
const PIECES = new Set(
  GOODS_WORDS.filter(([meaning]) => /^(?:brand|color|type)/.test(meaning))
    .flatMap(([, phrases]) => phrases.split(',').map(splitWords))
    .filter((phrase) => phrase.length < 3 && !phrase.includes('màu'))
    .flat()
    .concat('màu', 'giày', 'size'),
);
const FOLDED_PIECES = new Set([...PIECES].map(foldText));
const SHORTEST_JOINED = 5;
const MAX_JOINED_LENGTH = 24;
/**
 * Minimum letters of a sentence without spaces ('shopoiconcourtnovadensize'), and how many of them are read.
 */
const SENTENCE = 14;
const MAX_SENTENCE_LENGTH = 60;
const MAX_SENTENCES = 3;
const MAX_WORD_LENGTH = 10;
/** Brands that people often misspell; a word one letter away counts as the brand. */
const MISSPELT =
  'converse jordan reebok mizuno skechers salomon timberland lacoste saucony onitsuka diadora birkenstock'.split(
    ' ',
  );

/** Corrects a word that no table contains: joined words, a possessive, a misspelt brand. */
export function mendWords(tokens: readonly Token[], isWord: (token: Token) => boolean): Token[] {
  let whole = 0;
  return tokens.flatMap((token) => {
    const isSentence =
      token.isPlain && token.raw.length >= SENTENCE && token.raw.length <= MAX_SENTENCE_LENGTH;
    if (isSentence && !isWord(token) && (whole += 1) <= MAX_SENTENCES) {
      const parts = sentenceOf(token.raw, (text) => isWord(toToken(token, text, ' ')));
      if (parts) return parts.map((part, place) => toToken(token, part, place === 0 ? token.gap : ' '));
    }
    if (isWord(token) || token.raw.length < 4 || token.raw.length > MAX_JOINED_LENGTH) return [token];
    if (token.text.endsWith("'s")) {
      const owner = toToken(token, token.text.slice(0, -2), token.gap);
      return [isWord(owner) ? owner : token];
    }
    // A repeated last letter: 'đẹppp', 'nauu'.
    const short = toToken(token, undrawn(token.text), token.gap);
    if (short.text !== token.text && isWord(short)) return [short];
    const pieces = token.raw.length < SHORTEST_JOINED ? null : piecesOf(token.text, token.isPlain);
    if (pieces) return pieces.map((piece, place) => toToken(token, piece, place === 0 ? token.gap : ' '));
    const isLong = token.raw.length > (token.isPlain ? 4 : 3);
    const swapped = isLong ? swappedOf(token.raw) : undefined;
    if (swapped) return [toToken(token, swapped, token.gap)];
    const maker = token.isPlain
      ? MISSPELT.find((name) => name[0] === token.raw[0] && editDistance(token.raw, name, 1) <= 1)
      : undefined;
    return [maker ? toToken(token, maker, token.gap) : token];
  });
}

/** The shop word that has two neighbouring letters swapped: 'brwon' → 'brown'. */
function swappedOf(text: string): string | undefined {
  for (let at = 1; at < text.length; at += 1) {
    const word = text.slice(0, at - 1) + text[at] + text[at - 1] + text.slice(at + 1);
    if (word !== text && FOLDED_PIECES.has(word)) return word;
  }
  return undefined;
}

/** Removes repetitions of the last letter. */
function undrawn(text: string): string {
  let end = text.length;
  while (end > 1 && text[end - 1] === text[end - 2]) end -= 1;
  return text.slice(0, end);
}

function toToken(token: Token, text: string, gap: string): Token {
  const folded = foldText(text);
  return { ...token, text, folded, raw: folded, isPlain: folded === text, gap };
}

/** Splits a joined word into known words, the first of at least three letters; null if impossible. */
function piecesOf(text: string, isPlain: boolean, shortest = 3): string[] | null {
  const isPiece = (word: string): boolean => PIECES.has(word) || (isPlain && FOLDED_PIECES.has(word));
  for (let length = text.length - 2; length >= shortest; length -= 1) {
    if (!isPiece(text.slice(0, length))) continue;
    const rest = text.slice(length);
    if (isPiece(rest)) return [text.slice(0, length), rest];
    const more = rest.length > 3 ? piecesOf(rest, isPlain, 2) : null;
    if (more) return [text.slice(0, length), ...more];
  }
  return null;
}

/** Splits a text without spaces into the fewest known words; null if impossible. */
function sentenceOf(text: string, isKnown: (word: string) => boolean): string[] | null {
  const best: ({ price: number; words: string[] } | null)[] = [{ price: 0, words: [] }];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let from = Math.max(0, end - MAX_WORD_LENGTH); from < end; from += 1) {
      const before = best[from];
      const word = text.slice(from, end);
      const price = (before?.price ?? 0) + (word.length === 1 ? 3 : 1);
      if (!before || price >= (best[end]?.price ?? Infinity) || !isKnown(word)) continue;
      best[end] = { price, words: [...before.words, word] };
    }
  }
  return best[text.length]?.words ?? null;
}
