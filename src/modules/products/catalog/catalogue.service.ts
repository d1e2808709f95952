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

/** How many of a brand's newest products in a colour are looked at for one that has a pair left in it. */
const COLOR_DEPTH = 5;

/** What shoppers read of the catalogue. It never decides a sale. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly search: CatalogueSearch,
    private readonly products: ProductsRepository,
  ) {}

  /** One page of the products that match, and how many match in all. A page past the end is empty. */
  async listProducts(query: FilterProductsQueryDto): Promise<ProductListDto> {
    const { ids, ...found } = (await this.search.browse()).findPage(query);
    return { products: await this.products.findByIds(ids), ...found };
  }

  /**
   * A product by its id or its slug (rule G7), with its texts in all their languages.
   * @throws Refusal (404) when it does not exist or was deleted
   */
  async getProduct(idOrSlug: string, manager?: EntityManager): Promise<ProductDto> {
    const product = await this.products.findOne(idOrSlug, manager);
    if (!product) throw httpError(404, 'product.unknown');
    return product;
  }

  /** The same with its texts in one language, if one is given. */
  async getTranslated(idOrSlug: string, language?: Language): Promise<ProductDto> {
    const product = await this.getProduct(idOrSlug);
    return language ? inLanguage(product, language) : product;
  }

  /**
   * Products by their ids in this order; deleted ones are left out. They may be 250 ms behind another process.
   * @param language of their texts; without it they are there in all their languages
   */
  async findProducts(ids: string[], language?: Language): Promise<ProductDto[]> {
    const products = await this.products.findOnSale(ids);
    return language ? products.map((product) => inLanguage(product, language)) : products;
  }

  /**
   * The values to narrow a list by, each with the number of products it would leave. A group is counted
   * without its own selection, so that a second value of it can be added.
   */
  async countFacets(filter: ProductFilterQueryDto): Promise<ProductFacetsDto> {
    const index = await this.search.browse();
    const { color, size, stock, ...counts } = index.facets(filter);
    const options = OPTION_NAMES.map((name) => [
      `${name}s`,
      toOptions(PRODUCT_FIELDS[name].options, counts[name]),
    ]);
    return {
      ...(Object.fromEntries(options) as Record<`${OptionName}s`, FacetDto[]>),
      colors: toColors(color, filter.color ?? [], index),
      sizes: bySize(withSelected(size, filter.size)),
      stock: [
        { value: 'just-in', count: stock.justIn },
        { value: 'sold-out', count: stock.soldOut },
      ],
    };
  }

  /** The newest products of a brand, of these types (none given: of all types), at most `SLIDER_LIMIT`. */
  async listSlider(brand: Brand, types: string[] = []): Promise<SliderProductDto[]> {
    const query = { brand: [brand], type: types, page: 1, limit: SLIDER_LIMIT };
    const { products } = await this.listProducts(query);
    return products.map((product) => toSliderProductDto(product));
  }

  /** Of each brand the newest product with a pair left in a colour of this kind: `đỏ` also finds `đỏ đô`. */
  async listColorSlider(color: string): Promise<SliderProductDto[]> {
    const index = await this.search.browse();
    const keys = isColorName(color) ? relatedColors(color, [...index.colorKeys]) : [];
    // Without a colour, a filter narrows nothing.
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

  /** The types in which a brand has products, each with the navbar picture of its newest product. */
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

  /** The products of which most pairs were sold, most first; those that never sold are left out. */
  async listBestSellers(): Promise<BestSellerDto[]> {
    const products = await this.products.findOnSale(await this.products.findBestSellers());
    products.sort((a, b) => b.quantitySold - a.quantitySold || (a._id < b._id ? 1 : -1));
    return products.map(toBestSellerDto);
  }

  /** How many products are on sale, sold out ones included: all, or those that came in during the period. */
  async countProducts(period?: Period): Promise<number> {
    return (await this.search.browse()).countImported(...spanOf(period));
  }

  /** The paths of the pictures of all products, deleted ones too; what is saved meanwhile may be missing. */
  listPictures(): AsyncIterable<string> {
    return this.products.pictures();
  }

  /** One part of all slugs, in alphabetical order; a part past the end is empty. */
  listSlugs(offset: number, limit: number): Promise<string[]> {
    return this.products.findSlugs(offset, limit);
  }
}

function hasLeft({ sizes }: ProductDto['colors'][number]): boolean {
  return sizes.some(({ quantity }) => quantity > 0);
}

/** Every option in the shop's order with its count. */
function toOptions(options: readonly string[], counts: Map<string, number>): FacetDto[] {
  return options.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** Most frequent first, then by the colour's key. Selected ones are there at 0, if the shop has them at all. */
function toColors(counts: Map<string, number>, asked: string[], index: CatalogueView): ColorFacetDto[] {
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
