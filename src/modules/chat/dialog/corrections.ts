import { CLAUSE_END } from '../parse/negation';
import { VALUES, type Span } from '../parse/spans';
import type { Token } from '../parse/text';

/**
 * 'size 39.. à 40', 'be 38 hoặc đen 38.5... thôi be 38': after dots, such a word corrects the values before
 * it.
 */
const BACK = new Set('à a ủa ua ah nhầm nham thôi thoi no wait'.split(' '));

/** 'size 42 à nhầm 41': removes the values before a correction if the same kind of value follows. */
export function correct(tokens: readonly Token[], spans: Span[]): void {
  // 'if it's only black, just say so': a condition, not a request.
  for (const { to } of spans.filter(({ kind }) => kind === 'if')) {
    const end = tokens.findIndex(({ gap }, at) => at >= to && CLAUSE_END.test(gap));
    for (const span of spans.filter(({ from, kind }) => from >= to && VALUES.has(kind)))
      if (end < 0 || span.from < end) span.kind = 'corrected';
  }
  // 'da trơn đi, da lộn dễ bẩn lắm'.
  const pick = spans.find(
    ({ kind, to }) =>
      VALUES.has(kind) &&
      ['đi', 'di'].includes(tokens[to]?.text ?? '') &&
      CLAUSE_END.test(tokens[to + 1]?.gap ?? ''),
  );
  for (const span of spans)
    if (pick && span.from > pick.to && span.kind === pick.kind) span.kind = 'corrected';
  // '43 mới đúng, 42 hơi chật'.
  const right = spans.findLast(
    ({ kind, to }) => VALUES.has(kind) && spans.some((one) => one.kind === 'pick' && one.from === to),
  );
  for (const span of spans) {
    if (!right || span.kind !== right.kind) continue;
    if (span === right) span.isWanted = true;
    else span.kind = 'corrected';
  }
  const dots = tokens.findLastIndex(({ text, gap }) => /\.\.|…/.test(gap) && BACK.has(text));
  const fixes = spans.filter(({ kind }) => kind === 'fix').map(({ from, to }) => ({ from, to }));
  const fix = [...fixes, { from: dots, to: dots }].findLast(
    ({ from, to }) => from > 0 && spans.some((one) => one.from >= to && VALUES.has(one.kind)),
  );
  if (!fix) return;
  const after = new Set(
    spans.filter(({ from, isWanted }) => from >= fix.to && isWanted).map(({ kind }) => kind),
  );
  for (const span of spans.filter(({ from, kind }) => from < fix.from && VALUES.has(kind) && after.has(kind)))
    span.kind = 'corrected';
}
