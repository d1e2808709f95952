import { TypedFastBitSet } from 'typedfastbitset';
import type { ProductListDto } from '../dto/catalogue.dto';
import type { ProductSort } from '../../product-fields';
import { readPriceRange } from '../../price-ranges';
import { foldText, searchWords } from '../../../../common/text';
import type { ColorLook } from './palette';
import { huesMeant } from '../words/colors';
import {
  COUNTED,
  groups,
  ProductSets,
  type CountedGroup,
  type GoneProduct,
  type IndexedProduct,
} from './product-sets';
import { nameRuns, nameSome, type NamedProduct, type NameRun } from './name-runs';
import { colorKeysOf, intersectionOf, readSearch, unionOf } from './search-reader';
import { findTerms, nearestSearch, readFilters } from './term-sets';

/** The number of products for each value of a group; values without products are missing. */
export interface Facets extends Record<CountedGroup, Map<string, number>> {
  stock: { justIn: number; soldOut: number };
}

/** Filters of a product list: each group that is set must match one of its values. */
export type CatalogueFilter = Partial<Record<CountedGroup | 'stock', string[]>> & {
  /** Every word must match (`term-sets.ts`). */
  search?: string;
  /** `name`: every word of the search must occur in the name. */
  match?: 'name';
};

type FilterGroup = Exclude<keyof CatalogueFilter, 'match'>;

const ORDERS: Record<ProductSort, { by: 'importAt' | 'price'; isDescending: boolean }> = {
  newest: { by: 'importAt', isDescending: true },
  oldest: { by: 'importAt', isDescending: false },
  'high-low': { by: 'price', isDescending: true },
  'low-high': { by: 'price', isDescending: false },
};

/** Ids per page when all are read. */
const PART = 10_000;

/** A set of products. Read-only, and valid until the next `apply`. */
type ProductSet = TypedFastBitSet;

/** The product set of each group that is filtered. */
type Narrowing = Partial<Record<FilterGroup, TypedFastBitSet>>;

/** How the words of a search were understood. */
export type HowRead = Pick<ProductListDto, 'readAs' | 'near'>;

/** A page of a query's results. */
interface FoundPage extends HowRead {
  /** In the requested order. */
  ids: string[];
  /** The number of all matches. */
  total: number;
}

/**
 * The in-memory catalogue: finds, counts and sorts products by filters. It reflects the catalogue version
 * applied last.
 */
export class CatalogueIndex {
  /** The catalogue version applied last; 0 before the first. */
  version = 0;
  private readonly sets = new ProductSets();

  /** Applies new, changed and removed products. */
  apply(changes: (IndexedProduct | GoneProduct)[]): void {
    this.sets.apply(changes);
  }

  /**
   * One page of a query's results. A search without a sort lists matches by name first, then by filter, then
   * by text.
   */
  findPage(query: CatalogueFilter & { sort?: ProductSort; page: number; limit: number }): FoundPage {
    const offset = (query.page - 1) * query.limit;
    if (!query.search || query.match === 'name') {
      const matches = this.select(query);
      return this.pageOf([matches], query.sort, offset, query.limit);
    }
    const { search, ...rest } = query;
    const filtered = this.select(rest);
    const terms = readSearch(search, this.sets);
    const found = findTerms(terms, this.sets);
    const tiers = query.sort ? [found.all] : found.tiers;
    const sets = tiers.map((tier) => (filtered === this.sets.all ? tier : tier.new_intersection(filtered)));
    const page = this.pageOf(sets, query.sort, offset, query.limit);
    const readAs = readFilters(terms, this.sets);
    return {
      ...page,
      ...(readAs.length > 0 && { readAs }),
      ...(page.total === 0 && { near: nearestSearch(terms, filtered, this.sets) }),
    };
  }

  /** The ids of all products that a query finds, in order. */
  findIds(query: CatalogueFilter & { sort?: ProductSort }): string[] {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const found = this.findPage({ ...query, page, limit: PART });
      ids.push(...found.ids);
      if (found.ids.length < PART) return ids;
    }
  }

  /** A page from disjoint sets, listed one after another. */
  private pageOf(sets: ProductSet[], sort: ProductSort = 'newest', from: number, limit: number): FoundPage {
    const { by, isDescending } = ORDERS[sort];
    const ordinals: number[] = [];
    let [total, offset] = [0, from];
    for (const set of sets) {
      const among = set === this.sets.all ? null : { set, size: set.size() };
      const size = among?.size ?? this.size;
      const left = limit - ordinals.length;
      if (left > 0 && offset < size)
        ordinals.push(...this.sets.sorted[by].page(among, offset, left, isDescending));
      offset = Math.max(0, offset - size);
      total += size;
    }
    return { ids: this.idsOf(ordinals), total };
  }

  /** The number of products that arrived in a period, in milliseconds since 1970; `to` is exclusive. */
  countImported(from: number, to: number): number {
    const { importAt } = this.sets.sorted;
    return importAt.countBelow(to) - importAt.countBelow(from);
  }

  /** The number of products for each value of each group, among the matches of the filter's other groups. */
  facets(filter: CatalogueFilter): Facets {
    const sets = this.narrow(filter);
    const all = this.intersect(sets);
    const matchesOf = (group: FilterGroup): ProductSet => (sets[group] ? this.intersect(sets, group) : all);
    const inStock = matchesOf('stock');
    const justIn = this.countShared(this.sets.inStock, inStock);
    const counts = groups((group) => this.count(group, matchesOf(group)));
    for (const range of filter.price ?? [])
      counts.price.set(range, this.countShared(this.priced(range), matchesOf('price')));
    return { ...counts, stock: { justIn, soldOut: inStock.size() - justIn } };
  }

  /** The types of which a brand has products. */
  typesOf(brand: string): string[] {
    return [...this.count('type', this.select({ brand: [brand] })).keys()];
  }

  /** A colour's name and hex, if a product on sale has it. */
  findColor(key: string): Omit<ColorLook, 'key'> | undefined {
    return this.sets.palette.find(key);
  }

  /** Whether any name contains this whole folded word. */
  hasNameWord(word: string): boolean {
    return this.sets.names.words.has(word);
  }

  /** The name words nearest to a folded word, within this edit distance. */
  similarNameWords(word: string, most: number): string[] {
    return this.sets.names.words.similar(word, most);
  }

  /** Up to `limit` products whose names contain all these whole folded words. */
  findNamed(words: string[], limit: number): NamedProduct[] {
    return nameSome(intersectionOf(words.map((word) => this.sets.names.findWord(word))), limit, this.sets);
  }

  /** The runs of words that occur in names: see `name-runs.ts`. */
  nameRuns(places: string[][], longest: number, limit: number): Iterable<NameRun> {
    return nameRuns(places, longest, limit, this.sets);
  }

  /** The number of products on sale. */
  get size(): number {
    return this.sets.ordinalOf.size;
  }

  /** The ids of the products that match a filter and a price range, cheapest first. */
  cheapest(filter: CatalogueFilter, prices: { min?: number; max?: number }, limit: number): string[] {
    const { min = 0, max = Infinity } = prices;
    return this.idsOf(this.sets.sorted.price.between(this.select(filter), min, max, limit));
  }

  /** The ids of the products that match a filter, nearest price first. */
  nearestInPrice(filter: CatalogueFilter, price: number, limit: number): string[] {
    return this.idsOf(this.sets.sorted.price.nearest(this.select(filter), price, limit));
  }

  /** The ids of the products that match a filter, in one of the shop's orders. */
  inOrder(filter: CatalogueFilter, sort: ProductSort, limit: number): string[] {
    const { by, isDescending } = ORDERS[sort];
    const set = this.select(filter);
    return this.idsOf(this.sets.sorted[by].page({ set, size: set.size() }, 0, limit, isDescending));
  }

  /** The keys of the colours that a name means: in a shop without a colour 'black', `black` means `den`. */
  colorsMeant(key: string): string[] {
    return this.hasColor(key) ? [key] : colorKeysOf(huesMeant(key), this.sets);
  }

  /** The folded names of all colours that have products. */
  get colorKeys(): Iterable<string> {
    return this.sets.values.color.keys();
  }

  hasColor(key: string): boolean {
    return this.sets.values.color.has(key);
  }

  private idsOf(ordinals: number[]): string[] {
    return ordinals.map((ordinal) => this.sets.ids[ordinal]!);
  }

  private select(filter: CatalogueFilter): ProductSet {
    return this.intersect(this.narrow(filter));
  }

  private narrow(filter: CatalogueFilter): Narrowing {
    const sets: Narrowing = {};
    for (const group of COUNTED) {
      const chosen = filter[group] ?? [];
      const values = group === 'color' ? chosen.flatMap((key) => this.colorsMeant(key)) : chosen;
      if (chosen.length > 0)
        sets[group] = unionOf(
          values.flatMap((value) =>
            group === 'price' ? this.priced(value) : (this.sets.values[group].get(value) ?? []),
          ),
        );
    }
    // Both stock options together match every product.
    if (filter.stock?.length === 1) {
      sets.stock =
        filter.stock[0] === 'just-in' ? this.sets.inStock : this.sets.all.new_difference(this.sets.inStock);
    }
    const { search } = filter;
    if (search && filter.match !== 'name')
      sets.search = findTerms(readSearch(search, this.sets), this.sets).all;
    else if (search)
      sets.search = intersectionOf(searchWords(foldText(search)).map((word) => this.sets.names.find(word)));
    return sets;
  }

  private intersect({ ...sets }: Narrowing, except?: FilterGroup): TypedFastBitSet {
    if (except) delete sets[except];
    const narrowing = Object.values(sets);
    return narrowing.length === 0 ? this.sets.all : intersectionOf(narrowing);
  }

  /** The products with a price in a range: one of the shop's, or any other. */
  private priced(range: string): TypedFastBitSet {
    const { price } = this.sets.values;
    const { from, below } = readPriceRange(range)!;
    return price.get(range) ?? new TypedFastBitSet(this.sets.sorted.price.from(from, below));
  }

  private count(group: CountedGroup, matches: TypedFastBitSet): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [value, products] of this.sets.values[group]) {
      const count = this.countShared(products, matches);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }

  private countShared(left: TypedFastBitSet, right: TypedFastBitSet): number {
    return sharedCount(left, right, this.sets.ids.length);
  }
}

/**
 * The number of common members below `end`. Facets count some forty pairs of sets per call; this takes half
 * the time of the library's `intersection_size` (docs/decisions/010-catalogue-index.md).
 */
function sharedCount(
  { words: left }: TypedFastBitSet,
  { words: right }: TypedFastBitSet,
  end: number,
): number {
  // The sets' unused capacity contains zeros.
  const length = Math.min(left.length, right.length, (end + 31) >>> 5);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    let bits = left[at]! & right[at]!;
    // Population count: adds neighbouring bits, then pairs, then all.
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
