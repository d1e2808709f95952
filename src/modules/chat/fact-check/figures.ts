import type { Token } from './tokens';

/** A token whose number, if it is one, is known for what it counts. */
export type Figure =
  | Exclude<Token, { kind: 'digits' | 'numeral' | 'money' | 'million' | 'thousand' | 'below' | 'above' }>
  | { kind: FigureKind; value: number }
  | { kind: 'atMost' | 'atLeast'; value: number };

type Numbered = Extract<Token, { kind: 'digits' | 'numeral' }>;
type FigureKind = 'sizeName' | 'count' | 'price';

const SMALLEST_SIZE = 15;
const LARGEST_SIZE = 60;
/** Dong; nobody counts so many pairs, and no shoe costs less. */
const SMALLEST_PRICE = 10_000;

/**
 * Says of each number whether it is a size, a count of pairs or a price; null when one could be something else,
 * or is compared with in a way that the check does not follow.
 */
export function readFigures(tokens: readonly Token[]): Figure[] | null {
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === 'digits' || token.kind === 'numeral') {
      const figure = readFigure(token, tokens.slice(at + 1), figures);
      if (!figure) return null;
      at += figure.length - 1;
      const comparison = comparisonBefore(tokens[at - figure.length]);
      if (comparison && figure.kind !== 'price') return null;
      figures.push({ kind: comparison ?? figure.kind, value: figure.value });
    } else if (token.kind === 'below' || token.kind === 'above') {
      const next = tokens[at + 1]?.kind;
      // 'Would you like to see': no comparison, and no word to stand beside a claim.
      if (next !== 'digits' && next !== 'numeral') figures.push({ kind: 'ask', value: token.value });
    } else if (token.kind === 'money' || token.kind === 'million' || token.kind === 'thousand') {
      return null;
    } else if (token.kind === 'slash') {
      // As in 2.490.000đ/đôi.
      if (figures.at(-1)?.kind !== 'price' || tokens[at + 1]?.kind !== 'unit') return null;
      at += 1;
    } else figures.push(token as Figure);
  }
  return figures;
}

interface ReadFigure {
  kind: FigureKind;
  value: number;
  /** How many tokens it takes. */
  length: number;
}

function readFigure(token: Numbered, next: readonly Token[], before: readonly Figure[]): ReadFigure | null {
  const price = readPrice(token, next);
  if (price) return price;
  if (!Number.isSafeInteger(token.value * 100)) return null;
  if (next[0]?.kind === 'unit') return whole('count', token.value, 2);
  if (token.kind === 'numeral' || token.isGrouped) return null;
  const kind = kindAmong(token.value, next[0], before);
  return kind === 'count' ? whole('count', token.value, 1) : kind && { kind, value: token.value, length: 1 };
}

function whole(kind: FigureKind, value: number, length: number): ReadFigure | null {
  return Number.isInteger(value) ? { kind, value, length } : null;
}

function readPrice({ value, isGrouped, kind }: Numbered, next: readonly Token[]): ReadFigure | null {
  if (kind === 'numeral') return null;
  const scale = next[0]?.kind === 'million' ? 1_000_000 : next[0]?.kind === 'thousand' ? 1000 : 1;
  const unit = scale === 1 ? 0 : 1;
  const isMoney = next[unit]?.kind === 'money';
  if (!isMoney && unit === 0 && !isGrouped && value < SMALLEST_PRICE) return null;
  // A number after a price belongs to it ('2 triệu 490'), and is not followed.
  const length = 1 + unit + (isMoney ? 1 : 0);
  if (next[length - 1]?.kind === 'digits') return null;
  return { kind: 'price', value: Math.round(value * scale), length };
}

/** What a bare number is among its neighbours: `size 42, 43`, `42 (3)`, `42: 3`, `còn 3`, `3 left`. */
function kindAmong(value: number, next: Token | undefined, before: readonly Figure[]): FigureKind | null {
  const isSize = value >= SMALLEST_SIZE && value <= LARGEST_SIZE;
  const said = isSizeSystem(before.at(-1)) ? before.slice(0, -1) : before;
  const previous = said.at(-1)?.kind;
  const lastNumber = said.findLast((figure) => 'value' in figure && typeof figure.value === 'number')?.kind;

  if (previous === 'size' || (previous === 'colon' && said.at(-2)?.kind === 'size')) {
    return isSize ? 'sizeName' : null;
  }
  const isInList = previous === 'comma' || previous === 'and';
  const listed = said.findLast(({ kind }) => kind !== 'comma' && kind !== 'and')?.kind;
  if (isSize && isInList && listed === 'sizeName') return 'sizeName';
  const hasSizes = said.some(({ kind }) => kind === 'size');
  if (isSize && hasSizes && (next?.kind === 'colon' || next?.kind === 'open')) return 'sizeName';
  const isAside = previous === 'colon' || previous === 'open' || previous === 'in';
  if (isAside && lastNumber === 'sizeName') return 'count';
  return next?.kind === 'in' ? 'count' : null;
}

function isSizeSystem(figure: Figure | undefined): boolean {
  return figure?.kind === 'plain' && figure.value === 'eu';
}

function comparisonBefore(token: Token | undefined): 'atMost' | 'atLeast' | null {
  if (token?.kind === 'below') return 'atMost';
  return token?.kind === 'above' ? 'atLeast' : null;
}
