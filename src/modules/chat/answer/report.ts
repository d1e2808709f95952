import { meantColors } from '../../products/catalogue/words/colors';
import type { ProductDto } from '../../products/catalogue/catalogue.service';
import { unwanted, wanted, type StockQuery } from '../stock-query';
import {
  allowedColors,
  asksSize,
  factsOf,
  fitsSize,
  inStock,
  type Statement,
  type StockFact,
} from './stock-facts';

/** Sizes of the same shoe that are offered instead. */
const OFFERED = 4;

/** What the shop has of one shoe, in the order in which it is said. */
export function reportOn(product: ProductDto, query: StockQuery, isBrief: boolean): Statement[] {
  const allowed = allowedColors(product, query);
  const facts = factsOf(product).filter(({ color }) => allowed.includes(color));
  const there = inStock(product, query);
  const { missing, near, meant } = colorsAsked(query, allowed);
  const statements: Statement[] = [...stockOf(product, there, query)];
  const goneFacts = facts.filter(
    (fact) =>
      fact.left === 0 && (meant.length === 0 || meant.includes(fact.color)) && fitsSize(fact.size, query),
  );
  const isAsked = meant.length > 0 || wanted(query.colors).length === 0;
  const told = isAsked ? goneTold(goneFacts, facts, there, query, meant) : [];
  if (told.length > 0)
    statements.push({
      kind: 'gone',
      product,
      facts: told,
      isAll: !asksSize(query) && meant.length === 0 && there.length === 0,
    });
  if (near.length > 0 && there.length === 0) {
    const offer = inStock(product, query, 2);
    if (offer.length > 0)
      return [...statements, { kind: 'near-color', product, colors: missing, facts: offer }];
  }
  if (missing.length > 0) statements.push({ kind: 'no-color', product, colors: missing });
  statements.push(...missingSizes(product, facts, meant, query));
  if (there.length > 0 || isBrief) return statements;
  const others = nearestOf(facts, meant, query);
  if (others.length > 0) statements.push({ kind: 'near-same', product, facts: others });
  return statements;
}

function stockOf(product: ProductDto, there: StockFact[], query: StockQuery): Statement[] {
  if (there.length === 0) return [];
  const quantity = query.quantity ?? 1;
  const enough = there.filter(({ left }) => left >= quantity);
  if (enough.length === 0) return [{ kind: 'short', item: { product, facts: there }, quantity }];
  const isSaid = quantity > 1;
  return [
    {
      kind: 'in-stock',
      item: { product, facts: isSaid ? enough : there },
      isPrice: query.intent === 'price',
      ...(isSaid ? { quantity } : {}),
    },
  ];
}

/** The colours that are asked for: those that the shoe has, those that it lacks, and whether it has a related shade. */
function colorsAsked(
  query: StockQuery,
  allowed: string[],
): { meant: string[]; missing: string[]; near: string[] } {
  const found = wanted(query.colors).map((asked) => ({ asked, ...meantColors(asked, allowed) }));
  return {
    meant: [...new Set(found.filter(({ distance }) => distance <= 1).flatMap(({ colors }) => colors))],
    missing: found.filter(({ distance }) => distance > 1).map(({ asked }) => asked),
    near: found.filter(({ distance }) => distance === 2).flatMap(({ colors }) => colors),
  };
}

/** What was asked for by colour or size and is sold out; of what was not asked for, nothing is said. */
function goneTold(
  gone: StockFact[],
  facts: StockFact[],
  there: StockFact[],
  query: StockQuery,
  meant: string[],
): StockFact[] {
  if (meant.length === 0 && !asksSize(query)) return there.length === 0 ? gone : [];
  const isAsked = (fact: StockFact): boolean =>
    (meant.length === 0 || meant.includes(fact.color)) && fitsSize(fact.size, query);
  return gone.filter((fact) =>
    facts
      .filter(
        (one) =>
          isAsked(one) &&
          (meant.length === 0 || one.color === fact.color) &&
          (wanted(query.sizes).length === 0 || one.size === fact.size),
      )
      .every(({ left }) => left === 0),
  );
}

/** Sizes in which the shoe, or each colour that was asked for, is not made. */
function missingSizes(
  product: ProductDto,
  facts: StockFact[],
  meant: string[],
  query: StockQuery,
): Statement[] {
  if (wanted(query.colors).length > 0 && meant.length === 0) return [];
  const colors = meant.length > 0 ? meant : [...new Set(facts.map(({ color }) => color))];
  const lacking = (own: StockFact[]): string[] =>
    wanted(query.sizes).filter((size) => !own.some((fact) => fact.size === size));
  const everywhere = lacking(facts.filter(({ color }) => colors.includes(color)));
  if (wanted(query.sizes).length === 0 && asksSize(query)) {
    const has = facts.some(({ color, size }) => colors.includes(color) && fitsSize(size, query));
    const bounds = `${query.minSize !== undefined ? `≥ ${Math.ceil(query.minSize * 2) / 2}` : ''}${query.maxSize !== undefined ? `≤ ${Math.floor(query.maxSize * 2) / 2}` : ''}`;
    return has ? [] : [{ kind: 'no-size', product, sizes: [bounds] }];
  }
  if (everywhere.length > 0) return [{ kind: 'no-size', product, sizes: everywhere }];
  return meant.flatMap((color): Statement[] => {
    const sizes = lacking(facts.filter((fact) => fact.color === color));
    return sizes.length > 0 ? [{ kind: 'no-size', product, color, sizes }] : [];
  });
}

/** What is in stock of the same shoe and nearest to what was asked for: other sizes, then other colours. */
function nearestOf(facts: StockFact[], meant: string[], query: StockQuery): StockFact[] {
  const sizes = wanted(query.sizes).map(Number);
  if (sizes.length === 0) sizes.push(...[query.minSize, query.maxSize].filter((size) => size !== undefined));
  const sizeGap = ({ size }: StockFact): number =>
    sizes.length === 0 ? 0 : Math.min(...sizes.map((one) => Math.abs(one - Number(size))));
  const gap = (fact: StockFact): number =>
    sizeGap(fact) + (meant.length === 0 || meant.includes(fact.color) ? 0 : 0.75);
  const away = new Set(unwanted(query.sizes));
  const ranked = facts
    .filter(({ left, size }) => left > 0 && !away.has(size))
    .map((fact, place) => ({ fact, place }))
    .sort((a, b) => gap(a.fact) - gap(b.fact) || a.place - b.place);
  const chosen = new Set(ranked.slice(0, OFFERED).map(({ fact }) => fact));
  return facts.filter((fact) => chosen.has(fact));
}
