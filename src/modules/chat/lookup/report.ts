import type { ProductDto } from '../../products/catalogue/catalogue.service';
import type { Item, Statement } from './finding';
import { byColor, factsOf, type StockFact } from './stock-fact';
import { isRelated, meant, type AskedColor } from './words/colors';

/** What is asked of one shoe. */
export interface Detail {
  colors: AskedColor[];
  without: AskedColor[];
  sizes: string[];
  sizeRange?: [number, number];
}

/** Sizes of the same shoe that are offered instead. */
const OFFERED = 4;

/** What the shop has of one shoe, colour by colour and size by size, in the order in which it is said. */
export function reportOn(product: ProductDto, detail: Detail): Statement[] {
  const facts = factsOf(product);
  const { colors, missing } = colorsOf(product, detail);
  const isAsked = (fact: StockFact): boolean => colors.includes(fact.color) && fitsSize(fact, detail);
  const asked = facts.filter(isAsked);
  const inStock = asked.filter(({ left }) => left > 0);
  const statements: Statement[] = [];
  if (inStock.length > 0) statements.push({ kind: 'in-stock', item: { product, facts: inStock } });
  statements.push(...soldOut(product, asked, detail));
  if (missing.length > 0) statements.push({ kind: 'no-color', product, colors: missing });
  statements.push(...missingSizes(product, facts, colors, detail));
  if (inStock.length > 0) return statements;
  const near = nearestOf(facts, colors, detail);
  if (near.length > 0) statements.push({ kind: 'near-same', item: { product, facts: near } });
  return statements;
}

/** True when a fact has one of the sizes that are asked for, or none are. */
export function fitsSize(
  { size }: StockFact,
  { sizes, sizeRange }: Pick<Detail, 'sizes' | 'sizeRange'>,
): boolean {
  if (sizes.length === 0 && !sizeRange) return true;
  const number = Number(size);
  return (
    sizes.includes(size) || (sizeRange !== undefined && number >= sizeRange[0] && number <= sizeRange[1])
  );
}

/** The colours of a shoe that are meant, and those that were asked for and that it does not have. */
function colorsOf(
  product: ProductDto,
  { colors, without }: Detail,
): { colors: string[]; missing: AskedColor[] } {
  const all = product.colors.map(({ color }) => color);
  const unwanted = new Set(without.flatMap((color) => meant(color, all)));
  const wanted = all.filter((color) => !unwanted.has(color));
  if (colors.length === 0) return { colors: wanted, missing: [] };
  const found = new Set(colors.flatMap((color) => meant(color, wanted)));
  return {
    colors: wanted.filter((color) => found.has(color)),
    missing: colors.filter((color) => meant(color, wanted).length === 0),
  };
}

/** What was asked for by name and is sold out; of what was not asked for, nothing is said. */
function soldOut(product: ProductDto, asked: StockFact[], detail: Detail): Statement[] {
  const gone = asked.filter(({ left }) => left === 0);
  if (gone.length === 0) return [];
  const isAll = asked.length === gone.length && detail.colors.length === 0 && !asksSize(detail);
  const said = gone.filter((fact) => {
    const same = asked.filter(
      ({ color, size }) =>
        (detail.colors.length === 0 || color === fact.color) && (!asksSize(detail) || size === fact.size),
    );
    return same.every(({ left }) => left === 0);
  });
  return said.length > 0 ? [{ kind: 'sold-out', item: { product, facts: said }, isAll }] : [];
}

function asksSize({ sizes, sizeRange }: Detail): boolean {
  return sizes.length > 0 || sizeRange !== undefined;
}

/** Sizes in which the shoe, or each colour that was asked for, is not made. */
function missingSizes(
  product: ProductDto,
  facts: StockFact[],
  colors: string[],
  detail: Detail,
): Statement[] {
  if (detail.sizes.length === 0 || colors.length === 0) return [];
  const lacking = (own: StockFact[]): string[] =>
    detail.sizes.filter((size) => !own.some((fact) => fact.size === size));
  const everywhere = lacking(facts.filter(({ color }) => colors.includes(color)));
  if (everywhere.length > 0 || detail.colors.length === 0) {
    return everywhere.length > 0 ? [{ kind: 'no-size', product, sizes: everywhere }] : [];
  }
  return colors.flatMap((color): Statement[] => {
    const sizes = lacking(facts.filter((fact) => fact.color === color));
    return sizes.length > 0 ? [{ kind: 'no-size', product, color, sizes }] : [];
  });
}

/** What is in stock of the same shoe and nearest to what was asked for: other sizes, then other colours. */
function nearestOf(facts: StockFact[], colors: string[], detail: Detail): StockFact[] {
  const wanted = detail.sizes.map(Number);
  const sizeGap = ({ size }: StockFact): number =>
    wanted.length === 0 ? 0 : Math.min(...wanted.map((one) => Math.abs(one - Number(size))));
  const colorGap = ({ color }: StockFact): number =>
    colors.includes(color) ? 0 : detail.colors.some((asked) => isRelated(asked, color)) ? 1 : 2;
  const left = facts.filter(
    (fact) => fact.left > 0 && !detail.without.some((color) => meant(color, [fact.color]).length > 0),
  );
  const gap = (fact: StockFact): number => sizeGap(fact) + colorGap(fact) * 0.75;
  const ranked = left
    .map((fact, place) => ({ fact, place }))
    .sort((a, b) => gap(a.fact) - gap(b.fact) || a.place - b.place);
  const chosen = new Set(ranked.slice(0, OFFERED).map(({ fact }) => fact));
  return facts.filter((fact) => chosen.has(fact));
}

/** All the facts that statements give, for those that draw the shoes: of a list, each shoe's first colour first. */
export function factsIn(statements: Statement[]): StockFact[] {
  return statements.flatMap((statement) => {
    const colors = itemsOf(statement).map(({ facts }) => byColor(facts).map(([, own]) => own));
    const most = Math.max(0, ...colors.map(({ length }) => length));
    return Array.from({ length: most }, (_, place) => colors.flatMap((own) => own[place] ?? [])).flat();
  });
}

function itemsOf(statement: Statement): Item[] {
  if ('items' in statement) return statement.items;
  return 'item' in statement ? [statement.item] : [];
}
