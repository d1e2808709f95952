import { unwanted, want, wanted, type StockQuery, type Wanted } from '../stock-query';
import type { Reading } from '../parse/reading';

/** 'lên 1 size', 'xuống nửa size': steps from the size mentioned before. */
const STEPS: readonly (readonly [ask: string, step: number])[] = [
  ['half-up', 0.5],
  ['half-down', -0.5],
  ['one-up', 1],
  ['one-down', -1],
];

export function hasPrice({ minPrice, maxPrice, nearPrice }: StockQuery): boolean {
  return minPrice !== undefined || maxPrice !== undefined || nearPrice !== undefined;
}

/** New wanted values replace old ones; rejected values are removed and stay rejected. */
export function overlay(own: Wanted[], before: Wanted[]): Wanted[] {
  if (own.length === 0) return before;
  const away = before.filter(({ value, isWanted }) => !isWanted && !wanted(own).includes(value));
  if (wanted(own).length > 0) return [...own, ...away];
  const turned = unwanted(own);
  return [...before.filter(({ value, isWanted }) => isWanted && !turned.includes(value)), ...away, ...own];
}

/** Overlays a message's values on the conversation's, separately for each kind. */
export function overlayAll(own: StockQuery, before: StockQuery, reading: Reading): StockQuery {
  const { minPrice, maxPrice, nearPrice } = hasPrice(own) || reading.asks.has('any-price') ? own : before;
  const drops = (kind: string): boolean => reading.asks.has(`any-${kind}`);
  const kept = before.names.filter(({ value }) => !unwanted(own.names).includes(value));
  return {
    ...own,
    ...{ minPrice, maxPrice, nearPrice },
    names: own.names.length > 0 ? [...kept, ...own.names] : before.names,
    brands: drops('brand') ? own.brands : overlay(own.brands, before.brands),
    types: drops('type') ? own.types : overlay(own.types, before.types),
    materials: overlay(own.materials, before.materials),
    colors: colorsOf(reading, before),
    wishes: own.wishes.length > 0 ? own.wishes : before.wishes,
    ...sizesOf(reading, before),
  };
}

/**
 * The colours of a message or of the conversation; 'màu khác' rejects the old ones, 'màu gì' forgets them.
 */
export function colorsOf({ query: own, asks }: Reading, before: StockQuery): Wanted[] {
  const others = asks.has('other-colors')
    ? wanted(before.colors).map((value) => ({ value, isWanted: false }))
    : [];
  const isAnew = asks.has('other-colors') || asks.has('any-color') || own.about === 'colors';
  return isAnew ? [...own.colors, ...others] : overlay(own.colors, before.colors);
}

/** The sizes of a message or of the conversation, or a step away: 'size nhỏ hơn', 'lớn hơn nửa size'. */
export function sizesOf(
  { query: own, asks }: Reading,
  before: StockQuery,
): Pick<StockQuery, 'sizes' | 'minSize' | 'maxSize'> {
  const { sizes, minSize, maxSize } = own;
  if (wanted(sizes).length > 0 || minSize !== undefined || maxSize !== undefined)
    return { sizes, minSize, maxSize };
  const { minSize: low, maxSize: high } = before;
  const isNarrow = low !== undefined && high !== undefined && high - low <= 1;
  const last = isNarrow ? [low, high] : wanted(before.sizes).map(Number);
  const exact = STEPS.find(([ask]) => asks.has(ask));
  if (exact && last.length > 0) {
    const from = exact[1] < 0 ? Math.min(...last) : Math.max(...last);
    return { sizes: [want(String(from + exact[1]))], minSize: undefined, maxSize: undefined };
  }
  if (asks.has('near-size') && last.length > 0)
    return {
      sizes: last.map((size) => ({ value: String(size), isWanted: false })),
      minSize: Math.min(...last) - 1,
      maxSize: Math.max(...last) + 1,
    };
  const step = asks.has('smaller') ? -1 : asks.has('bigger') ? 1 : 0;
  if (step !== 0 && last.length > 0) {
    const from = step < 0 ? Math.min(...last) : Math.max(...last);
    const half = from + step / 2;
    if (asks.has('half')) return { sizes: [want(String(half))], minSize: undefined, maxSize: undefined };
    return { sizes: [], minSize: Math.min(half, from + step), maxSize: Math.max(half, from + step) };
  }
  if (asks.has('other-sizes') || asks.has('any-size') || own.about === 'sizes')
    return { sizes, minSize, maxSize };
  return { sizes: overlay(sizes, before.sizes), minSize: before.minSize, maxSize: before.maxSize };
}
