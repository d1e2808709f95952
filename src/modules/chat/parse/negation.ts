import { foldText } from '../../../common/text';
import { AND, textOf, VALUES, type Span } from './spans';
import type { Token } from './text';

/** Punctuation that ends a clause. */
export const CLAUSE_END = /[,.;!?…(\n]/;

/** Words that may stand between 'không' and the rejected value. */
const BETWEEN = new Set(
  `màu mau size hãng giày giay mấy đôi con cái loại the a any của là tone tông kiểu hàng colour color shoes in brand mẫu lấy
   thích đi mang mua có phải cần đồ made from of too really want one ones những cỡ số mau
   hết luôn các ai tất cả anything everything by pair pairs kêu tui tôi bắt đưa gợi ý try show me get da vải vai`.split(
    /\s+/,
  ),
);

/** Words that join further rejected values: 'màu be với màu đỏ'. */
const AND_BETWEEN = new Set([
  ...AND,
  ...'màu mau color colour hãng hang brand size số so cỡ giày giay shoes loại loai đôi doi the'.split(' '),
]);
/** Words that may stand between 'không' and a price that is too high: 'đừng mắc hơn 3 triệu'. */
const PRICEY = new Set([
  ...BETWEEN,
  ...'đắt mắc mac dat expensive pricey priced cost costing giá gia quá qua chiếc'.split(' '),
]);

/** Marks the values that a negation rejects, before or after it ('đen thì không lấy'). */
export function negate(tokens: readonly Token[], spans: Span[]): void {
  spans.forEach((span, place) => {
    if (span.kind !== 'not') return;
    if (span.value === 'behind' || span.value === 'judged') {
      const away = spans.slice(0, place).findLast(({ kind }) => VALUES.has(kind));
      const isMeant = span.value === 'behind' ? isOfClause : isJudgedHere;
      if (away && isMeant(tokens, away, span))
        for (const one of listBefore(tokens, spans, away)) one.isWanted = false;
      // 'em cũng ghét đen', 'mình chê đen'.
      const isBoth = /^c[uũ]ng$/.test(tokens[span.from]!.text) || /^ch[eê]$/.test(tokens[span.to - 1]!.text);
      if (span.value === 'behind' || !isBoth) return;
    }
    if (span.value === 'dear') {
      const away = spans[place - 1];
      // About a named shoe, its own brand is not a request for another one.
      const isOfShoe = spans.some(({ kind }) => kind === 'name');
      if (away?.kind === 'brand' && span.from - away.to <= 1 && !isOfShoe) away.isWanted = false;
      // 'đắt quá' about the listed shoes asks for cheaper ones.
      else if (!spans.some(({ kind }) => ['brand', 'type', 'name'].includes(kind)))
        Object.assign(span, { kind: 'ask', value: 'cheaper' });
      return;
    }
    if (span.value === 'unfit') {
      const away = spans[place - 1];
      const isLast = away?.kind === 'size' && isLastSize(spans);
      if (away && VALUES.has(away.kind) && span.from - away.to <= 1 && !isLast) away.isWanted = false;
      return;
    }
    if (limitPrice(tokens, spans, span) || isQuestion(tokens, spans, place)) return;
    let next = spans.slice(place + 1).find(({ kind }) => VALUES.has(kind) || kind === 'want');
    let from = span.to;
    let first = '';
    while (
      next &&
      VALUES.has(next.kind) &&
      isOnly(tokens, from, next.from, first === '' ? BETWEEN : AND_BETWEEN)
    ) {
      if (first !== '' && next.kind !== first) break;
      if (span.value === 'own' && next.kind !== 'color') {
        leaveOwn(tokens, spans, next);
        break;
      }
      // 'bỏ qua màu, size 42 là được'.
      if (first === '' && isParted(tokens, from + 1, next.from)) break;
      next.isWanted = false;
      first = next.kind;
      from = next.to;
      const after: Span = next;
      next = spans.find((one) => one.from >= after.to && VALUES.has(one.kind));
      // 'không phải xanh dương xanh biển'.
      const isAlike = next?.kind === 'color' && next.value.split(' ')[0] === after.value.split(' ')[0];
      const isListed = next !== undefined && isList(tokens, spans, span, after, next);
      if (next && next.from === from && next.kind !== 'material' && !isAlike && !isListed) break;
    }
    if (first === '' && textOf(tokens, span.from, span.from + 2) === 'fed up') {
      Object.assign(span, { kind: 'topic', value: 'complaint' });
      return;
    }
    const last = spans[place - 1];
    const isEnd = span.to >= tokens.length || /[,.;!?]/.test(tokens[span.to]!.gap);
    const isLong = span.to - span.from > 1 || tokens[span.from]!.raw === 'no';
    const isBehind = first === '' && isLong && isEnd && last && VALUES.has(last.kind);
    if (isBehind && isOnly(tokens, last.to, span.from, new Set(['thì', 'thi', 'là', 'em', 'mình'])))
      last.isWanted = false;
  });
}

/** First words that make a clause a question. */
const ASKS = new Set("is are does do will would can isn't aren't".split(' '));

/** 'I already own the Court Nova Low in black, do you have it in navy' asks for another colour. */
function leaveOwn(tokens: readonly Token[], spans: readonly Span[], own: Span): void {
  const color = spans.find(({ kind, from }) => kind === 'color' && from >= own.to);
  const isOf = color && isOnly(tokens, own.to, color.from, new Set(['in', 'màu', 'the']));
  if (isOf && spans.some(({ kind, from }) => kind === 'color' && from >= color.to)) color.isWanted = false;
}

/** Kinds that a verdict rejects; about a shoe or a size, 'is out' means sold out. */
const JUDGED = /^(?:color|brand|type|material|foreign|model)$/;

/** True if punctuation separates the tokens of a range. */
function isParted(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to + 1).some(({ gap }) => CLAUSE_END.test(gap));
}

/** 'pink is a no', 'the red one is too loud': in the same clause, and not in a question. */
function isJudgedHere(tokens: readonly Token[], away: Span, behind: Span): boolean {
  if (!JUDGED.test(away.kind)) return false;
  // 'is the red too loud', 'trắng có dễ dơ không'.
  const start = tokens.slice(0, away.from + 1).findLastIndex(({ gap }) => CLAUSE_END.test(gap));
  const isAsked =
    ASKS.has(tokens[Math.max(0, start)]!.text) ||
    ['có', 'co'].includes(tokens[behind.from - 1]!.text) ||
    ['không', 'khong'].includes(tokens[behind.to]?.text ?? '');
  if (isAsked || (tokens[behind.to]?.gap ?? '').includes('?')) return false;
  return isNear(tokens, away, behind);
}

/** True if at most a few words of the same clause lie between them. */
function isNear(tokens: readonly Token[], away: Span, behind: Span): boolean {
  return behind.from - away.to <= 3 && !isParted(tokens, away.to, behind.from);
}

/** 'red and pink are out': the judged values, unless it is a condition ('nếu hết đỏ thì thôi'). */
function listBefore(tokens: readonly Token[], spans: readonly Span[], last: Span): Span[] {
  const list = joinedBefore(tokens, spans, last);
  return list.some((one) => isCondition(tokens, spans, one)) ? [] : list;
}

/** The last value with those that 'and' joins to it. */
function joinedBefore(tokens: readonly Token[], spans: readonly Span[], last: Span): Span[] {
  const before = spans.filter(({ kind, to }) => VALUES.has(kind) && to <= last.from).at(-1);
  if (before?.kind !== last.kind || !isOnly(tokens, before.to, last.from, AND_BETWEEN)) return [last];
  const between = tokens.slice(before.to, last.from);
  const isJoined = between.some(({ text }) => AND.has(text)) && !isParted(tokens, before.to, last.from);
  return isJoined ? [...joinedBefore(tokens, spans, before), last] : [last];
}

/** Words that exclude the values after them. */
const EXCEPT =
  /(?:^| )(?:trừ|tru|ngoài|ngoai|except|besides|apart from|aside from|minus|other than|exclude|excluding|brands? than)(?: |$)|but$/;
/** After a list, these mark its last values as wanted: 'không lấy đen, trắng cũng được'. */
const FINE =
  /^(?:(?:cũng|đều|thì) (?:được|ok|xong)|(?:is|are|would be) (?:fine|ok|okay|good|great)|instead)(?: |$)/;

/**
 * 'except black, grey or ivory', 'không lấy đen, trắng, xám': commas separate members of one list. In 'not
 * black, white' the second may be wanted, except after a word of exclusion.
 */
function isList(
  tokens: readonly Token[],
  spans: readonly Span[],
  not: Span,
  last: Span,
  next: Span,
): boolean {
  if (next.kind !== last.kind || tokens[next.from]?.gap.trim() !== ',') return false;
  const isException = EXCEPT.test(textOf(tokens, not.from, not.to));
  const members = [last];
  let isJoined = false;
  for (const one of spans.filter(({ from, kind }) => from >= next.from && VALUES.has(kind))) {
    const end = members.at(-1)!.to;
    const between = tokens.slice(end, one.from);
    const isAnd = between.some(({ text }) => AND.has(text));
    if (one.kind !== last.kind || !isOnly(tokens, end, one.from, AND_BETWEEN)) break;
    if (!isAnd && tokens[one.from]!.gap.trim() !== ',') break;
    isJoined ||= isAnd;
    members.push(one);
  }
  const isOn = last.from > not.to && tokens[last.from]!.gap.trim() === ',';
  const end = members.at(-1)!.to;
  const isFine = !CLAUSE_END.test(tokens[end]?.gap ?? '') && FINE.test(textOf(tokens, end, end + 3));
  // 'anything but black, white is fine'
  if (isException && isFine && !isJoined && members.length === 2) return false;
  return isException || isOn || (!isFine && (isJoined || members.length > 2));
}

/** '40 thì chật, 41 thì rộng' asks for a size in between, so neither is rejected. */
function isLastSize(spans: readonly Span[]): boolean {
  const sizes = spans.filter(({ kind }) => kind === 'size').length;
  return spans.filter(({ kind, value }) => kind === 'not' && value === 'unfit').length >= sizes;
}

/** 'anh mang 42, tui thì không cần': rejects only values in the same clause, a word or two away. */
function isOfClause(tokens: readonly Token[], away: Span, behind: Span): boolean {
  const isTopic = ['thì', 'thi'].includes(tokens[behind.from]!.text);
  return !isTopic || isNear(tokens, away, behind);
}

/** 'không có hồng thì thôi': the requested value is still wanted. */
function isCondition(tokens: readonly Token[], spans: readonly Span[], away: Span): boolean {
  const isNone = spans.some(({ kind, to }) => kind === 'not' && to === away.from);
  const isIf = ['hết', 'het', 'if', 'nếu', 'neu'].includes(tokens[away.from - 1]?.text ?? '');
  return (isNone || isIf) && !CLAUSE_END.test(tokens[away.from]!.gap);
}

/** 'né mấy đôi trên 20 triệu', 'not expensive over 2 million': a rejected minimum becomes a maximum. */
function limitPrice(tokens: readonly Token[], spans: readonly Span[], { to }: Span): boolean {
  const next = spans.find(({ from, kind }) => from >= to && kind === 'price');
  const number = next?.number;
  if (!next || number?.min === undefined || number.max !== undefined) return false;
  if (!isOnly(tokens, to, next.from, PRICEY)) return false;
  number.max = number.min;
  number.min = undefined;
  return true;
}

/** 'có … không', 'không có màu đen à': a question, not a negation. */
function isQuestion(tokens: readonly Token[], spans: readonly Span[], place: number): boolean {
  const { from, to } = spans[place]!;
  const text = textOf(tokens, from, to);
  const before = tokens[from - 1]?.text ?? '';
  if (foldText(text) === 'khong co')
    return !tokens.slice(0, from).some((token) => ['nào', 'nao', 'gì', 'loại', 'kiểu'].includes(token.text));
  if (!['không', 'khong', 'no'].includes(text)) return false;
  if (['còn', 'con', 'có', 'co', 'được', 'hàng', 'hay', 'phải', 'sẵn', 'bán'].includes(before)) return true;
  const next = tokens[to];
  if (next && /[,.?!;(]/.test(next.gap)) return true;
  // 'không hồng không xanh'.
  const isBefore = (at: number, one: Span): boolean => one.from === at && VALUES.has(one.kind);
  const first = spans.find((one) => isBefore(to, one));
  const isTwice = first && ['không', 'khong', 'no'].includes(tokens[first.to]?.text ?? '');
  if (isTwice && spans.some((one) => isBefore(first.to + 1, one) && one.kind === first.kind)) return false;
  const isLast =
    ['không', 'khong', 'no'].includes(tokens[from - 2]?.text ?? '') &&
    spans.some((one) => one.to === from && !one.isWanted);
  if (isLast) return false;
  const hasAsked = tokens
    .slice(0, from)
    .some((token) => ['có', 'co', 'còn', 'con', 'bán', 'ban', 'nào', 'nao', 'gì', 'gi'].includes(token.text));
  const isComma = (tokens[from]?.gap ?? '').includes(',');
  return hasAsked && !isComma;
}

function isOnly(tokens: readonly Token[], from: number, to: number, allowed: ReadonlySet<string>): boolean {
  return (
    to - from <= 4 &&
    tokens
      .slice(from, to)
      .every(({ text, isPlain }) => allowed.has(text) || (isPlain && foldedOf(allowed).has(text)))
  );
}

const folded = new Map<ReadonlySet<string>, Set<string>>();

/** The same words without accents. */
function foldedOf(words: ReadonlySet<string>): Set<string> {
  const known = folded.get(words) ?? new Set([...words].map(foldText));
  folded.set(words, known);
  return known;
}
