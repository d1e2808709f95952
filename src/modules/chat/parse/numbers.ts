import { isSizeLike, valueAt, type NumberSpan } from '../lexicon/number-words';
import { isJoin, priceAt } from './prices';
import { countAt, foreignSizeAt, isCounted, joinedSizes, sizeAt } from './sizes';
import type { Token } from './text';

/** Reads the numbers of a message from left to right; tokens of names are skipped. */
export function readNumbers(tokens: readonly Token[], isTaken: (at: number) => boolean): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = spans.at(-1)?.to ?? 0;
    const found = isTaken(at) ? null : numberAt(tokens, at, isTaken);
    // '2tr đổ lại size 38': the bound of the price does not also bound the size.
    const span = found && found.from < end ? numberAt(without(tokens, end), at, isTaken) : found;
    if (span) spans.push(span);
    at = span ? Math.max(span.to, at + 1) : at + 1;
  }
  return joinRanges(spans, tokens);
}

/** Clears the words of all tokens before a position. */
function without(tokens: readonly Token[], end: number): Token[] {
  return tokens.map((token, at) => (at < end ? { ...token, text: '', folded: '', raw: '' } : token));
}

function numberAt(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): NumberSpan | null {
  const read = valueAt(tokens, at);
  if (!read) return null;
  const { text } = tokens[at]!;
  const none: NumberSpan = { from: at, to: read.to, is: 'none' };
  if (/^\d{8,}$/.test(text) || /^0\d{2,}/.test(text)) {
    // A phone number, in groups.
    let to = read.to;
    while (/^\d{2,}$/.test(tokens[to]?.text ?? '')) to += 1;
    return { ...none, to };
  }
  const sizes = joinedSizes(text);
  if (sizes) return { from: at, to: at + 1, is: 'size', sizes };
  const next = tokens[read.to];
  const isDate = next?.gap === '/' && /^\d/.test(next.text) && !isSizeLike(read.value);
  if (isDate) return { ...none, to: read.to + 1 };
  return (
    priceAt(tokens, at, read, isCounted(tokens, at, read.to)) ??
    foreignSizeAt(tokens, at, read) ??
    countAt(tokens, at, read) ??
    sizeAt(tokens, at, read, isTaken)
  );
}

/** '40-43', 'từ 40 đến 43', '2-3 triệu': two numbers that form a range; '42-43' means both sizes. */
function joinRanges(spans: NumberSpan[], tokens: readonly Token[]): NumberSpan[] {
  const joined: NumberSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const range = last && rangeOf(last, span, tokens);
    if (range) joined[joined.length - 1] = range;
    else joined.push(span);
  }
  return joined;
}

function rangeOf(first: NumberSpan, second: NumberSpan, tokens: readonly Token[]): NumberSpan | null {
  const between = second.from - first.to;
  const gap = tokens[second.from]?.gap.trim() ?? '';
  const isDash = between === 0 && ['-', '–', '~', '->'].includes(gap);
  // 'tới 3 triệu' is itself a bound, and joins the number before it.
  const isTo = between === 1 ? isJoin(tokens, first.to) : between === 0 && isJoin(tokens, second.from);
  const { is } = first;
  if ((!isTo && !isDash) || is !== second.is || (is !== 'size' && is !== 'price')) return null;
  const low = first.near ?? first.min ?? first.max ?? first.sizes?.[0] ?? 0;
  const high = second.near ?? second.min ?? second.max ?? second.sizes?.[0] ?? 0;
  // An exclusive bound is stored 0.1 above or below its size.
  const min = is === 'size' ? Math.min(Math.round(low * 2) / 2, high) : Math.min(low, high);
  const max = Math.max(low, high);
  const span = { from: first.from, to: second.to, is };
  return is === 'size' && isDash && max - min <= 1 ? { ...span, sizes: [min, max] } : { ...span, min, max };
}
