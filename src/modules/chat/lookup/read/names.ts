import { editDistance } from '../../../products/catalogue/catalogue.service';
import type { KnownName, NamesRead, Slots } from '../names-read';
import type { Text, Token } from '../words/text';
import { allOf, isOfAnyShoe, MOST_TOKENS, piecesAt, slotsOf, strengthOf, type Piece } from './pieces';

/** A product's name, or a piece of it, as a message has it. */
export interface NameMention {
  /** The words of names that the tokens stand for; each token may stand for one of several. */
  words: string[][];
  /** The first tokens' place in the message, and the place behind the last one. */
  start: number;
  end: number;
  /** The products that are meant, while they are few. */
  ids: string[];
  /** The one word with accents that all hangs by: only if the name has it with the same ones is it meant. */
  doubt?: string;
  /** What stands behind it makes it the name of a shoe that the shop does not have: 'Air Jordan' for 'Air Force'. */
  isAnother: boolean;
  /** It is a piece of a name made of ordinary words. */
  isWeak: boolean;
}

interface Window extends Omit<NameMention, 'isAnother' | 'isWeak'> {
  score: number;
  /** It has all words of a name. */
  isFull: boolean;
  from: number;
  to: number;
}

/** A name that so many products share is a word to narrow a list by. */
export const FEW = 6;
/** How many names are compared word by word. */
const COMPARED = 40;
/** Words of a name, and then some. */
const LONGEST_NAME = 20;
/** The most names of a message. */
const MOST_NAMES = 4;

/** Finds the products whose names, or pieces of them, a message has: the best ones first, none over another. */
export function readNames(text: Text, catalogue: NamesRead, doubted?: ReadonlySet<string>): NameMention[] {
  const { tokens } = text;
  catalogue.effort.spend(tokens.length);
  const pieces = tokens
    .slice(0, MOST_TOKENS * 2)
    .map((_, at) => (doubted?.has(tokens[at]!.text) ? [] : piecesAt(tokens, at, catalogue)));
  const found: NameMention[] = [];
  while (found.length < MOST_NAMES) {
    let best: Window | null = null;
    for (let from = 0; from < pieces.length; from += 1) {
      const window = windowAt(tokens, pieces, from, catalogue);
      if (window && (!best || window.score > best.score)) best = window;
    }
    if (!best) break;
    for (const token of tokens.slice(best.from, best.to)) token.use = 'name';
    found.push(mentionOf(best, tokens, catalogue));
  }
  return found.sort((a, b) => a.start - b.start);
}

function mentionOf(
  { words, start, end, ids, from, to, isFull }: Window,
  tokens: Token[],
  catalogue: NamesRead,
): NameMention {
  const telling = tokens.slice(from, to).filter((token) => strengthOf(token) === 'strong');
  const [only] = telling;
  const isAnother =
    !isFull && isAnotherName(tokens, to, telling.length, slotsOf(words, catalogue), catalogue);
  const isDoubtful = telling.length === 1 && only!.text !== only!.folded && catalogue.hasWord(only!.folded);
  return {
    words,
    start,
    end,
    ids,
    isAnother,
    isWeak: !isFull && telling.length === 0,
    ...(isDoubtful ? { doubt: only!.text } : {}),
  };
}

/** What is counted, after a number that is no part of a name. */
const COUNTED = new Set([
  'doi',
  'mau',
  'cai',
  'chiec',
  'size',
  'sz',
  'trieu',
  'tr',
  'cu',
  'pair',
  'pairs',
  'ban',
  'em',
]);

/** Says whether what follows a piece of a name makes it another name: a model's other number, or a word of no name. */
function isAnotherName(
  tokens: Token[],
  to: number,
  telling: number,
  slots: Slots,
  catalogue: NamesRead,
): boolean {
  const next = tokens[to];
  if (!next || next.use) return false;
  if (/^\d+$/.test(next.text)) {
    const isSize = Number(next.text) >= 34 && Number(next.text) <= 50;
    return !isSize && !COUNTED.has(tokens[to + 1]?.folded ?? '');
  }
  if (telling > 1 || next.folded.length < 3 || strengthOf(next) !== 'strong') return false;
  const words = catalogue.nameSome(slots, COMPARED).flatMap((name) => name.words);
  return !words.some((word) => editDistance(next.folded, word, 1) <= 1);
}

/** The longest run of tokens from here on that stand in one name, if it is enough to tell the name by. */
function windowAt(tokens: Token[], pieces: Piece[][], from: number, catalogue: NamesRead): Window | null {
  let best: Window | null = null;
  for (const first of pieces[from]!) {
    const run = [first];
    let slots = first.slots;
    let at = from + first.length;
    while (run.length < LONGEST_NAME) {
      const next = pieces[at]
        ?.map((piece) => ({ piece, both: catalogue.both(slots, piece.slots) }))
        .find(({ both }) => !both.isEmpty());
      if (!next || tokens.slice(at, at + next.piece.length).some(({ use }) => use)) break;
      run.push(next.piece);
      slots = next.both;
      at += next.piece.length;
    }
    if (tokens.slice(from, from + first.length).some(({ use }) => use)) continue;
    const window = judge(tokens, run, slots, from, catalogue);
    if (window && (!best || window.score > best.score)) best = window;
  }
  return best;
}

/** Says whether a run of words names products; words of grammar at its end that need not be of the name go. */
function judge(
  tokens: Token[],
  run: Piece[],
  slots: Slots,
  from: number,
  catalogue: NamesRead,
): Window | null {
  const names = catalogue.nameSome(slots, COMPARED);
  const spoken = run.flatMap((one) => one.spoken);
  const inOrder = names.filter((name) => standsIn(name, spoken));
  const whole = names.filter((name) => isWhole(name, spoken));
  const strong = run.filter(({ strength }) => strength === 'strong');
  const telling = run.filter(({ strength }) => strength !== 'grammar');
  // 'dat nen 76': words of questions in a name's own order, none of which says a kind of shoe.
  const isLong =
    spoken.length >= 3 &&
    inOrder.length > 0 &&
    !tokens.slice(from, from + run.reduce((sum, { length }) => sum + length, 0)).some(isOfAnyShoe);
  if (telling.length === 0 && whole.length === 0 && !isLong) return shorter(tokens, run, from, catalogue);
  if (telling.length === 0 && run.length < 2) return null;
  if (strong.length === 0 && whole.length === 0 && (spoken.length < 2 || inOrder.length === 0)) {
    return shorter(tokens, run, from, catalogue);
  }
  const last = run.at(-1)!;
  // 'record đen': a colour after a name that happens to have it elsewhere is a colour.
  if (run.length > 1 && last.strength === 'grammar' && whole.length === 0 && inOrder.length === 0) {
    return shorter(tokens, run, from, catalogue);
  }
  const meant = whole.length > 0 ? whole : inOrder.length > 0 ? inOrder : names;
  const isFew = slots.size() <= COMPARED && meant.length <= FEW;
  const to = from + run.reduce((sum, { length }) => sum + length, 0);
  const score =
    run.reduce((sum, { weight }) => sum + weight, 0) +
    (whole.length > 0 ? 2 : 0) +
    (inOrder.length > 0 ? 1 : 0);
  return {
    ...{
      words: spoken,
      from,
      to,
      score,
      isFull: whole.length > 0,
      ids: isFew || whole.length === 1 ? meant.map(({ id }) => id) : [],
    },
    ...{ start: tokens[from]!.start, end: tokens[to - 1]!.end },
  };
}

function shorter(tokens: Token[], run: Piece[], from: number, catalogue: NamesRead): Window | null {
  if (run.length < 2) return null;
  const rest = run.slice(0, -1);
  catalogue.effort.spend(rest.length);
  return judge(tokens, rest, allOf(rest.map(({ slots }) => slots)), from, catalogue);
}

/** True when the words stand in the name side by side and in this order. */
function standsIn({ words }: KnownName, spoken: string[][]): boolean {
  return words.some((_, at) => spoken.every((same, place) => same.includes(words[at + place] ?? '')));
}

/** True when the words are all that the name has. */
function isWhole(name: KnownName, spoken: string[][]): boolean {
  return name.words.length === spoken.length && standsIn(name, spoken);
}
