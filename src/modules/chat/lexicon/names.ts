import { editDistance } from '../../../common/edit-distance';
import type { CatalogueView } from '../../products/catalog/catalogue-search.service';
import type { ProductDto } from '../../products/dto/product.dto';
import { readTokens, type Token } from '../parse/text';

/** A shoe's name, or part of it, in a message: token range `from` (inclusive) to `to` (exclusive). */
export interface Mention {
  from: number;
  to: number;
  /** Ids of the possible products, best match first; only a few. */
  ids: string[];
}

/** The catalogue data that name matching needs. */
export interface Catalogue {
  index: CatalogueView;
  load: (ids: string[]) => Promise<ProductDto[]>;
}

interface Match {
  from: number;
  to: number;
  id: string;
  score: number;
}

/** Maximum words compared for typos, candidates compared, and candidates whose full names are read. */
const MAX_COMPARED = 24;
const MAX_CANDIDATES = 60;
const MAX_LOADED = 16;
/** Maximum neighbouring words of a name, and products that share such a run. */
const MAX_IN_RUN = 12;
const MAX_NAMED = 12;
const MAX_TOKENS = 90;
const MAX_MENTIONS = 4;
/** A name shared by more products than this narrows a list. */
const FEW = 6;
/** Minimum length of a word that may contain one typo; from `LONG` letters on, two. */
const SHORT = 4;
const LONG = 8;

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Finds the shoes that a message names, even if misspelt, joined or without accents. A match is a run of
 * neighbouring words with at least one uncommon word or two everyday words.
 * @param isEveryday true for a token with a meaning outside names
 * @param isPhrase true when one known phrase covers the tokens of a range
 */
export async function findNames(
  message: readonly Token[],
  { index, load }: Catalogue,
  isEveryday: (token: Token) => boolean,
  isPhrase: (from: number, to: number) => boolean,
): Promise<Mention[]> {
  const tokens = message.slice(0, MAX_TOKENS);
  const candidates = candidatesOf(tokens, index, isEveryday);
  const likely = candidates
    .map(({ id, name }) => ({ id, score: bestScore(align(tokens, wordsOf(name), isEveryday)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_LOADED);
  const products = await load(likely.map(({ id }) => id));
  const matches = products.flatMap(({ _id: id, name }) =>
    align(tokens, wordsOf(name), isEveryday, coreOf(name))
      .filter(({ from, to, isSure }) => isSure || !isPhrase(from, to))
      .map(({ from, to, score }) => ({ from, to, id, score })),
  );
  return choose(matches);
}

/** The best matches that do not overlap; equally good products are all kept. */
function choose(matches: Match[]): Mention[] {
  const mentions: Mention[] = [];
  let rest = matches;
  while (rest.length > 0 && mentions.length < MAX_MENTIONS) {
    const best = Math.max(...rest.map(({ score }) => score));
    const first = rest.find(({ score }) => score === best)!;
    const same = rest.filter(
      ({ from, to, score }) => from === first.from && to === first.to && score > best - 0.3,
    );
    mentions.push({ from: first.from, to: first.to, ids: same.slice(0, FEW).map(({ id }) => id) });
    rest = rest.filter(({ from, to }) => to <= first.from || from >= first.to);
  }
  return mentions.sort((a, b) => a.from - b.from);
}

/** Products that share one word or, better, neighbouring words with the message. */
function candidatesOf(
  tokens: Token[],
  index: CatalogueView,
  isEveryday: (token: Token) => boolean,
): { id: string; name: string }[] {
  let compared = 0;
  const wordsAt = (at: number): string[] => {
    const { raw: folded } = tokens[at]!;
    const next = tokens[at + 1]?.raw ?? '';
    const joined = [folded + next, folded + next + (tokens[at + 2]?.raw ?? '')];
    const spelt = [folded, ...joined, DIGITS[Number(folded)] ?? '', String(DIGITS.indexOf(folded))];
    const known = spelt.filter((word) => index.hasNameWord(word));
    if (known.length > 0 || folded.length < SHORT || /\d/.test(folded) || folded.length > 40) return known;
    if (isEveryday(tokens[at]!) || (compared += 1) > MAX_COMPARED) return known;
    const first = prefixes(folded, index);
    return first.length > 0 ? first : index.similarNameWords(folded, folded.length >= 6 ? 2 : 1).slice(0, 4);
  };
  const places = tokens.map((_, at) => wordsAt(at));
  const found = new Map<string, string>();
  for (const { at, length, total, products } of index.nameRuns(places, MAX_IN_RUN, MAX_NAMED)) {
    if (length === 1 && isEveryday(tokens[at]!) && total > 3) continue;
    for (const { id, name } of products) found.set(id, name);
    if (found.size >= MAX_CANDIDATES) break;
  }
  return [...found].map(([id, name]) => ({ id, name }));
}

/** 'courtnova': name words that begin the text, if the rest consists of further words. */
function prefixes(text: string, index: CatalogueView, most = 4): string[] {
  for (let length = text.length - 2; length >= 2; length -= 1) {
    if (!index.hasNameWord(text.slice(0, length))) continue;
    const rest = text.slice(length);
    if (
      index.hasNameWord(rest) ||
      (rest.length > 4 && most > 1 && prefixes(rest, index, most - 1).length > 0)
    )
      return [text.slice(0, length)];
  }
  return [];
}

/** Marks the distinctive words of a name: the capitalised ones of 'Giày chạy bộ nữ Bình Minh đệm êm'. */
function coreOf(name: string): boolean[] {
  const words = wordsOf(name);
  const isMixed = words.filter(({ isCapital, text }) => !isCapital && !/^\d/.test(text)).length > 2;
  return words.map(
    ({ isCapital, text }, place) => !isMixed || (place > 0 && (isCapital || /^\d/.test(text))),
  );
}

/** Tokenised names; the same ones are compared repeatedly. */
const names = new Map<string, Token[]>();
const MAX_NAMES = 5000;

function wordsOf(name: string): Token[] {
  const known = names.get(name) ?? readTokens(name);
  if (names.size >= MAX_NAMES) names.clear();
  names.set(name, known);
  return known;
}

interface Run {
  from: number;
  to: number;
  score: number;
  /** It is a name whatever else its words may mean. */
  isSure: boolean;
}

const bestScore = (runs: Run[]): number => Math.max(0, ...runs.map(({ score }) => score));

/** The runs of tokens in a message that match this name. */
function align(
  tokens: Token[],
  name: Token[],
  isEveryday: (token: Token) => boolean,
  core: boolean[] = name.map(() => true),
): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let word = 0; word < name.length; word += 1) {
      const run = runAt(tokens, from, name, word, isEveryday, core);
      if (run) runs.push(run);
    }
  }
  return runs;
}

/** The longest run of matching tokens and name words from two positions, if it identifies the shoe. */
function runAt(
  tokens: Token[],
  from: number,
  name: Token[],
  start: number,
  isEveryday: (token: Token) => boolean,
  core: boolean[],
): Run | null {
  let [at, word] = [from, start];
  const seen = { core: 0, own: 0, exact: 0, loose: 0, letters: 0 };
  while (at < tokens.length && word < name.length) {
    let step = stepAt(tokens, at, name, word, isEveryday);
    if (!step && at > from && step === null && word + 1 < name.length) {
      // 'bật cao mid' for 'Bật Cao 2 Mid': a name word may be missing.
      const after = stepAt(tokens, at, name, word + 1, isEveryday);
      if (after && !isEveryday(tokens[at]!)) {
        step = after;
        word += 1;
      }
    }
    if (!step) break;
    const isNumber = /^\d/.test(tokens[at]!.text);
    const isOwn = !isNumber && (step.words > 1 || !isEveryday(tokens[at]!));
    if (step.isLoose) seen.loose += 1;
    else seen.exact += step.words;
    for (let place = word; place < word + step.words; place += 1) seen.core += core[place] ? 1 : 0;
    if (isOwn) {
      seen.own += 1;
      seen.letters = Math.max(
        seen.letters,
        name[word]!.isPlain || step.words > 1 ? tokens[at]!.raw.length : 0,
      );
    }
    at += step.tokens;
    word += step.words;
  }
  const all = core.filter(Boolean).length;
  const isFull = seen.core === all && (all > 1 || seen.own > 0);
  const isName =
    (isFull && seen.exact + seen.loose > (seen.own > 0 ? 0 : 1)) ||
    (seen.core >= 2 && (seen.exact > 0 || seen.own > 1)) ||
    (seen.core === 1 && seen.own === 1 && seen.letters >= (seen.loose > 0 ? 7 : 5));
  if (!isName || (seen.loose > seen.exact && seen.own === 0)) return null;
  const score = seen.core + seen.exact * 0.5 + seen.own * 0.5 + (isFull ? 1.5 : 0) - seen.loose * 0.3;
  return { from, to: at, score, isSure: (isFull && all > 1) || seen.own > 0 };
}

/** How a token matches a name word, or null: exactly, joined, misspelt or with other accents. */
function stepAt(
  tokens: Token[],
  at: number,
  name: Token[],
  word: number,
  isEveryday: (token: Token) => boolean,
): { tokens: number; words: number; isLoose: boolean } | null {
  const token = tokens[at]!;
  const own = name[word]!;
  // Rejects most pairs early: typos rarely change the first letter, but digits may be spelt out.
  const isDigit = /^\d/.test(token.raw) || /^\d/.test(own.raw);
  if (token.raw[0] !== own.raw[0] && !isDigit && !(DIGITS.includes(token.raw) || DIGITS.includes(own.raw)))
    return null;
  if (token.text === own.text || (token.raw === own.raw && (token.isPlain || own.isPlain)))
    return { tokens: 1, words: 1, isLoose: false };
  if (token.raw === own.raw) return { tokens: 1, words: 1, isLoose: true };
  const number = DIGITS.indexOf(own.raw);
  if (number > 0 && token.text === String(number)) return { tokens: 1, words: 1, isLoose: false };
  if (/^\d/.test(own.text) && DIGITS[Number(own.text)] === token.raw)
    return { tokens: 1, words: 1, isLoose: false };
  let joined = own.raw;
  for (let words = 2; words <= 4 && word + words <= name.length; words += 1) {
    joined += name[word + words - 1]!.raw;
    if (joined === token.raw) return { tokens: 1, words, isLoose: false };
  }
  if (token.raw + (tokens[at + 1]?.raw ?? '') === own.raw && own.raw.length > 3)
    return { tokens: 2, words: 1, isLoose: false };
  const isSmall = token.raw.length < SHORT && own.raw.length < SHORT;
  if (token.raw.length < 3 || isSmall || /\d/.test(token.raw)) return null;
  if (isEveryday(token) && (!token.isPlain || token.raw.length < SHORT || token.raw[0] !== own.raw[0]))
    return null;
  // Next to matching words, a word may contain more typos.
  const most = token.raw.length >= (at > 0 ? 6 : LONG) ? 2 : 1;
  if (editDistance(token.raw, own.raw, most) > most) return null;
  return { tokens: 1, words: 1, isLoose: true };
}
