import { foldText } from '../../../common/text';
import { AND, textOf, VALUES, type Span } from './spans';
import type { Token } from './text';

/** Words that may stand between 'không' and what is not wanted. */
const BETWEEN = new Set(
  `màu mau size hãng giày giay mấy đôi con cái loại the a any của là tone tông kiểu hàng colour color shoes in brand mẫu lấy
   thích đi mang mua có phải cần đồ made from of too really want one ones những cỡ số mau
   kêu tui tôi bắt đưa gợi ý try show me get`.split(/\s+/),
);

/** Marks the values that a negation before (or 'đen thì không lấy' behind) them turns away. */
export function negate(tokens: readonly Token[], spans: Span[]): void {
  spans.forEach((span, place) => {
    if (span.kind !== 'not') return;
    if (span.value === 'behind') {
      const away = spans.slice(0, place).findLast(({ kind }) => VALUES.has(kind));
      if (away) away.isWanted = false;
      return;
    }
    if (span.value === 'unfit') {
      const away = spans[place - 1];
      const isLast = away?.kind === 'size' && isLastSize(spans);
      if (away && VALUES.has(away.kind) && span.from - away.to <= 1 && !isLast) away.isWanted = false;
      return;
    }
    if (isQuestion(tokens, spans, place)) return;
    let next = spans.slice(place + 1).find(({ kind }) => VALUES.has(kind) || kind === 'want');
    let from = span.to;
    let first = '';
    while (next && VALUES.has(next.kind) && isOnly(tokens, from, next.from, first === '' ? BETWEEN : AND)) {
      if (first !== '' && next.kind !== first) break;
      next.isWanted = false;
      first = next.kind;
      from = next.to;
      const after: Span = next;
      next = spans.find((one) => one.from >= after.to && VALUES.has(one.kind));
      if (next && next.from === from && next.kind !== 'material') break;
    }
    const last = spans[place - 1];
    const isEnd = span.to >= tokens.length || /[,.;!?]/.test(tokens[span.to]!.gap);
    const isLong = span.to - span.from > 1 || tokens[span.from]!.raw === 'no';
    const isBehind = first === '' && isLong && isEnd && last && VALUES.has(last.kind);
    if (isBehind && isOnly(tokens, last.to, span.from, new Set(['thì', 'thi', 'là', 'em', 'mình'])))
      last.isWanted = false;
  });
}

/** '40 thì chật, 41 thì rộng' asks what lies between: of as many sizes as do not fit, none is turned away. */
function isLastSize(spans: readonly Span[]): boolean {
  const sizes = spans.filter(({ kind }) => kind === 'size').length;
  return spans.filter(({ kind, value }) => kind === 'not' && value === 'unfit').length >= sizes;
}

/** 'có … không', 'không có màu đen à': not a negation but a question. */
function isQuestion(tokens: readonly Token[], spans: readonly Span[], place: number): boolean {
  const { from, to } = spans[place]!;
  const text = textOf(tokens, from, to);
  const before = tokens[from - 1]?.text ?? '';
  if (text === 'không có' || text === 'khong co')
    return !tokens.slice(0, from).some((token) => ['nào', 'nao', 'gì', 'loại', 'kiểu'].includes(token.text));
  if (text !== 'không' && text !== 'khong' && text !== 'no') return false;
  if (['còn', 'con', 'có', 'co', 'được', 'hàng', 'hay', 'phải', 'sẵn', 'bán'].includes(before)) return true;
  const next = tokens[to];
  if (next && /[,.?!;]/.test(next.gap)) return true;
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

/** 'size 42 à nhầm 41': what stands before a correction goes, if the same is said after it. */
export function correct(spans: Span[]): void {
  const fix = spans.findLast(
    ({ kind, to }) => kind === 'fix' && spans.some((one) => one.from >= to && VALUES.has(one.kind)),
  );
  if (!fix) return;
  const after = new Set(
    spans.filter(({ from, isWanted }) => from >= fix.to && isWanted).map(({ kind }) => kind),
  );
  for (const span of spans.filter(({ from, kind }) => from < fix.from && VALUES.has(kind) && after.has(kind)))
    span.kind = 'corrected';
}
