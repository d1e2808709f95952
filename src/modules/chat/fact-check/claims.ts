import type { Figure } from './figures';

/** What a stretch of a reply says, the things named in it and what is said of them. */
export interface Claim {
  names: string[];
  colors: string[];
  sizes: number[];
  brands: string[];
  types: string[];
  count?: number;
  price?: number;
  status?: 'in' | 'out';
}

export interface Comparison {
  kind: 'atMost' | 'atLeast';
  value: number;
}

/** A sentence or line: its claims in order, prices it compares with, and whether it is but a yes or no. */
export interface Sentence {
  claims: Claim[];
  comparisons: Comparison[];
  /** It says of nothing in particular that it is, or is not, in stock: 'Dạ còn ạ.' */
  isBare: boolean;
}

const ENDS = new Set<string>(['stop', 'line', 'question']);
const NAMING = new Set<string>(['name', 'colorName', 'sizeName', 'brand', 'type']);
const SAYING = new Set<string>(['in', 'out', 'count', 'price', 'atMost', 'atLeast']);

/**
 * Cuts a reply into sentences, and those into claims; null when a word stands where what it says cannot be
 * checked: 'các mẫu khác đều còn', 'không hết', 'size nào cũng còn'.
 */
export function readSentences(figures: readonly Figure[]): Sentence[] | null {
  const sentences: Sentence[] = [];
  let begin = 0;
  for (let at = 0; at <= figures.length; at += 1) {
    const end = figures[at];
    if (end && !ENDS.has(end.kind)) continue;
    const sentence = readSentence(figures.slice(begin, at), end?.kind === 'question');
    if (!sentence) return null;
    sentences.push(sentence);
    begin = at + 1;
  }
  return sentences;
}

function readSentence(figures: readonly Figure[], isQuestion: boolean): Sentence | null {
  const has = (kinds: Set<string>): boolean => figures.some(({ kind }) => kinds.has(kind));
  const isNaming = has(NAMING) || figures.some(({ kind }) => kind === 'count' || kind === 'price');
  // A question asks; it may tell of nothing that it names.
  if (isQuestion) return isNaming || has(SAYING_BY_FIGURE) || has(OUT) ? null : NOTHING;
  if (figures.some(({ kind }) => kind === 'not')) return null;
  if (!isNaming && !has(SAYING)) return figures.some(({ kind }) => kind === 'unit') ? null : NOTHING;
  if (figures.some(({ kind }) => kind === 'ask')) return null;
  if (!figures.every((_, at) => isBesideItsLike(figures, at))) return null;

  const isBare = !isNaming;
  if (isBare && figures.some(({ kind }) => kind !== 'filler' && kind !== 'comma' && !SAYING.has(kind)))
    return null;
  const claims = cutIntoClaims(figures);
  // In 'size 43 is sold out, it is sold out in size 44', which size is which cannot be told for sure.
  if (has(OUT) && claims.some(isUnsaid)) return null;
  return { claims, comparisons: figures.filter(isComparison), isBare };
}

function isComparison(figure: Figure): figure is Comparison {
  return figure.kind === 'atMost' || figure.kind === 'atLeast';
}

const OUT = new Set<string>(['out']);
const SAYING_BY_FIGURE = new Set<string>(['count', 'price', 'atMost', 'atLeast']);
const NOTHING: Sentence = { claims: [], comparisons: [], isBare: false };

/** 'Size 42' speaks of one size; 'size' alone of whichever the reader thinks of. So with colours and shoes. */
function isBesideItsLike(figures: readonly Figure[], at: number): boolean {
  const kind = figures[at]!.kind;
  const after = figures.slice(at + 1).find((figure) => figure.kind !== 'colon' && !isSmall(figure))?.kind;
  const before = figures.slice(0, at).findLast((figure) => !isSmall(figure))?.kind;
  if (kind === 'unit') return after === 'name' || after === 'shoe';
  if (kind === 'size') return after === 'sizeName';
  if (kind === 'color') return after === 'colorName' || before === 'colorName';
  if (kind === 'shoe') return [after, before].some((near) => near === 'shoe' || NAMES_A_SHOE.has(near ?? ''));
  return true;
}

const NAMES_A_SHOE = new Set<string>(['name', 'brand', 'type']);

/** Words that may stand between a noun and what it names. */
function isSmall(figure: Figure): boolean {
  return figure.kind === 'plain' && ['eu', 'the', 'of', 'của', 'a', 'là', 'is'].includes(figure.value);
}

const SLOTS = {
  name: 'names',
  colorName: 'colors',
  sizeName: 'sizes',
  brand: 'brands',
  type: 'types',
} as const;

function cutIntoClaims(figures: readonly Figure[]): Claim[] {
  let claim = emptyClaim();
  const claims = [claim];
  const begin = (): void => {
    claim = emptyClaim();
    claims.push(claim);
  };
  let listed: string | undefined;
  for (const figure of figures) {
    if (figure.kind === 'comma' || figure.kind === 'and') continue;
    if (figure.kind in SLOTS) {
      const name = SLOTS[figure.kind as keyof typeof SLOTS];
      // '42, 43' is one list, whatever was said before it.
      if (claim[name].length > 0 && saysSomething(claim) && listed !== figure.kind) begin();
      const values: (string | number)[] = claim[name];
      values.push((figure as { value: string | number }).value);
    } else if (figure.kind === 'count' || figure.kind === 'price') {
      if (claim[figure.kind] !== undefined || (figure.kind === 'count' && claim.status === 'out')) begin();
      claim[figure.kind] = figure.value;
    } else if (figure.kind === 'in' || figure.kind === 'out') {
      if (claim.status !== undefined && claim.status !== figure.kind) begin();
      if (claim.count !== undefined && figure.kind === 'out') begin();
      claim.status = figure.kind;
    }
    listed = figure.kind;
  }
  return claims.filter(
    (made) => saysSomething(made) || Object.values(SLOTS).some((slot) => made[slot].length > 0),
  );
}

function isUnsaid({ sizes, status, count }: Claim): boolean {
  return sizes.length > 0 && status === undefined && count === undefined;
}

function emptyClaim(): Claim {
  return { names: [], colors: [], sizes: [], brands: [], types: [] };
}

function saysSomething({ count, price, status }: Claim): boolean {
  return count !== undefined || price !== undefined || status !== undefined;
}
