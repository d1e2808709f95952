import { Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from './catalogue/catalogue.service';
import type { BestSellerDto, ProductListDto } from './catalogue/dto/catalogue.dto';
import type { FilterProductsQueryDto } from './catalogue/dto/filter-products-query.dto';
import { ProductsRepository } from './catalogue/products.repository';
import type { CatalogueIndex } from './catalogue/search/catalogue-index';
import { editDistance } from './catalogue/search/word-list';
import type { ProductDto } from './dto/product.dto';
import type { NewColor, NewProduct } from './editing/dto/product-body.dto';
import { ProductEditing, type ProductOrigin } from './editing/product-editing.service';
import { BRANDS, PRODUCT_TYPES, type Brand, type ProductType } from './product-options';
import { colorKey } from './color-key';
import { CatalogueVersion } from './catalogue/catalogue-version';
import { StockLedgerRepository } from './stock/stock-ledger.repository';
import { lineKey, type Sellable, type StockCause, type StockKey, type StockLine } from './stock/stock-line';
import { StockShortage } from './stock/stock-shortage';
import { StockRepository } from './stock/stock.repository';

export { BRANDS, colorKey, editDistance, lineKey, PRODUCT_TYPES, StockShortage };
export type {
  Brand,
  CatalogueIndex,
  NewColor,
  NewProduct,
  ProductDto,
  ProductType,
  Sellable,
  StockCause,
  StockKey,
  StockLine,
};

/** The catalogue and the stock, for other modules. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly products: ProductsRepository,
    private readonly stock: StockRepository,
    private readonly ledger: StockLedgerRepository,
    private readonly version: CatalogueVersion,
    private readonly editing: ProductEditing,
  ) {}

  /** One page of the products that match, and how many match in all. A page past the end is empty. */
  listProducts(query: FilterProductsQueryDto): Promise<ProductListDto> {
    return this.catalogue.listProducts(query);
  }

  /** The products of which most pairs were sold, most first; those that never sold are left out. */
  listBestSellers(): Promise<BestSellerDto[]> {
    return this.catalogue.listBestSellers();
  }

  /**
   * A product by its id or its slug (rule G7).
   * @throws NotFoundException when it does not exist or was deleted
   */
  getProduct(idOrSlug: string, manager?: EntityManager): Promise<ProductDto> {
    return this.catalogue.getProduct(idOrSlug, manager);
  }

  /**
   * The catalogue in memory as it is now, for queries that the filter cannot express (the chat). Use the result
   * before the next await; what a product has in stock, only `findProducts` knows.
   */
  browse(): Promise<CatalogueIndex> {
    return this.catalogue.browse();
  }

  /** Products by their ids, as they are at this moment and in this order; deleted ones are left out. */
  findProducts(ids: string[]): Promise<ProductDto[]> {
    return this.catalogue.findProducts(ids);
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
   * Takes the pairs of all lines out of stock and counts them as sold: sizes, the product's stock and its
   * `quantitySold` move together. Lines of the same size are added up. Nothing is read first: each size
   * falls by one guarded statement, so two buyers of the last pair cannot both have it.
   * @param manager the open transaction; when this throws it must be rolled back, since earlier lines are
   *   taken already
   * @throws StockShortage (409) naming every line that is short, deleted products included
   */
  async takeStock(lines: StockLine[], cause: StockCause, manager: EntityManager): Promise<void> {
    const { short, changes } = await this.stock.take(lines, manager);
    if (short.length > 0) throw new StockShortage(short);
    await this.ledger.write(changes, { ...cause, reason: 'sale' }, manager);
    await this.version.incrementIfCrossed(changes, manager);
  }

  /**
   * Puts the pairs of all lines back into stock and no longer counts them as sold. A size that an edit has
   * removed since comes back with them; of a colour that is gone, the pairs only leave `quantitySold`.
   * @param manager the open transaction
   */
  async giveBackStock(lines: StockLine[], cause: StockCause, manager: EntityManager): Promise<void> {
    const changes = await this.stock.giveBack(lines, manager);
    await this.ledger.write(changes, { ...cause, reason: 'cancellation' }, manager);
    await this.version.incrementIfCrossed(changes, manager);
  }

  /** @throws NotFoundException when there never was a product of this id; a deleted one is no error */
  async assertEver(id: string): Promise<void> {
    if (!(await this.ledger.isProduct(id))) throw new NotFoundException('There is no such product.');
  }

  /**
   * Adds a product, as `ProductEditing.createProduct` does.
   * @param origin who adds it, and when its first pairs came; by default the shop itself, now
   */
  createProduct(data: NewProduct, origin?: ProductOrigin, manager?: EntityManager): Promise<ProductDto> {
    return this.editing.createProduct(data, origin, manager);
  }
}
