import type { Language } from '../../../common/language';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SerializedAnswer } from '../../../common/http/serialized-answer';
import { spanOf, type Period } from '../../../common/shop-time';
import { refuse } from '../../../common/refusals/refusal';
import { inLanguage, type ProductDto } from '../dto/product.dto';
import {
  type Brand,
  BRANDS,
  OPTION_NAMES,
  type OptionName,
  PRODUCT_FIELDS,
  PRODUCT_TYPES,
  type ProductType,
  SLIDER_LIMIT,
} from '../product-fields';
import { colorKey } from '../stock/stock-line';
import { AnswerCache, sourceOf, type PageEntry, type Source } from './answer-cache';
import { CatalogueRepository } from './catalogue.repository';
import {
  toBestSellerDto,
  toSliderProductDto,
  type BestSellerDto,
  type BrandTypeDto,
  type ColorFacetDto,
  type FacetDto,
  type ProductFacetsDto,
  type ProductListDto,
  type SliderProductDto,
} from './dto/catalogue.dto';
import type { FilterProductsQueryDto, ProductFilterQueryDto } from './dto/filter-products-query.dto';
import { ProductsRepository } from './products.repository';
import type { CatalogueIndex } from './search/catalogue-index';
import { editDistance } from './search/name-index';
import { isColorName, relatedColors } from './words/colors';

export { BRANDS, colorKey, editDistance, PRODUCT_TYPES };
export type { Brand, CatalogueIndex, ProductDto, ProductType };

/** How many of a brand's newest products in a colour are looked at for one that has a pair left in it. */
const COLOR_DEPTH = 5;

/**
 * What shoppers read of the catalogue. It never decides a sale. Methods named `answer…` give an HTTP answer in bytes, the
 * others values for the server itself.
 */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly products: ProductsRepository,
    private readonly cache: AnswerCache,
  ) {}

  /** One page of the products that match, and how many match in all. A page past the end is empty. */
  async answerList(query: FilterProductsQueryDto): Promise<SerializedAnswer<Source>> {
    const { entries, source, ...found } = await this.catalogue.findPage(query);
    return SerializedAnswer.listOf('products', await this.read(entries), found, source);
  }

  /** The same as values. */
  async listProducts(query: FilterProductsQueryDto): Promise<ProductListDto> {
    const { entries, source: _source, ...found } = await this.catalogue.findPage(query);
    return { products: (await this.read(entries)).map(toProduct), ...found };
  }

  /**
   * A product by its id or its slug (rule G7).
   * @param language of its texts; without it they are there in all their languages
   * @throws Refusal (404) when it does not exist or was deleted
   */
  async answerProduct(idOrSlug: string, language?: Language): Promise<SerializedAnswer<Source>> {
    const { entry, answer } = await this.find(idOrSlug);
    const shown = language ? SerializedAnswer.of(inLanguage(toProduct(answer), language)) : answer;
    // Another product can only get its slug after this one has changed.
    return shown.from(sourceOf(null, [entry]));
  }

  /**
   * The same as a value.
   * @param manager an open transaction, of which nothing is kept: it may yet be undone
   */
  async getProduct(idOrSlug: string, manager?: EntityManager): Promise<ProductDto> {
    if (!manager) return toProduct((await this.find(idOrSlug)).answer);
    const entry = await this.products.findEntry(idOrSlug, manager);
    const [product] = entry ? await this.products.findByIds([entry.id], manager) : [];
    if (!product) throw refuse(404, 'product.unknown');
    return product;
  }

  /**
   * Products by their ids, as they are at this moment and in this order; deleted ones are left out.
   * @param language of their texts; without it they are there in all their languages
   */
  async findProducts(ids: string[], language?: Language): Promise<ProductDto[]> {
    const products = (await this.read(await this.products.findEntries(ids))).map(toProduct);
    return language ? products.map((product) => inLanguage(product, language)) : products;
  }

  /**
   * The values to narrow a list by, each with the number of products it would leave. A group is counted
   * without its own selection, so that a second value of it can be added.
   */
  async answerFacets(filter: ProductFilterQueryDto): Promise<SerializedAnswer<Source>> {
    const index = await this.catalogue.current();
    const { color, size, stock, ...counts } = index.facets(filter);
    const options = OPTION_NAMES.map((name) => [
      `${name}s`,
      toOptions(PRODUCT_FIELDS[name].options, counts[name]),
    ]);
    const facets: ProductFacetsDto = {
      ...(Object.fromEntries(options) as Record<`${OptionName}s`, FacetDto[]>),
      colors: toColors(color, filter.color ?? [], index),
      sizes: bySize(withSelected(size, filter.size)),
      stock: [
        { value: 'just-in', count: stock.justIn },
        { value: 'sold-out', count: stock.soldOut },
      ],
    };
    return SerializedAnswer.of(facets, sourceOf(index.version));
  }

  /** The newest products of a brand, of these types (none given: of all types), at most `SLIDER_LIMIT`. */
  async answerSlider(brand: Brand, types: string[] = []): Promise<SerializedAnswer<Source>> {
    const query = { brand: [brand], type: types, page: 1, limit: SLIDER_LIMIT };
    const { entries, source } = await this.catalogue.findPage(query);
    const products = await this.read(entries);
    return SerializedAnswer.of(
      products.map((answer) => toSliderProductDto(toProduct(answer))),
      source,
    );
  }

  /** Of each brand the newest product with a pair left in a colour of this kind: `đỏ` also finds `đỏ đô`. */
  async answerColorSlider(color: string): Promise<SerializedAnswer<Source>> {
    const index = await this.catalogue.current();
    const { version } = index;
    const keys = isColorName(color) ? relatedColors(color, [...index.colorKeys]) : [];
    const newestOf = (brand: Brand): string[] =>
      index.inOrder(index.select({ brand: [brand], color: keys }), 'newest', COLOR_DEPTH);
    // Without a colour, a filter narrows nothing.
    const entries = await this.products.findEntries(keys.length > 0 ? BRANDS.flatMap(newestOf) : []);
    const cards = new Map<string, SliderProductDto>();
    for (const product of (await this.read(entries)).map(toProduct)) {
      const shown = product.colors.find((one) => keys.includes(colorKey(one.color)) && hasLeft(one));
      if (shown && !cards.has(product.brand)) cards.set(product.brand, toSliderProductDto(product, shown));
    }
    return SerializedAnswer.of([...cards.values()], sourceOf(version, entries));
  }

  /** The types in which a brand has products, each with the navbar picture of its newest product. */
  async answerBrandTypes(brand: Brand): Promise<SerializedAnswer<Source>> {
    const index = await this.catalogue.current();
    const source = sourceOf(index.version);
    const newest = index
      .typesOf(brand)
      .flatMap((type) => index.inOrder(index.select({ brand: [brand], type: [type] }), 'newest', 1));
    const products = await this.findProducts(newest);
    const types = PRODUCT_TYPES.flatMap((name): BrandTypeDto[] =>
      products.flatMap(({ type, navbarImage }) => (type === name ? { type, navbarImage } : [])),
    );
    return SerializedAnswer.of(types, source);
  }

  /** The products of which most pairs were sold, most first; those that never sold are left out. */
  async answerBestSellers(): Promise<SerializedAnswer<Source>> {
    const { entries, source } = await this.catalogue.findBestSellers();
    const products = (await this.read(entries)).map(toProduct);
    products.sort((a, b) => b.quantitySold - a.quantitySold || (a._id < b._id ? 1 : -1));
    return SerializedAnswer.of(products.map(toBestSellerDto), source);
  }

  /** The same as values. */
  async listBestSellers(): Promise<BestSellerDto[]> {
    return parse(await this.answerBestSellers());
  }

  /**
   * The catalogue in memory as it is now, for queries that the filter cannot express (the chat). Use the result
   * before the next await; what a product has in stock, only `findProducts` knows.
   */
  browse(): Promise<CatalogueIndex> {
    return this.catalogue.current();
  }

  /** How many products are on sale, sold out ones included: all, or those that came in during the period. */
  async countProducts(period?: Period): Promise<number> {
    return (await this.catalogue.current()).countImported(...spanOf(period));
  }

  /** The paths of the pictures of all products, deleted ones too; what is saved meanwhile may be missing. */
  listPictures(): AsyncIterable<string> {
    return this.products.pictures();
  }

  /** One part of all slugs, in alphabetical order; a part past the end is empty. */
  listSlugs(offset: number, limit: number): Promise<string[]> {
    return this.products.findSlugs(offset, limit);
  }

  private async find(idOrSlug: string): Promise<{ entry: PageEntry; answer: SerializedAnswer }> {
    const entry = await this.products.findEntry(idOrSlug);
    const [answer] = entry ? await this.read([entry]) : [];
    if (!entry || !answer) throw refuse(404, 'product.unknown');
    return { entry, answer };
  }

  /** In the order of the entries. A product deleted since they were read is still among them, once. */
  private async read(entries: PageEntry[]): Promise<SerializedAnswer[]> {
    const found = entries.map((entry) => this.cache.findProduct(entry));
    const missing = entries.filter((_, index) => !found[index]).map(({ id }) => id);
    const loaded = new Map((await this.products.findByIds(missing)).map((one) => [one._id, one]));
    return entries.flatMap((entry, index) => {
      const product = loaded.get(entry.id);
      return found[index] ?? (product ? [this.cache.keepProduct(entry, product)] : []);
    });
  }
}

function hasLeft({ sizes }: ProductDto['colors'][number]): boolean {
  return sizes.some(({ quantity }) => quantity > 0);
}

function toProduct(answer: SerializedAnswer): ProductDto {
  return parse(answer);
}

function parse<T>({ bytes }: SerializedAnswer): T {
  return JSON.parse(bytes.toString()) as T;
}

/** Every option in the shop's order with its count. */
function toOptions(options: readonly string[], counts: Map<string, number>): FacetDto[] {
  return options.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** Most frequent first, then by the colour's key. Selected ones are there at 0, if the shop has them at all. */
function toColors(counts: Map<string, number>, asked: string[], index: CatalogueIndex): ColorFacetDto[] {
  const meant = asked.map((name) => ({ name, keys: index.colorsMeant(name) }));
  const selected = meant.flatMap(({ keys }) => keys);
  return [...withSelected(counts, selected)]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .flatMap(([key, count]) => {
      const look = index.findColor(key);
      const names = meant.flatMap(({ name, keys }) => (keys.includes(key) ? [name] : []));
      return look
        ? [{ value: look.color, colorHex: look.colorHex, count, ...(names.length > 0 && { asked: names }) }]
        : [];
    });
}

/** Smallest first. */
function bySize(counts: Map<string, number>): FacetDto[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => Number(a.value) - Number(b.value));
}

function withSelected(counts: Map<string, number>, selected: string[] = []): Map<string, number> {
  for (const value of selected) if (!counts.has(value)) counts.set(value, 0);
  return counts;
}
