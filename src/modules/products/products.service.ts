import { Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TransactionRunner } from '../../database/transaction-runner';
import { toBestSellerDto, type BestSellerDto } from './dto/best-seller.dto';
import type { BrandTypeDto } from './dto/brand-type.dto';
import type { ProductFacetsDto } from './dto/product-facets.dto';
import type { ProductListDto } from './dto/product-list.dto';
import { toProductDto, type ProductDto } from './dto/product.dto';
import { toSliderProductDto, type SliderProductDto } from './dto/slider-product.dto';
import { FacetsRepository } from './facets.repository';
import type { NewProduct } from './new-product';
import type { ProductFilter, ProductPage } from './product-filter';
import { BEST_SELLER_LIMIT, BRANDS, PRODUCT_TYPES, SLIDER_LIMIT, type Brand } from './product-options';
import type { ValueCount } from './product-record';
import { prepareProduct } from './product-rules';
import { ProductsRepository, SlugTaken } from './products.repository';
import { lineKey, type Sellable, type StockKey, type StockLine } from './stock-line';
import { StockShortage } from './stock-shortage';
import { StockRepository } from './stock.repository';

export { lineKey, StockShortage };
export type { NewProduct, Sellable, StockKey, StockLine };

const SLUG_ATTEMPTS = 20;

/** The catalogue and the stock: what other modules know of products, they know through this class. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly facets: FacetsRepository,
    private readonly stock: StockRepository,
    private readonly transactions: TransactionRunner,
  ) {}

  /** One page of the products that match, and how many match in all. A page past the end is empty. */
  async listProducts(query: ProductPage): Promise<ProductListDto> {
    const { records, total } = await this.products.findPage(query);
    return { products: records.map(toProductDto), total };
  }

  /**
   * The values to narrow a list by, each with the number of products it would leave. A group is counted
   * without its own selection, so that a second value of it can be added.
   */
  async getFacets(filter: ProductFilter): Promise<ProductFacetsDto> {
    const [brands, colors, types, stock] = await Promise.all([
      this.facets.countBy('brand', filter),
      this.facets.countColors(filter),
      this.facets.countBy('type', filter),
      this.facets.countStock(filter),
    ]);
    return {
      brands: inOrder(BRANDS, brands),
      colors,
      types: inOrder(PRODUCT_TYPES, types),
      stock: [
        { value: 'just-in', count: stock.justIn },
        { value: 'sold-out', count: stock.soldOut },
      ],
    };
  }

  /** The newest products of a brand, of these types (none given: of all types), at most `SLIDER_LIMIT`. */
  async listSlider(brand: Brand, types: string[] = []): Promise<SliderProductDto[]> {
    const { records } = await this.products.findPage({
      brand: [brand],
      type: types,
      page: 1,
      limit: SLIDER_LIMIT,
    });
    return records.map(toSliderProductDto);
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
    if (!record) throw new NotFoundException('There is no such product.');
    return toProductDto(record);
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
  async takeStock(lines: StockLine[], manager: EntityManager): Promise<void> {
    const short = await this.stock.take(lines, manager);
    if (short.length > 0) throw new StockShortage(short);
  }

  /**
   * Puts the pairs of all lines back on the shelf and no longer counts them as sold. A size that an edit
   * has removed since has no shelf to go back to: its pairs only leave `quantitySold`.
   * @param manager the open transaction
   */
  async giveBackStock(lines: StockLine[], manager: EntityManager): Promise<void> {
    await this.stock.giveBack(lines, manager);
  }

  /**
   * Adds a product. The name gives the slug (`Giày Chạy Bộ` → `giay-chay-bo`, numbered when taken), colours
   * are saved lower-case, sizes sorted as numbers, and stock is their sum.
   * @param manager a transaction to take part in; without it the product is saved in one of its own
   * @throws BadRequestException with `errors` by field, such as a colour or a size named twice
   */
  async createProduct(data: NewProduct, manager?: EntityManager): Promise<ProductDto> {
    const product = prepareProduct(data);
    const save = async (open: EntityManager): Promise<ProductDto> => {
      const taken = new Set(await this.products.findSlugsLike(product.slug, open));
      const slug = firstFree(product.slug, taken);
      const id = await this.products.insert({ ...product, slug }, open);
      return this.getProduct(id, open);
    };
    return manager ? save(manager) : this.withFreeSlug(() => this.transactions.run(save));
  }

  /** Tries again when somebody else saved a product of the same name at the same moment. */
  private async withFreeSlug<T>(save: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await save();
      } catch (error) {
        if (!(error instanceof SlugTaken) || attempt === SLUG_ATTEMPTS) throw error;
      }
    }
  }
}

/** Every option in the shop's order with its count, 0 for those that were not counted. */
function inOrder(options: readonly string[], counts: ValueCount[]): ValueCount[] {
  const byValue = new Map(counts.map(({ value, count }) => [value, count]));
  return options.map((value) => ({ value, count: byValue.get(value) ?? 0 }));
}

/** The slug itself, or the first of `slug-2`, `slug-3`, … that is not taken. */
function firstFree(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
