import type { CatalogueSearch, CatalogueView } from '../../products/catalog/catalogue-search.service';
import type { CatalogueService } from '../../products/catalog/catalogue.service';
import { relatedColors } from '../../products/catalog/words/colors';
import type { ProductDto } from '../../products/dto/product.dto';
import { BRANDS, PRODUCT_TYPES } from '../../products/product-fields';
import { unwanted, wanted, type About, type StockQuery } from '../stock-query';
import { allowedColors, fitsSize, inStock, type Item } from './stock-facts';
import { wishesIn } from './wishes';

/** Maximum products read for one list, and for one question in total. */
const BATCH = 24;
const MAX_READ = 240;
/** Tolerance of an approximate price: 25% either way. */
const ROUGHLY = 0.25;

/** Finds shoes for one question. Create one per question: it counts its reads. */
export class Finder {
  private read = 0;

  constructor(
    private readonly products: CatalogueService,
    private readonly search: CatalogueSearch,
  ) {}

  /** The products with these ids, limited to the query's brands and types if it has any. */
  async named(ids: readonly string[], query: StockQuery): Promise<ProductDto[]> {
    const products = await this.products.findProducts(ids.slice(0, 8), query.language);
    const fitting = products.filter((product) => fitsKind(product, query));
    return fitting.length > 0 ? fitting : products;
  }

  /** Up to `count` shoes with matching stock. */
  async list(query: StockQuery, count: number): Promise<Item[]> {
    const all = query.wishes.length > 1 ? await this.listOf(query, count, true) : [];
    if (all.length === count) return all;
    return joined(all, await this.listOf(query, count, false)).slice(0, count);
  }

  private async listOf(query: StockQuery, count: number, isAll: boolean): Promise<Item[]> {
    const found: Item[] = [];
    // Exact colour first, then related shades.
    for (const distance of wanted(query.colors).length > 0 ? [0, 1] : [1]) {
      for (let from = 0; from < MAX_READ && found.length < count && this.read < 3 * MAX_READ; from += BATCH) {
        const ids = await this.ids(query, from);
        for (const product of await this.products.findProducts(ids, query.language)) {
          if (found.length === count || found.some((item) => item.product._id === product._id)) continue;
          const item = itemOf(product, query, distance, isAll);
          if (item) found.push(item);
        }
        if (ids.length < BATCH) break;
      }
      if (found.length === count) break;
    }
    return found;
  }

  /** Matching shoes that are sold out. */
  async gone(query: StockQuery, count: number): Promise<ProductDto[]> {
    const index = await this.search.browse();
    const ids = index.cheapest(
      candidates(index, { ...query, sizes: [], minSize: undefined, maxSize: undefined }, false),
      rangeOf(query),
      BATCH * 3,
    );
    const products = await this.products.findProducts(ids, query.language);
    const isMade = (product: ProductDto): boolean => {
      const allowed = allowedColors(product, query);
      return product.colors.some(
        ({ color, sizes }) =>
          allowed.includes(color) && isColor(color, query) && sizes.some(({ size }) => fitsSize(size, query)),
      );
    };
    return products.filter((product) => fits(product, query) && isMade(product)).slice(0, count);
  }

  /** Shoes in stock that match as many of the query's conditions as possible. */
  async nearest(query: StockQuery, count: number): Promise<Item[]> {
    const {
      minPrice: _min,
      maxPrice: _max,
      nearPrice: _near,
      ...free
    } = {
      ...query,
      among: undefined,
      wishes: [],
      sort: undefined,
      nearPrice: query.nearPrice ?? query.maxPrice ?? query.minPrice,
    };
    const noSize = {
      sizes: query.sizes.filter(({ isWanted }) => !isWanted),
      minSize: undefined,
      maxSize: undefined,
    };
    const noColor = { colors: query.colors.filter(({ isWanted }) => !isWanted) };
    const noBrand = { brands: query.brands.filter(({ isWanted }) => !isWanted) };
    const noKind = {
      types: query.types.filter(({ isWanted }) => !isWanted),
      materials: query.materials.filter(({ isWanted }) => !isWanted),
    };
    const tries: StockQuery[] = [
      { ...free, nearPrice: undefined, sort: query.maxPrice ? 'cheapest' : undefined },
      { ...free, ...around(query) },
      { ...free, ...noColor },
      { ...free, ...noBrand },
      { ...free, ...noSize },
      { ...free, ...noColor, ...noSize },
      { ...free, ...noBrand, ...noColor },
      { ...free, ...noKind, ...noColor },
      { ...free, ...noKind, ...noBrand },
      { ...free, ...noKind, ...noBrand, ...noColor },
      { ...free, ...noKind, ...noBrand, ...noColor, ...noSize },
    ];
    const tried = new Set<string>();
    for (const one of tries) {
      const key = JSON.stringify(one);
      if (tried.has(key)) continue;
      tried.add(key);
      const items = await this.list({ ...one, names: one.names.filter(({ isWanted }) => !isWanted) }, count);
      if (items.length > 0) return items;
    }
    return [];
  }

  /** The brands, types, colours or sizes that have stock. */
  async range(about: About, query: StockQuery): Promise<string[]> {
    const index = await this.search.browse();
    const counts = index.facets({ ...filterOf(index, query), stock: ['just-in'] });
    const [brands, types] = [unwanted(query.brands), unwanted(query.types)];
    if (about === 'brands')
      return BRANDS.filter((brand) => counts.brand.has(brand) && !brands.includes(brand));
    if (about === 'types')
      return PRODUCT_TYPES.filter((type) => counts.type.has(type) && !types.includes(type));
    if (about === 'sizes') return [...counts.size.keys()].sort((a, b) => Number(a) - Number(b));
    return [...counts.color]
      .sort(([, a], [, b]) => b - a)
      .flatMap(([key]) => index.findColor(key)?.color ?? []);
  }

  private async ids(query: StockQuery, from: number): Promise<string[]> {
    if (query.among) return from === 0 ? query.among : [];
    if (query.sort === 'best-seller')
      return from === 0 ? (await this.products.listBestSellers()).map(({ _id }) => _id) : [];
    const index = await this.search.browse();
    const filter = candidates(index, query, true);
    const to = from + BATCH;
    this.read += BATCH;
    const isCheap =
      query.sort === 'cheapest' ||
      query.sort === 'cheap' ||
      query.minPrice !== undefined ||
      query.maxPrice !== undefined;
    if (query.sort === 'dearest')
      return (
        query.maxPrice
          ? index.nearestInPrice(filter, query.maxPrice, to)
          : index.inOrder(filter, 'high-low', to)
      ).slice(from);
    if (query.nearPrice !== undefined) return index.nearestInPrice(filter, query.nearPrice, to).slice(from);
    return (isCheap ? index.cheapest(filter, rangeOf(query), to) : index.inOrder(filter, 'newest', to)).slice(
      from,
    );
  }
}

/** Items, followed by those of a second list that are new. */
export function joined(items: Item[], more: Item[]): Item[] {
  const ids = new Set(items.map(({ product }) => product._id));
  return [...items, ...more.filter(({ product }) => !ids.has(product._id))];
}

function around(query: StockQuery): Partial<StockQuery> {
  const sizes = wanted(query.sizes).map(Number);
  if (sizes.length === 0) return {};
  const away = query.sizes.filter(({ isWanted }) => !isWanted);
  return { sizes: away, minSize: Math.min(...sizes) - 0.5, maxSize: Math.max(...sizes) + 0.5 };
}

/** @param isAll whether the description must satisfy all wishes, or any one */
function itemOf(product: ProductDto, query: StockQuery, distance: number, isAll: boolean): Item | null {
  if (!fits(product, query)) return null;
  const facts = inStock(product, query, distance).filter(({ left }) => left >= (query.quantity ?? 1));
  if (facts.length === 0) return null;
  if (query.wishes.length === 0) return { product, facts };
  const wishes = wishesIn(product, query.language);
  const quotes = query.wishes.flatMap((wish) => wishes.get(wish) ?? []);
  if (isAll ? quotes.length < query.wishes.length : quotes.length === 0) return null;
  // A product's name already appears in the answer; quoting it adds nothing.
  const quote = quotes.find((one) => one !== product.name);
  return quote ? { product, facts, quote } : { product, facts };
}

/** Whether a shoe matches the brand, type, material and price, and is not rejected. */
export function fits(product: ProductDto, query: StockQuery): boolean {
  const { min = 0, max = Infinity } = rangeOf(query);
  const isAway = unwanted(query.names).includes(product._id);
  return !isAway && product.price >= min && product.price <= max && fitsKind(product, query);
}

function fitsKind({ brand, type, material }: ProductDto, query: StockQuery): boolean {
  const isOne = (value: string, values: StockQuery['brands']): boolean =>
    !unwanted(values).includes(value) && (wanted(values).length === 0 || wanted(values).includes(value));
  return isOne(brand, query.brands) && isOne(type, query.types) && isOne(material, query.materials);
}

function isColor(color: string, query: StockQuery): boolean {
  const colors = wanted(query.colors);
  return colors.length === 0 || colors.some((one) => relatedColors(one, [color]).length > 0);
}

function rangeOf({ minPrice, maxPrice, nearPrice }: StockQuery): { min?: number; max?: number } {
  // '2.490.000' is an exact price, '2 triệu' an approximate one.
  const about = (nearPrice ?? 0) % 100_000 === 0 ? ROUGHLY : 0.01;
  if (nearPrice !== undefined && minPrice === undefined && maxPrice === undefined)
    return { min: nearPrice * (1 - about), max: nearPrice * (1 + about) };
  return { min: minPrice, max: maxPrice };
}

/** Products that may match; only their facts tell which size and colour are in stock together. */
function candidates(index: CatalogueView, query: StockQuery, isInStock: boolean) {
  const sizes = wanted(query.sizes);
  const isList = isInStock && query.minSize === undefined && query.maxSize === undefined;
  return {
    ...filterOf(index, query),
    ...(isInStock ? { stock: ['just-in'] } : {}),
    ...(isList ? { size: sizes } : {}),
  };
}

function filterOf(index: CatalogueView, query: StockQuery) {
  const colors = wanted(query.colors);
  const keys = [...index.colorKeys];
  const meant = [...new Set(colors.flatMap((wantedColor) => relatedColors(wantedColor, keys)))];
  return {
    ...{ brand: wanted(query.brands), type: wanted(query.types), material: wanted(query.materials) },
    // An unknown colour must find nothing rather than everything.
    color: colors.length > 0 && meant.length === 0 ? [' '] : meant,
  };
}
