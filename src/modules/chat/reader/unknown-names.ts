import type { StockQuery } from '../stock-query';
import { isKnownWord, textOf, type Span } from './spans';
import type { Token } from './text';

const BEFORE_NAME = new Set(
  'mẫu mau giày giay đôi doi dòng model tên con bản ban em có co bán the'.split(' '),
);

/** Words that no table and no name knows, where a model's name would stand. */
export function unknownNames(
  tokens: readonly Token[],
  spans: readonly Span[],
  query: StockQuery,
  asks: ReadonlySet<string>,
): string[] {
  const isFree = (at: number): boolean => !spans.some(({ from, to }) => at >= from && at < to);
  const runs: { from: number; to: number }[] = [];
  tokens.forEach((token, at) => {
    if (!isFree(at) || isKnownWord(token)) return;
    const last = runs.at(-1);
    if (/^\d/.test(token.text)) {
      if (last?.to === at) last.to = at + 1;
    } else if (last?.to === at) last.to = at + 1;
    else if (token.folded.length > 2) runs.push({ from: at, to: at + 1 });
  });
  const isModel = ({ from, to }: { from: number; to: number }): boolean => {
    const isNamed =
      BEFORE_NAME.has(tokens[from - 1]?.text ?? '') ||
      spans.some((span) => span.kind === 'brand' && (span.to === from || span.from === to));
    const isPlain = tokens.slice(from, to).some((token) => token.isPlain && token.folded.length > 2);
    const isAsked =
      ['stock', 'price', 'colors', 'sizes'].some((ask) => asks.has(ask)) ||
      query.sizes.length > 0 ||
      query.brands.length > 0;
    const isCapital = tokens.slice(from, to).every((token) => token.isCapital);
    const isNarrow = query.colors.length > 0 && query.sizes.length > 0 && !isCapital;
    if (isNamed)
      return (
        isAsked &&
        (isPlain || to - from > 1) &&
        !(isNarrow && query.brands.length === 0 && to - from === 1 && !isPlain)
      );
    const isPlace = ['from', 'in', 'to', 'at', 'near', 'ở', 'tại', 'về', 'quận'].includes(
      tokens[from - 1]?.text ?? '',
    );
    return (
      isCapital &&
      !isPlace &&
      (from > 0 || (tokens[to]?.isCapital === true && tokens[to].gap === ' ')) &&
      isAsked &&
      isPlain
    );
  };
  // 'nike court nova': everyday words between a brand and an unknown one belong to the name.
  for (const run of runs) {
    let { from } = run;
    while (
      from > 0 &&
      run.from - from < 2 &&
      isFree(from - 1) &&
      tokens[from - 1]!.isPlain &&
      !BEFORE_NAME.has(tokens[from - 1]!.text)
    )
      from -= 1;
    if (spans.some(({ kind, to }) => kind === 'brand' && to === from)) run.from = from;
  }
  return runs
    .filter(isModel)
    .slice(0, 2)
    .map(({ from, to }) => textOf(tokens, from, to));
}
