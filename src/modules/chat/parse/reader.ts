import type { Language } from '../../../common/language';
import { isEveryday, languageScore } from '../lexicon/everyday-words';
import { toQuery } from './fill';
import { mendWords } from '../lexicon/joined-words';
import { findNames, type Catalogue } from '../lexicon/names';
import { correct } from '../dialog/corrections';
import { negate } from './negation';
import { isSum } from './number-sense';
import { readNumbers } from './numbers';
import {
  hasDigit,
  isKnownWord,
  isListedWord,
  isWithoutAccents,
  TABLE,
  takePhrases,
  VALUES,
  type Span,
} from './spans';
import type { Reading } from './reading';
import { takeShopColors } from '../lexicon/shop-colors';
import { mendTyping } from '../lexicon/telex';
import { readTokens, type Token } from './text';
import { unknownNames } from '../lexicon/unknown-names';

/**
 * Parses one message. Brands, models and colours come from the catalogue.
 * @param before the conversation's language, for a message that does not reveal its own
 */
export async function readMessage(message: string, catalogue: Catalogue, before: Language): Promise<Reading> {
  const isWord = (token: Token): boolean =>
    isKnownWord(token) || isListedWord(token) || catalogue.index.hasNameWord(token.raw);
  const tokens = mendWords(mendTyping(readTokens(message), isWord), isWord);
  const phrases = tokens.map((_, at) => TABLE.at(tokens, at));
  const isPhrase = (from: number, to: number): boolean =>
    phrases.some(
      (found, at) =>
        at <= from && found.some((one) => one.to >= to && !/^(?:foreign|model|plain)/.test(one.meaning)),
    );
  const names = await findNames(tokens, catalogue, isKnownWord, isPhrase);
  const spans = names.map((name): Span => ({ ...name, kind: 'name', value: '', isWanted: true }));
  const isTaken = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
  const forgives = isWithoutAccents(tokens);
  takePhrases(
    tokens,
    phrases,
    spans,
    forgives,
    (found) => found.to - found.from > 1 && hasDigit(tokens, found),
  );
  for (const number of readNumbers(tokens, isTaken))
    spans.push({ from: number.from, to: number.to, kind: number.is, value: '', number, isWanted: true });
  takeShopColors(tokens, phrases, spans, catalogue.index);
  takePhrases(tokens, phrases, spans, forgives, () => true);
  if (isSum(tokens)) spans.push({ from: 0, to: 0, kind: 'off', value: '', isWanted: true });
  spans.sort((a, b) => a.from - b.from);
  negate(tokens, spans);
  correct(tokens, spans);
  const score = languageScore(
    tokens.filter((_, at) => !spans.some((span) => span.kind === 'name' && at >= span.from && at < span.to)),
  );
  const language = score > 0 ? 'en' : score < 0 ? 'vi' : before;
  const query = toQuery(tokens, spans, unknownNames(tokens, spans), language);
  // A message that consists of emoji only.
  if (tokens.length === 0 && /\p{Extended_Pictographic}/u.test(message))
    Object.assign(query, { intent: 'small-talk', talk: 'yes' });
  const valuesOf = (kind: string): string[] =>
    spans.filter((span) => span.kind === kind).map(({ value }) => value);
  return {
    query,
    asks: new Set(valuesOf('ask')),
    refs: [...valuesOf('ref'), ...(valuesOf('listed').length > 0 || hasOne(tokens, spans) ? ['those'] : [])],
    goesOn: spans.some(({ kind }) => kind === 'go-on' || kind === 'fix'),
    isShort: tokens.length <= 5,
  };
}

/** The shoes that a text names; everything else is ignored. */
export async function readNames(text: string, catalogue: Catalogue): Promise<string[]> {
  const tokens = readTokens(text);
  const found = await findNames(tokens, catalogue, isEveryday, () => false);
  return found.flatMap(({ ids }) => ids);
}

/** 'the leather one': one of the listed shoes. */
function hasOne(tokens: readonly Token[], spans: readonly Span[]): boolean {
  return spans.some(
    ({ kind, to }) => VALUES.has(kind) && kind !== 'name' && /^ones?$/.test(tokens[to]?.text ?? ''),
  );
}
