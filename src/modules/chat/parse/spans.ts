import { DOUBTFUL_PLAIN, GOODS_WORDS } from '../../products/catalog/words/goods-words';
import { PhraseTable, splitWords, type Found } from '../../products/catalog/words/phrases';
import { isEveryday, languageScore } from '../lexicon/everyday-words';
import { FOREIGN_BRANDS, MODELS, PATTERNS } from '../lexicon/other-goods';
import type { NumberSpan } from '../lexicon/number-words';
import { TALK_WORDS } from '../lexicon/talk-words';
import { readTokens, type Token } from './text';

/** A range of tokens and its meaning. */
export interface Span {
  from: number;
  to: number;
  kind: string;
  value: string;
  ids?: string[];
  number?: NumberSpan;
  isWanted: boolean;
}

const WORDS = [...GOODS_WORDS, ...TALK_WORDS];
export const TABLE = new PhraseTable([...WORDS, ...FOREIGN_BRANDS, ...MODELS, ...PATTERNS]);
const KNOWN = new Set(
  WORDS.flatMap(([, phrases]) => splitWords(phrases).filter((word) => !/^\d/.test(word))),
);
const LISTED = new Set(TABLE.spellings.flatMap((phrase) => phrase.split(' ')));
/** The wishes and materials that the parser knows. */
export const WISHES = valuesOfKind('wish');
export const MATERIALS = valuesOfKind('material');
/** Attributes of a shoe, which a negation before them rejects. */
export const VALUES = new Set('name brand type material color size foreign model wish'.split(' '));
export const AND = new Set('và va hay hoặc hoac với voi or and nor lẫn cả cũng'.split(' '));
const COLOR_BEFORE = new Set(
  'màu mau color colour in tone tông giày giay mang lấy full all the bản any có'.split(' '),
);
/** After these, an ambiguous word is a colour: 'cho xem cam', 'đổi sang kem'. */
const CHOICE_BEFORE = new Set('xem sang qua thế vậy chọn đổi còn z'.split(' '));
/** Before these at the end, an ambiguous word is also a colour: 'trang di'. */
const PICK_BEHIND = new Set('đi di'.split(' '));
/** Before 'be', these make it the English verb. */
const VERB_BEFORE = new Set(
  `will to can should would could might may must not can't cannot mustn't won't shouldn't couldn't wouldn't`.split(
    ' ',
  ),
);
/** Kinds whose short words must have their accents. */
const STRICT = /^(?:topic|off|wish|goods|footwear|talk|fix|not|order|plain|model)/;
/** Negations that are recognised without accents. */
const PLAIN_NOT = new Set(
  'khong no not non without except besides avoid exclude excluding neither hate nothing tru ngoai dung ngan'.split(
    ' ',
  ),
);

/** Short verbs of rejection that are recognised without accents before a value: 'ne luon den', 'che xam'. */
const PLAIN_VERBS = new Set('bo che ne khoi ghet'.split(' '));
/** After these, 'bo' means 'bộ' or 'bò': 'di bo', 'da bo'. */
const NO_VERB_BEFORE = new Set('di đi da toan mau màu mot may ca'.split(' '));
/** After these, 'ne' means 'nè': 'shop ne'. */
const CALLED = new Set('shop oi ơi em ad anh chi ban do day nay roi'.split(' '));
/** Words that may stand between such a verb and the rejected value. */
const AWAY_BETWEEN = new Set(
  'hết het luôn luon mấy may đôi doi cái cai con chiếc chiec giày giay màu mau các cac những nhung hãng hang loại loai the'.split(
    ' ',
  ),
);

/** True for a word with a meaning outside names: an everyday word or one in a table. */
export function isKnownWord(token: Token): boolean {
  return isEveryday(token) || isTableWord(token);
}

/** True for a word in any table, including other brands and their models. */
export function isListedWord({ text }: Token): boolean {
  return LISTED.has(text);
}

function valuesOfKind(kind: string): string[] {
  return WORDS.filter(([meaning]) => meaning.startsWith(`${kind}:`)).map(([meaning]) =>
    meaning.slice(kind.length + 1),
  );
}

function isTableWord({ text, isPlain, folded }: Token): boolean {
  return KNOWN.has(text) || (isPlain && KNOWN_FOLDED.has(folded));
}
const KNOWN_FOLDED = new Set(readTokens([...KNOWN].join(' ')).map(({ folded }) => folded));
for (const word of KNOWN) KNOWN_FOLDED.add(word);

export function hasDigit(tokens: readonly Token[], { from, to }: Found<string>): boolean {
  return tokens.slice(from, to).some(({ text }) => /^\d/.test(text));
}

/** True for Vietnamese typed without accents: a plain word may then stand for several accented ones. */
export function isWithoutAccents(tokens: readonly Token[]): boolean {
  // Abbreviations do not count as accented words: 'k' is read as 'không'.
  const accented = tokens.filter(({ folded, raw, isPlain }) => !isPlain && folded === raw);
  return accented.length * 5 < tokens.length && languageScore(tokens) <= 0;
}

/** Selects the allowed phrases from left to right, longest first, without overlaps. */
export function takePhrases(
  tokens: readonly Token[],
  phrases: Found<string>[][],
  spans: Span[],
  forgives: boolean,
  isMeant: (found: Found<string>) => boolean,
): void {
  const isFree = (found: Found<string>): boolean =>
    !spans.some(({ from, to }) => from < found.to && to > found.from);
  for (let at = 0; at < tokens.length;) {
    const usable = (phrases[at] ?? []).filter(
      (one) =>
        isMeant(one) &&
        isFree(one) &&
        isTogether(tokens, one) &&
        isSensible(tokens, one, spans, phrases, forgives),
    );
    const [found] = usable;
    if (found) {
      const [kind = '', value = ''] = found.meaning.split(/:(.*)/s);
      const text = kind === 'color' ? textOf(tokens, found.from, found.to) : value;
      spans.push({ from: found.from, to: found.to, kind, value: text, isWanted: true });
    }
    at = found?.to ?? at + 1;
  }
}

/** An ambiguous plain word is a colour or shoe type only beside another shoe attribute. */
function isSensible(
  tokens: readonly Token[],
  { from, to, meaning, isExact }: Found<string>,
  spans: readonly Span[],
  phrases: Found<string>[][],
  forgives: boolean,
): boolean {
  const token = tokens[from]!;
  const isOfShoes = /^(?:color|type|material|brand)/.test(meaning);
  // One short word without accents is too ambiguous: 'bo' is more likely 'bộ' than 'bỏ', 'the' is not 'thẻ'.
  const isStart = from === 0 || /[,.;!?]/.test(token.gap);
  const isVerb = PLAIN_VERBS.has(token.text) && isBeforeValue(tokens, from, phrases);
  // 'khoi den' means 'khỏi', 'mau khoi' means 'khói'.
  if (token.text === 'khoi' && isVerb && meaning.startsWith('color')) return false;
  const isLeaveOut = (token.text === 'bo' && isStart) || (isVerb && meaning === 'not:');
  const isNot = PLAIN_NOT.has(token.text) || isLeaveOut;
  const isShort = STRICT.test(meaning) && token.text.length < 5 && !isNot;
  if (to - from === 1 && !isExact && !isOfShoes && !isLeaveOut && (!forgives || isShort)) return false;
  if (to - from > 1 && !isExact && !forgives && !tokens.slice(from, to).every(({ isPlain }) => isPlain))
    return false;
  // 'co doi' means 'có đôi', not 'có đổi'.
  if (meaning === 'topic:exchange' && !isExact && to - from === 2 && isPairWord(tokens, from)) return false;
  // 'ngoài Nike ra shop còn hãng nào' does not ask about a visit.
  if (token.text === 'ra' && meaning.startsWith('topic') && isBehindExcept(tokens, from, phrases))
    return false;
  // 'van adidas' means 'vẫn Adidas'.
  const isStill =
    spans.some(({ kind, to: end }) => kind === 'name' && end === from) ||
    (phrases[to] ?? []).some((one) => one.meaning.startsWith('brand'));
  if (token.text === 'van' && to - from === 1 && isStill) return false;
  const last = tokens[from - 1]?.text ?? '';
  // 'mau do' means 'màu đỏ', not 'mẫu đó'.
  if (meaning.startsWith('ref') && token.text === 'mau') return false;
  const isEnd = to === tokens.length || /[,.?!]/.test(tokens[to]!.gap);
  if (token.text === 'hong' && isEnd && !/^m[aà]u$/.test(last)) return false;
  if (token.text === 'be' && tokens.slice(0, from).some(({ text }) => VERB_BEFORE.has(text))) return false;
  // 'tim sneaker' means 'tìm', 'giay tim' means 'tím'.
  const isKind = (phrases[to] ?? []).some((one) => /^(?:type|brand)/.test(one.meaning));
  if (token.text === 'tim' && isKind && !COLOR_BEFORE.has(last)) return false;
  const isDoubtful = token.isPlain && (DOUBTFUL_PLAIN.has(token.text) || (!isExact && !forgives));
  if (to - from > 1 || !isDoubtful || !isOfShoes) return true;
  const isAway = !/[,.;!?]/.test(token.gap) && isBehindNot(tokens, from, phrases);
  const isChoice = CHOICE_BEFORE.has(last) && (isExact || (isEnd && tokens.length <= 8));
  // 'trang di', 'vai cung dc', 'vang thi choi qua'.
  const isPicked =
    PICK_BEHIND.has(tokens[to]?.text ?? '') && (to + 1 === tokens.length || tokens[to + 1]!.gap !== ' ');
  const isJudged = (phrases[to] ?? []).some((one) =>
    /^(?:not:(?:unfit|behind|dear|judged)|want:)$/.test(one.meaning),
  );
  if (isAway || COLOR_BEFORE.has(last) || isChoice || isPicked || isJudged) return true;
  const isBeside = (at: number): boolean =>
    spans.some((span) => VALUES.has(span.kind) && at >= span.from && at < span.to) ||
    (phrases[at] ?? []).some(
      (one) =>
        /^(?:color|brand|type)/.test(one.meaning) &&
        (one.to - one.from > 1 || !DOUBTFUL_PLAIN.has(tokens[at]!.text)),
    ) ||
    phrases
      .slice(Math.max(0, at - 3), at)
      .some((found) =>
        found.some(
          (one) => one.to === at + 1 && /^(?:color|brand|type)/.test(one.meaning) && one.to - one.from > 1,
        ),
      );
  const isAfter = (at: number): boolean =>
    isBeside(at) || (AND.has(tokens[at]?.text ?? '') && isBeside(at - 1));
  const isFollowUp = (at: number): boolean =>
    tokens.length <= 5 && (phrases[at] ?? []).some((one) => one.meaning === 'go-on:');
  return isAfter(from - 1) || isBeside(to) || isFollowUp(to) || tokens.length <= 2;
}

/** 'ko lay trang', 'trừ mấy đôi da': a rejecting word precedes, at most separated by words such as 'đôi'. */
function isBehindNot(tokens: readonly Token[], at: number, phrases: Found<string>[][]): boolean {
  let start = at;
  while (at - start < 3 && AWAY_BETWEEN.has(tokens[start - 1]?.text ?? '')) start -= 1;
  return phrases
    .slice(Math.max(0, start - 5), at)
    .some((found) =>
      found.some(
        ({ to, meaning }) => meaning === 'not:' && to >= start && to <= at && tokens[to - 1]!.text !== 'chan',
      ),
    );
}

/** 'ne luon den': a value follows. */
function isBeforeValue(tokens: readonly Token[], at: number, phrases: Found<string>[][]): boolean {
  const last = tokens[at - 1]?.text ?? '';
  const isOther = tokens[at]!.text === 'ne' ? CALLED.has(last) && tokens[at]!.gap === ' ' : false;
  if (isOther || NO_VERB_BEFORE.has(last)) return false;
  let next = at + 1;
  while (next - at < 4 && AWAY_BETWEEN.has(tokens[next]?.text ?? '')) next += 1;
  const isNear = tokens.slice(at + 1, next + 1).every(({ gap }) => gap === ' ');
  return (
    isNear && (phrases[next] ?? []).some(({ meaning }) => /^(?:color|brand|type|material)/.test(meaning))
  );
}

/** 'ngoài Nike ra', 'trừ màu đen với trắng ra'. */
function isBehindExcept(tokens: readonly Token[], at: number, phrases: Found<string>[][]): boolean {
  const start = Math.max(0, at - 8);
  const isValue = phrases
    .slice(start, at)
    .some((found) =>
      found.some(({ to, meaning }) => to === at && /^(?:color|brand|type|material)/.test(meaning)),
    );
  const clause = tokens.slice(start, at);
  return isValue && clause.some(({ text }) => ['ngoài', 'ngoai', 'trừ', 'tru', 'bỏ'].includes(text));
}

/** A phrase never spans a comma or the end of a sentence: 'có không, mua riêng'. */
function isTogether(tokens: readonly Token[], { from, to }: Found<string>): boolean {
  return !tokens.slice(from + 1, to).some(({ gap }) => /[,;!?]|\.\s/.test(gap));
}

function isPairWord(tokens: readonly Token[], from: number): boolean {
  return ['co doi', 'doi khong', 'cho doi', 'được doi'].includes(textOf(tokens, from, from + 2));
}

export function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}
