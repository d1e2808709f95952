import { meantColors } from '../../products/catalog/words/colors';
import type { ProductDto } from '../../products/dto/product.dto';
import { unwanted, wanted, type StockQuery } from '../stock-query';
import {
  allowedColors,
  requestedSizes,
  asksSize,
  factsOf,
  fitsSize,
  inStock,
  type RequestedSizes,
  type Statement,
  type StockFact,
} from './stock-facts';

/** Maximum alternative sizes of the same shoe. */
const OFFERED = 4;

/** What the shop has of one shoe, in the order of the answer. */
export function reportOn(product: ProductDto, query: StockQuery, isBrief: boolean): Statement[] {
  const allowed = allowedColors(product, query);
  if (allowed.length === 0) return [{ kind: 'only-colors', product }];
  const facts = factsOf(product).filter(({ color }) => allowed.includes(color));
  const there = inStock(product, query);
  const { missing, near, meant, isAway } = colorsAsked(product, query, allowed);
  const statements: Statement[] = [...stockOf(product, there, query)];
  const goneFacts = facts.filter(
    (fact) =>
      fact.left === 0 && (meant.length === 0 || meant.includes(fact.color)) && fitsSize(fact.size, query),
  );
  const isAsked = meant.length > 0 || wanted(query.colors).length === 0;
  const reported = isAsked ? goneTold(goneFacts, facts, there, query, meant) : [];
  if (reported.length > 0)
    statements.push({
      kind: 'gone',
      product,
      facts: reported,
      isAll: !asksSize(query) && meant.length === 0 && factsOf(product).every(({ left }) => left === 0),
    });
  if (near.length > 0 && there.length === 0) {
    const offer = inStock(product, query, 2);
    if (offer.length > 0)
      return [...statements, { kind: 'near-color', product, colors: missing, facts: offer }];
  }
  if (missing.length > 0) statements.push({ kind: 'no-color', product, colors: missing });
  if (isAway) statements.push({ kind: 'only-colors', product });
  statements.push(...missingSizes(product, allowed, meant, query));
  // Neither in stock, sold out nor missing: the query rejects its sizes.
  if (statements.length === 0)
    statements.push({ kind: 'only-sizes', product, colors: someColors(product, allowed, meant) });
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
  const item = { product, facts: isSaid ? enough : there };
  return [{ kind: 'in-stock', item, ...(isSaid ? { quantity } : {}) }];
}

/**
 * Splits the requested colours into those the shoe has (`meant`), those it lacks (`missing`) and related
 * shades of the latter (`near`). `isAway` means that all shades of a requested colour are rejected: 'red, but
 * not burgundy'.
 */
function colorsAsked(
  product: ProductDto,
  query: StockQuery,
  allowed: string[],
): { meant: string[]; missing: string[]; near: string[]; isAway: boolean } {
  const all = product.colors.map(({ color }) => color);
  const asked = wanted(query.colors).map((one) => ({ asked: one, ...meantColors(one, allowed) }));
  const found = asked.filter((one) => one.distance <= 1 || meantColors(one.asked, all).distance > 1);
  return {
    isAway: found.length < asked.length,
    meant: [...new Set(found.filter(({ distance }) => distance <= 1).flatMap(({ colors }) => colors))],
    missing: found.filter(({ distance }) => distance > 1).map(({ asked }) => asked),
    near: found.filter(({ distance }) => distance === 2).flatMap(({ colors }) => colors),
  };
}

/** The requested colours and sizes that are sold out; other ones are not mentioned. */
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

/** Sizes in which the shoe is not made, or not made in the requested colours. */
function missingSizes(
  product: ProductDto,
  allowed: string[],
  meant: string[],
  query: StockQuery,
): Statement[] {
  if (wanted(query.colors).length > 0 && meant.length === 0) return [];
  const facts = factsOf(product);
  const never = sizesLacking(facts, query);
  const statements: Statement[] = never ? [{ kind: 'no-size', product, colors: [], sizes: never }] : [];
  if (never && never.sizes.length === 0) return statements;
  const groups = meant.length > 0 ? meant.map((color) => [color]) : [someColors(product, allowed, meant)];
  const bySizes = new Map<string, { colors: string[]; sizes: RequestedSizes }>();
  for (const colors of groups.filter(({ length }) => length > 0)) {
    const lacking = sizesLacking(
      facts.filter(({ color }) => colors.includes(color)),
      query,
    );
    if (!lacking) continue;
    const sizes = { ...lacking, sizes: lacking.sizes.filter((size) => !never?.sizes.includes(size)) };
    if (lacking.sizes.length > 0 && sizes.sizes.length === 0) continue;
    const key = sizes.sizes.join();
    bySizes.set(key, { colors: [...(bySizes.get(key)?.colors ?? []), ...colors], sizes });
  }
  return [
    ...statements,
    ...[...bySizes.values()].map((one): Statement => ({ kind: 'no-size', product, ...one })),
  ];
}

/** The requested sizes that these facts do not contain; undefined if none was requested. */
function sizesLacking(facts: StockFact[], query: StockQuery): RequestedSizes | undefined {
  const { sizes, ...bounds } = requestedSizes(query);
  const isMade = (size: string): boolean => facts.some((fact) => fact.size === size);
  if (sizes.length > 0) {
    const lacking = sizes.filter((size) => !isMade(size));
    return lacking.length > 0 ? { sizes: lacking, except: [] } : undefined;
  }
  if (!asksSize(query) || facts.some(({ size }) => fitsSize(size, query))) return undefined;
  return { sizes, ...bounds, except: bounds.except.filter(isMade) };
}

/** The colours to name in a sentence; empty when it is about all colours. */
function someColors({ colors }: ProductDto, allowed: string[], meant: string[]): string[] {
  if (meant.length > 0) return meant;
  return allowed.length < colors.length ? allowed : [];
}

/** The nearest stock of the same shoe: other sizes first, then other colours. */
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
