import { Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CatalogueIndex } from './catalogue/search/catalogue-index';
import type { Source } from './catalogue/catalogue.repository';
import { editDistance } from './catalogue/search/word-list';
import { toBestSellerDto, type BestSellerDto } from './catalogue/dto/best-seller.dto';
import type { BrandTypeDto } from './catalogue/dto/brand-type.dto';
import type { ProductFacetsDto } from './catalogue/dto/product-facets.dto';
import type { ProductListDto } from './catalogue/dto/product-list.dto';
import { toProductDto, type ProductDto } from './dto/product.dto';
import { toSliderProductDto } from './catalogue/dto/slider-product.dto';
import { FacetsRepository } from './catalogue/facets.repository';
import type { NewProduct } from './editing/new-product';
import { ProductEditing, type ProductOrigin } from './editing/product-editing.service';
import type { ProductFilter, ProductPage } from './catalogue/product-filter';
import {
  BEST_SELLER_LIMIT,
  BRANDS,
  PRODUCT_TYPES,
  SLIDER_LIMIT,
  type Brand,
  type ProductType,
} from './product-options';
import type { ValueCount } from './catalogue/product-record';
import { colorKey } from './product-words';
import { ProductsRepository } from './catalogue/products.repository';
import { ReadyJson } from '../../common/http/ready-json';
import { ReadyProducts } from './catalogue/ready-products';
import { lineKey, type Sellable, type StockCause, type StockKey, type StockLine } from './stock/stock-line';
import { StockLedger } from './stock/stock-ledger';
import { StockShortage } from './stock/stock-shortage';
import { StockRepository } from './stock/stock.repository';

export { BRANDS, colorKey, editDistance, lineKey, PRODUCT_TYPES, StockShortage };
export type {
  Brand,
  CatalogueIndex,
  NewProduct,
  ProductDto,
  ProductType,
  Sellable,
  StockCause,
  StockKey,
  StockLine,
};

const NO_PRODUCT = 'There is no such product.';

/** The catalogue and the stock: what other modules know of products, they know through this class. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly ready: ReadyProducts,
    private readonly facets: FacetsRepository,
    private readonly stock: StockRepository,
    private readonly ledger: StockLedger,
    private readonly editing: ProductEditing,
  ) {}

  /** One page of the products that match, and how many match in all. A page past the end is empty. */
  async listProducts(query: ProductPage): Promise<ProductListDto> {
    const { records, total } = await this.products.findPage(query);
    return { products: records.map(toProductDto), total };
  }

  /** `listProducts` as the JSON that goes over the wire: most of a list's cost is to write it. */
  listAsJson(query: ProductPage): Promise<ReadyJson> {
    return this.ready.list(query);
  }

  /** `getProduct` as the JSON that goes over the wire. */
  async getAsJson(idOrSlug: string): Promise<ReadyJson> {
    const product = await this.ready.find(idOrSlug);
    if (!product) throw new NotFoundException(NO_PRODUCT);
    return product;
  }

  /**
   * The values to narrow a list by, each with the number of products it would leave. A group is counted
   * without its own selection, so that a second value of it can be added.
   */
  async getFacets(filter: ProductFilter): Promise<ReadyJson<Source>> {
    const { counts, source } = await this.facets.count(filter);
    const { brands, colors, types, sizes, justIn, soldOut } = counts;
    const facets: ProductFacetsDto = {
      brands: inOrder(BRANDS, brands),
      colors,
      types: inOrder(PRODUCT_TYPES, types),
      sizes,
      stock: [
        { value: 'just-in', count: justIn },
        { value: 'sold-out', count: soldOut },
      ],
    };
    return ReadyJson.of(facets, source);
  }

  /** The newest products of a brand, of these types (none given: of all types), at most `SLIDER_LIMIT`. */
  async listSlider(brand: Brand, types: string[] = []): Promise<ReadyJson<Source>> {
    const { records, source } = await this.products.findPage({
      brand: [brand],
      type: types,
      page: 1,
      limit: SLIDER_LIMIT,
    });
    return ReadyJson.of(records.map(toSliderProductDto), source);
  }

  /** The types in which a brand has products, each with the navbar picture of its newest product. */
  async listBrandTypes(brand: Brand): Promise<BrandTypeDto[]> {
    const entries = await this.products.findBrandTypes(brand);
    return PRODUCT_TYPES.flatMap((type) => entries.filter((entry) => entry.type === type));
  }

  /** The products of which most pairs were sold, most first; those that never sold are left out. */
  async listBestSellers(): Promise<BestSellerDto[]> {
    return (await this.products.findBestSellers(BEST_SELLER_LIMIT)).map(toBestSellerDto);
  }

  /**
   * A product by its id or its slug (contract, section 5).
   * @throws NotFoundException when there is none or it was deleted
   */
  async getProduct(idOrSlug: string, manager?: EntityManager): Promise<ProductDto> {
    const record = await this.products.findByIdOrSlug(idOrSlug, manager);
    if (!record) throw new NotFoundException(NO_PRODUCT);
    return toProductDto(record);
  }

  /**
   * The catalogue in memory as it is now, for questions that no filter puts. To be used before anything else
   * is awaited; what a product has on the shelf, only `findProducts` knows.
   */
  browse(): Promise<CatalogueIndex> {
    return this.products.browse();
  }

  /** Products by their ids, as they are at this moment and in this order; those that were deleted are missing. */
  async findProducts(ids: string[]): Promise<ProductDto[]> {
    return (await this.products.findMany(ids)).map(toProductDto);
  }

  /** The paths of the pictures of all products, deleted ones too; what is saved meanwhile may be missing. */
  listPictures(): AsyncIterable<string> {
    return this.products.pictures();
  }

  /** How many products the shop has, sold out ones included and deleted ones not. */
  countProducts(manager?: EntityManager): Promise<number> {
    return this.products.count(manager);
  }

  /** What a line copies from the catalogue, or null when the product, the colour or the size is not sold. */
  async findSellable(key: StockKey, manager?: EntityManager): Promise<Sellable | null> {
    return (await this.findSellables([key], manager)).get(lineKey(key)) ?? null;
  }

  /**
   * `findSellable` for many lines in one query. The answer is keyed by `lineKey(line)` and lacks the lines
   * that are not sold (deleted product, no such colour or size).
   */
  findSellables(keys: StockKey[], manager?: EntityManager): Promise<Map<string, Sellable>> {
    return this.stock.findSellables(keys, manager);
  }

  /**
   * Takes the pairs of all lines off the shelf and counts them as sold: sizes, the product's stock and its
   * `quantitySold` move together. Lines of the same size are added up. Nothing is read first: each size
   * falls by one guarded statement, so two buyers of the last pair cannot both have it.
   * @param manager the open transaction; when this throws it must be rolled back, since earlier lines are
   *   taken already
   * @throws StockShortage (409) naming every line that is short, deleted products included
   */
  async takeStock(lines: StockLine[], cause: StockCause, manager: EntityManager): Promise<void> {
    const { short, changes } = await this.stock.take(lines, manager);
    if (short.length > 0) throw new StockShortage(short);
    await this.ledger.record(changes, { ...cause, reason: 'sale' }, manager);
  }

  /**
   * Puts the pairs of all lines back on the shelf and no longer counts them as sold. A size that an edit has
   * removed since comes back with them; of a colour that is gone, the pairs only leave `quantitySold`.
   * @param manager the open transaction
   */
  async giveBackStock(lines: StockLine[], cause: StockCause, manager: EntityManager): Promise<void> {
    const changes = await this.stock.giveBack(lines, manager);
    await this.ledger.record(changes, { ...cause, reason: 'cancellation' }, manager);
  }

  /** @throws NotFoundException when there never was a product of this id; a deleted one is no error */
  assertEver(id: string): Promise<void> {
    return this.ledger.assertProduct(id);
  }

  /**
   * Adds a product, as `ProductEditing.createProduct` does.
   * @param origin who adds it, and when its first pairs came; by default nobody in particular, now
   */
  createProduct(data: NewProduct, origin?: ProductOrigin, manager?: EntityManager): Promise<ProductDto> {
    return this.editing.createProduct(data, origin, manager);
  }
}

/** Every option in the shop's order with its count, 0 for those that were not counted. */
function inOrder(options: readonly string[], counts: ValueCount[]): ValueCount[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return options.map((value) => ({ value, count: byValue.get(value) ?? 0 }));
}
