import {
  BRANDS,
  PRODUCT_TYPES,
  CatalogueService,
  type ProductDto,
} from '../../products/catalogue/catalogue.service';
import { narrowingOf, orderOf, select, sorted, type Order } from './choosing';
import type { Item, Statement } from './finding';
import { fitsKind, fitsPrice, matching, type Narrowing } from './narrowing';
import { reportOn, type Detail } from './report';
import type { Wish } from './wish';

/** How many shoes an answer names, and how many it offers when it has none. */
const LISTED = 4;
const OFFERED = 3;
/** A list is looked for among so many shoes first, and among so many at most. */
const FIRST_BATCH = 8;
const MOST_READ = 160;
/** How far from a size the next ones lie. */
const NEXT_SIZES = 1;

/** Products that one answer may read in all; what was found by then is told. */
const MOST_READ_IN_ALL = 1000;

/** Finds what one wish asks for, in the database as it is at this moment. */
export class Shelf {
  private read = 0;

  constructor(private readonly products: CatalogueService) {}

  /** What is to be said of a wish. */
  async look(wish: Wish): Promise<Statement[]> {
    const note: Statement[] = wish.hasForeignSize ? [{ kind: 'foreign-size' }] : [];
    const { asks } = wish;
    const few = wish.names.filter(({ ids }) => ids.length > 0);
    if (few.length > 0) {
      if (asks.has('cheaper') || asks.has('dearer')) return [...note, ...(await this.compare(wish))];
      return [...note, ...(await this.reportNamed(wish))];
    }
    if (wish.foreign) return this.instead({ kind: 'foreign', brand: wish.foreign }, wish);
    if (wish.hasUnknownName) return this.instead({ kind: 'none', reason: 'no-name' }, wish);
    if (asks.has('brands') || asks.has('types')) return this.range(wish);
    return [...note, ...(await this.list(wish))];
  }

  private async reportNamed(wish: Wish): Promise<Statement[]> {
    const ids = wish.names.map((name) => name.ids);
    const products = new Map(
      (await this.products.findProducts([...new Set(ids.flat())])).map((p) => [p._id, p]),
    );
    const statements: Statement[] = [];
    const seen = new Set<string>();
    for (const name of wish.names) {
      const meantOnes = narrow(
        name.ids.flatMap((id) => products.get(id) ?? []),
        wish,
      ).slice(0, LISTED);
      for (const product of meantOnes.filter(({ _id }) => !seen.has(_id))) {
        seen.add(product._id);
        statements.push(...(await this.reportOne(product, detailOf(wish, name))));
      }
    }
    // Whatever was named is gone since the conversation spoke of it.
    return statements.length > 0
      ? statements
      : this.instead({ kind: 'none', reason: 'no-name' }, { ...wish, names: [] });
  }

  private async reportOne(product: ProductDto, detail: Detail): Promise<Statement[]> {
    const statements = reportOn(product, detail);
    const isThere = statements.some(({ kind }) => kind === 'in-stock' || kind === 'near-same');
    if (isThere) return statements;
    const near = await this.similar(product, detail);
    return near.length > 0 ? [...statements, { kind: 'near', items: near }] : statements;
  }

  /** Other shoes of the same type near the price, in the size if there are any. */
  private async similar(product: ProductDto, detail: Detail): Promise<Item[]> {
    const base = {
      brands: [],
      types: [product.type as Wish['types'][number]],
      words: [],
      without: detail.without,
    };
    const sized = { sizes: detail.sizes, ...(detail.sizeRange ? { sizeRange: detail.sizeRange } : {}) };
    const tries: Narrowing[] = [
      { ...base, colors: detail.colors, ...sized },
      { ...base, colors: [], ...sized },
      { ...base, colors: [], sizes: [] },
    ];
    for (const narrowing of tries) {
      const items = await this.collect(narrowing, { near: product.price }, OFFERED + 1);
      const others = items.filter((item) => item.product._id !== product._id);
      if (others.length > 0) return others.slice(0, OFFERED);
    }
    return [];
  }

  /** Shoes like those that were named, for less or for more. */
  private async compare(wish: Wish): Promise<Statement[]> {
    const named = await this.products.findProducts(wish.names.flatMap(({ ids }) => ids));
    if (named.length === 0) return this.instead({ kind: 'none', reason: 'no-name' }, { ...wish, names: [] });
    const prices = named.map(({ price }) => price);
    const isCheaper = wish.asks.has('cheaper');
    const price = isCheaper ? Math.min(...prices) : Math.max(...prices);
    const types =
      wish.types.length > 0
        ? wish.types
        : [...new Set(named.map(({ type }) => type as Wish['types'][number]))];
    const range = isCheaper ? { max: price - 1 } : { min: price + 1 };
    const narrowing = { ...narrowingOf({ ...wish, types, names: [], price: range }) };
    for (const one of [narrowing, { ...narrowing, colors: [] }, { ...narrowing, colors: [], brands: [] }]) {
      const items = await this.collect(one, { near: price }, LISTED);
      if (items.length > 0) return [{ kind: 'list', items, reason: isCheaper ? 'cheaper' : 'dearer' }];
    }
    return [{ kind: 'none', reason: isCheaper ? 'no-cheaper' : 'no-dearer' }];
  }

  private async list(wish: Wish): Promise<Statement[]> {
    const narrowing = narrowingOf(wish);
    const { asks } = wish;
    if (asks.has('best-seller')) {
      const items = await this.bestSellers(narrowing);
      if (items.length > 0) return [{ kind: 'list', items, reason: 'best-seller' }];
    }
    const best = asks.has('cheapest') ? 'cheapest' : asks.has('dearest') ? 'dearest' : undefined;
    const items = await this.collect(narrowing, best ?? orderOf(wish), LISTED);
    if (items.length === 0) return this.instead(await this.whyNone(narrowing), wish);
    if (!best) return [{ kind: 'list', items, reason: asks.has('newest') ? 'newest' : 'match' }];
    const same = items.filter(({ product }) => product.price === items[0]!.product.price);
    return [{ kind: 'list', items: same, reason: best }];
  }

  /** Says that something is not there, and offers what is nearest and in stock. */
  private async instead(why: Statement | Statement[], wish: Wish): Promise<Statement[]> {
    const alike = await this.alike(wish);
    const near = alike.length > 0 ? alike : await this.nearest(narrowingOf(wish));
    return near.length > 0 ? [why, { kind: 'near' as const, items: near }].flat() : [why].flat();
  }

  /** Shoes in stock that are called nearly as what was asked for. */
  private async alike(wish: Wish): Promise<Item[]> {
    const narrowing = narrowingOf(wish);
    const products = await this.products.findProducts(wish.alike.slice(0, OFFERED));
    return products.flatMap((product) => {
      const facts = [narrowing, NO_NARROWING]
        .map((one) => matching(product, one).filter(({ left }) => left > 0))
        .find(({ length }) => length > 0);
      return facts ? [{ product, facts }] : [];
    });
  }

  /** Shoes in stock that have as much as possible of what was asked for. */
  async nearest(narrowing: Narrowing): Promise<Item[]> {
    const { price, sizes, sizeRange, colors, types, brands } = narrowing;
    const bound = price?.near ?? price?.max ?? price?.min;
    const order: Order = bound === undefined ? 'newest' : { near: bound };
    const free = { ...narrowing, words: [], price: undefined };
    const sized = { sizes, sizeRange };
    const numbers = sizes.map(Number);
    const around = {
      sizes: [],
      sizeRange: numbers.length > 0 ? near(Math.min(...numbers), Math.max(...numbers)) : sizeRange,
    };
    const tries: Narrowing[] = [
      { ...narrowing, words: [] },
      free,
      { ...free, ...around },
      { ...free, colors: [] },
      { ...free, sizes: [], sizeRange: undefined },
      { ...free, colors: [], sizes: [], sizeRange: undefined },
      { ...NO_NARROWING, types, colors, ...sized },
      { ...NO_NARROWING, types, ...sized },
      { ...NO_NARROWING, types },
      { ...NO_NARROWING, brands, ...sized },
      { ...NO_NARROWING, colors, ...sized },
      { ...NO_NARROWING, ...sized },
      { ...NO_NARROWING, ...around },
      NO_NARROWING,
    ];
    const tried = new Set<string>();
    for (const one of tries) {
      const key = JSON.stringify(one);
      if (tried.has(key)) continue;
      tried.add(key);
      const items = await this.collect(one, order, OFFERED);
      if (items.length > 0) return items;
    }
    return [];
  }

  /** Sold out is what exists and is not left: anything else is not sold here. */
  private async whyNone(narrowing: Narrowing): Promise<Statement[]> {
    const index = await this.products.browse();
    const ids = index.cheapest(select(narrowing, index, false), narrowing.price ?? {}, MOST_READ);
    const gone: Item[] = [];
    for (let from = 0; from < ids.length && gone.length <= OFFERED; from += FIRST_BATCH * 4) {
      for (const product of await this.products.findProducts(ids.slice(from, from + FIRST_BATCH * 4))) {
        const facts = matching(product, narrowing);
        if (facts.length > 0 && fitsPrice(product, narrowing)) gone.push({ product, facts });
      }
    }
    if (gone.length === 0) return [{ kind: 'none', reason: 'no-match' }];
    if (gone.length > OFFERED) return [{ kind: 'none', reason: 'sold-out' }];
    return gone.map((item) => ({ kind: 'sold-out', item, isAll: false }));
  }

  /** Up to `count` shoes with something in stock of what is asked for, with the facts of just that. */
  async collect(narrowing: Narrowing, order: Order, count: number): Promise<Item[]> {
    const items: Item[] = [];
    for (let from = 0, batch = FIRST_BATCH; from < MOST_READ; from += batch, batch = FIRST_BATCH * 4) {
      const index = await this.products.browse();
      const ids = sorted(index, narrowing, order, from + batch).slice(from);
      this.read += ids.length;
      if (this.read > MOST_READ_IN_ALL) break;
      for (const product of await this.products.findProducts(ids)) {
        const facts = matching(product, narrowing).filter(({ left }) => left > 0);
        if (facts.length > 0 && fitsPrice(product, narrowing)) items.push({ product, facts });
        if (items.length === count) return items;
      }
      if (ids.length < batch) break;
    }
    return items;
  }

  private async bestSellers(narrowing: Narrowing): Promise<Item[]> {
    const sellers = await this.products.listBestSellers();
    const products = await this.products.findProducts(sellers.map(({ _id }) => _id));
    return products
      .filter((product) => fitsPrice(product, narrowing) && fitsKind(product, narrowing))
      .map((product) => ({ product, facts: matching(product, narrowing).filter(({ left }) => left > 0) }))
      .filter(({ facts }) => facts.length > 0)
      .slice(0, LISTED);
  }

  /** The brands or types of which anything is in stock. */
  private async range(wish: Wish): Promise<Statement[]> {
    const index = await this.products.browse();
    const narrowing = narrowingOf(wish);
    const isThere = (more: Partial<Narrowing>): boolean =>
      select({ ...narrowing, ...more }, index, true).size() > 0;
    if (wish.asks.has('brands')) {
      return [
        { kind: 'range', of: 'brands', values: BRANDS.filter((brand) => isThere({ brands: [brand] })) },
      ];
    }
    return [
      { kind: 'range', of: 'types', values: PRODUCT_TYPES.filter((type) => isThere({ types: [type] })) },
    ];
  }
}

const NO_NARROWING: Narrowing = { brands: [], types: [], colors: [], without: [], sizes: [], words: [] };

/** Sizes next to some sizes. */
function near(smallest: number, largest: number): [number, number] {
  return [smallest - NEXT_SIZES, largest + NEXT_SIZES];
}

/** Of several products of a name, those of the brand and type that were said, if there are any. */
function narrow(products: ProductDto[], wish: Wish): ProductDto[] {
  if (products.length < 2) return products;
  const fitting = products.filter((product) => fitsKind(product, narrowingOf(wish)));
  return fitting.length > 0 ? fitting : products;
}

function detailOf(wish: Wish, name: Wish['names'][number]): Detail {
  return {
    colors: name.colors.length > 0 ? name.colors : wish.colors,
    without: wish.without,
    sizes: name.sizes.length > 0 ? name.sizes : wish.sizes,
    ...(wish.sizeRange ? { sizeRange: wish.sizeRange } : {}),
  };
}
