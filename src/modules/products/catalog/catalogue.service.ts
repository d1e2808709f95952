import type { Language } from '../../../common/language';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { spanOf, type Period } from '../../../common/shop-time';
import { httpError } from '../../../common/refusals/refusal';
import { inLanguage, type ProductDto } from '../dto/product.dto';
import {
  type Brand,
  BRANDS,
  colorKey,
  OPTION_NAMES,
  type OptionName,
  PRODUCT_FIELDS,
  PRODUCT_TYPES,
  SLIDER_LIMIT,
} from '../product-fields';
import { PRICE_RANGES } from '../price-ranges';
import { CatalogueSearch, type CatalogueView } from './catalogue-search.service';
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
import { isColorName, relatedColors } from './words/colors';

/** How many of a brand's newest products in a colour are checked for stock in that colour. */
const COLOR_DEPTH = 5;

/** The catalogue as shoppers read it. Its stock figures never decide a sale. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly search: CatalogueSearch,
    private readonly products: ProductsRepository,
  ) {}

  /** One page of the matching products and their total number. A page after the last is empty. */
  async listProducts(query: FilterProductsQueryDto): Promise<ProductListDto> {
    const { ids, ...found } = (await this.search.browse()).findPage(query);
    return { products: await this.products.findByIds(ids), ...found };
  }

  /**
   * A product by its id or slug (rule G7), with its texts in all languages.
   * @throws Refusal (404) when it does not exist or was deleted
   */
  async getProduct(idOrSlug: string, manager?: EntityManager): Promise<ProductDto> {
    const product = await this.products.findOne(idOrSlug, manager);
    if (!product) throw httpError(404, 'product.unknown');
    return product;
  }

  /** As `getProduct`, with texts in one language if given. */
  async getTranslated(idOrSlug: string, language?: Language): Promise<ProductDto> {
    const product = await this.getProduct(idOrSlug);
    return language ? inLanguage(product, language) : product;
  }

  /**
   * Products by ids, in this order, without deleted ones. Another process's writes appear within 250 ms.
   * @param language of their texts; all languages if omitted
   */
  async findProducts(ids: string[], language?: Language): Promise<ProductDto[]> {
    const products = await this.products.findOnSale(ids);
    return language ? products.map((product) => inLanguage(product, language)) : products;
  }

  /**
   * Filter values with the number of products that each would leave. Counts of a group ignore the group's own
   * selection, so that a second value can be added.
   */
  async countFacets(filter: ProductFilterQueryDto): Promise<ProductFacetsDto> {
    const index = await this.search.browse();
    const { color, size, stock, price, ...counts } = index.facets(filter);
    const options = OPTION_NAMES.map((name) => [
      `${name}s`,
      toOptions(PRODUCT_FIELDS[name].options, counts[name]),
    ]);
    return {
      ...(Object.fromEntries(options) as Record<`${OptionName}s`, FacetDto[]>),
      colors: toColors(color, filter.color ?? [], index),
      sizes: bySize(withSelected(size, filter.size)),
      prices: toOptions([...new Set([...PRICE_RANGES, ...(filter.price ?? [])])], price),
      stock: [
        { value: 'just-in', count: stock.justIn },
        { value: 'sold-out', count: stock.soldOut },
      ],
    };
  }

  /** The newest products of a brand, of these types (all types if empty), at most `SLIDER_LIMIT`. */
  async listSlider(brand: Brand, types: string[] = []): Promise<SliderProductDto[]> {
    const query = { brand: [brand], type: types, page: 1, limit: SLIDER_LIMIT };
    const { products } = await this.listProducts(query);
    return products.map((product) => toSliderProductDto(product));
  }

  /** For each brand, its newest product in stock in a colour of this kind: `đỏ` also finds `đỏ đô`. */
  async listColorSlider(color: string): Promise<SliderProductDto[]> {
    const index = await this.search.browse();
    const keys = isColorName(color) ? relatedColors(color, [...index.colorKeys]) : [];
    // An empty colour filter would match every product.
    if (keys.length === 0) return [];
    const newest = BRANDS.flatMap((brand) =>
      index.inOrder({ brand: [brand], color: keys }, 'newest', COLOR_DEPTH),
    );
    const cards = new Map<string, SliderProductDto>();
    for (const product of await this.products.findOnSale(newest)) {
      const shown = product.colors.find((one) => keys.includes(colorKey(one.color)) && hasLeft(one));
      if (shown && !cards.has(product.brand)) cards.set(product.brand, toSliderProductDto(product, shown));
    }
    return [...cards.values()];
  }

  /** A brand's types that have products, each with the navbar picture of its newest product. */
  async listBrandTypes(brand: Brand): Promise<BrandTypeDto[]> {
    const index = await this.search.browse();
    const newest = index
      .typesOf(brand)
      .flatMap((type) => index.inOrder({ brand: [brand], type: [type] }, 'newest', 1));
    const products = await this.products.findOnSale(newest);
    return PRODUCT_TYPES.flatMap((name): BrandTypeDto[] =>
      products.flatMap(({ type, navbarImage }) => (type === name ? { type, navbarImage } : [])),
    );
  }

  /** The best-selling products, most pairs first; products without sales are left out. */
  async listBestSellers(): Promise<BestSellerDto[]> {
    const products = await this.products.findOnSale(await this.products.findBestSellers());
    products.sort((a, b) => b.quantitySold - a.quantitySold || (a._id < b._id ? 1 : -1));
    return products.map(toBestSellerDto);
  }

  /** The number of products on sale, including sold-out ones: all, or those that arrived in the period. */
  async countProducts(period?: Period): Promise<number> {
    return (await this.search.browse()).countImported(...spanOf(period));
  }

  /** The picture paths of all products, including deleted ones; concurrent writes may be missing. */
  listPictures(): AsyncIterable<string> {
    return this.products.pictures();
  }

  /** A range of all slugs in alphabetical order; empty past the end. */
  listSlugs(offset: number, limit: number): Promise<string[]> {
    return this.products.findSlugs(offset, limit);
  }
}

function hasLeft({ sizes }: ProductDto['colors'][number]): boolean {
  return sizes.some(({ quantity }) => quantity > 0);
}

/** Every option with its count, in the shop's order. */
function toOptions(options: readonly string[], counts: Map<string, number>): FacetDto[] {
  return options.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** Most frequent first, then by key. Selected colours stay in the list at 0, if the shop has them. */
function toColors(counts: Map<string, number>, names: string[], index: CatalogueView): ColorFacetDto[] {
  const meant = names.map((name) => ({ name, keys: index.colorsMeant(name) }));
  const selected = meant.flatMap(({ keys }) => keys);
  return [...withSelected(counts, selected)]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .flatMap(([key, count]) => {
      const look = index.findColor(key);
      const asked = meant.flatMap(({ name, keys }) => (keys.includes(key) ? [name] : []));
      return look
        ? [{ value: look.color, colorHex: look.colorHex, count, ...(asked.length > 0 && { asked }) }]
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
