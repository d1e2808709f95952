import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import { ID_PATTERN } from '../../../common/new-id';
import type { CatalogueIndex } from './search/catalogue-index';
import { CatalogueRepository, type PageEntry, type Source } from './catalogue.repository';
import type { ProductPage } from './product-filter';
import { textsOf } from '../../../database/whole-table';
import { marks } from '../product-query';
import type { BestSellerRecord, ProductRecord } from './product-record';
import { assemble, type ColorRow, type ProductRow, type SizesRow } from './product-rows';

const PRODUCT_COLUMNS =
  'id, name, type, brand, slug, price, highLight, description, adImage, navbarImage, importAt, quantitySold, version';

const KEPT_RECORDS = 500;

/** Every query that reads products, but those on their stock and the counts of the filter panel. */
@Injectable()
export class ProductsRepository {
  /** By id and revision: a row that changed has another one. */
  private readonly kept = new LRUCache<string, ProductRecord>({ max: KEPT_RECORDS });

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /**
   * The products of one page, by id and revision, and the number of all matches: one query in the usual case,
   * however long the page is.
   */
  findEntries(query: ProductPage): Promise<{ entries: PageEntry[]; total: number; source: Source }> {
    return this.catalogue.findPage(query);
  }

  /**
   * One page and the number of all matches. What did not change since it was last read (its revision says so)
   * is not read again.
   */
  async findPage(query: ProductPage): Promise<{ records: ProductRecord[]; total: number; source: Source }> {
    const { entries, total, source } = await this.findEntries(query);
    return { records: await this.loadKept(entries), total, source };
  }

  /** The catalogue in memory as it is now. To be asked before anything else is awaited. */
  browse(): Promise<CatalogueIndex> {
    return this.catalogue.current();
  }

  /** Products that are not deleted, in the order of their ids here; what is kept of them is not read again. */
  async findMany(ids: string[]): Promise<ProductRecord[]> {
    return this.loadKept(await this.catalogue.findEntries(ids));
  }

  /** Which product has this id or slug, and its revision; null when there is none or it was deleted. */
  async findEntry(idOrSlug: string, manager?: EntityManager): Promise<PageEntry | null> {
    const name = idOrSlug.toLowerCase();
    // Anything else can be neither, and a collation might find it equal to one all the same.
    if (!/^[a-z0-9-]{1,180}$/.test(name)) return null;
    const column = ID_PATTERN.test(name) ? 'id' : 'slug';
    const [entry] = await (manager ?? this.dataSource).query<PageEntry[]>(
      `SELECT id, revision FROM products JOIN product_states ON productId = id
       WHERE ${column} = ? AND deletedAt IS NULL`,
      [name],
    );
    return entry ?? null;
  }

  /** A product that is not deleted, by its id or its slug; null when there is none. */
  async findByIdOrSlug(idOrSlug: string, manager?: EntityManager): Promise<ProductRecord | null> {
    const entry = await this.findEntry(idOrSlug, manager);
    if (!entry) return null;
    // What an open transaction sees may yet be undone: it is not kept.
    const [record] = manager ? await this.findByIds([entry.id], manager) : await this.loadKept([entry]);
    return record ?? null;
  }

  /** The paths of the pictures of all products, deleted ones too, which may come back. */
  async *pictures(): AsyncGenerator<string> {
    const { manager } = this.dataSource;
    yield* textsOf(manager, 'products', ['adImage', 'navbarImage']);
    for await (const list of textsOf(manager, 'product_colors', ['imageDetail']))
      yield* JSON.parse(list) as string[];
  }

  /** The types in which a brand has products, each with the navbar picture of its newest one. */
  async findBrandTypes(brand: string): Promise<{ type: string; navbarImage: string }[]> {
    const catalogue = await this.catalogue.current();
    const newest = catalogue
      .typesOf(brand)
      .flatMap((type) => catalogue.inOrder(catalogue.select({ brand: [brand], type: [type] }), 'newest', 1));
    if (newest.length === 0) return [];
    return this.dataSource.query(
      `SELECT type, navbarImage FROM products WHERE id IN (${marks(newest)})`,
      newest,
    );
  }

  /** The `limit` products of which most pairs were sold, with the first picture of their first colour. */
  async findBestSellers(limit: number): Promise<BestSellerRecord[]> {
    const rows = await this.dataSource.query<(BestSellerRecord & { imageDetail: string | null })[]>(
      `SELECT p.id, p.name, p.slug, best.quantitySold, p.adImage AS image, c.imageDetail
       FROM (
         SELECT productId, quantitySold FROM product_states WHERE deletedAt IS NULL AND quantitySold > 0
         ORDER BY quantitySold DESC, productId DESC LIMIT ?
       ) best
       JOIN products p ON p.id = best.productId
       LEFT JOIN product_colors c ON c.productId = p.id AND c.position = 0
       ORDER BY best.quantitySold DESC, p.id DESC`,
      [limit],
    );
    return rows.map(({ imageDetail, ...row }) => {
      const [image] = JSON.parse(imageDetail ?? '[]') as string[];
      return { ...row, image: image ?? row.image };
    });
  }

  /** How many products are not deleted. */
  async count(manager: EntityManager = this.dataSource.manager): Promise<number> {
    const [row] = await manager.query<{ total: number | string }[]>(
      'SELECT COUNT(*) AS total FROM product_states WHERE deletedAt IS NULL',
    );
    return Number(row?.total ?? 0);
  }

  /** The products of a page, in its order; those that vanished in between are left out. */
  private async loadKept(entries: PageEntry[]): Promise<ProductRecord[]> {
    const kept = entries.map(({ id, revision }) => this.kept.get(`${id}/${revision}`));
    const missing = entries.filter((_, index) => !kept[index]).map(({ id }) => id);
    const loaded = new Map((await this.findByIds(missing)).map((record) => [record.id, record]));
    return entries.flatMap(({ id, revision }, index) => {
      const record = kept[index] ?? loaded.get(id);
      if (record) this.kept.set(`${id}/${revision}`, record);
      return record ? [record] : [];
    });
  }

  /** Whole products by their ids, deleted ones too, in three queries and no particular order. */
  async findByIds(ids: string[], manager: EntityManager = this.dataSource.manager): Promise<ProductRecord[]> {
    if (ids.length === 0) return [];
    const products = await manager.query<ProductRow[]>(
      `SELECT ${PRODUCT_COLUMNS} FROM products JOIN product_states ON productId = id
       WHERE id IN (${marks(ids)})`,
      ids,
    );
    const colors = await manager.query<ColorRow[]>(
      `SELECT id, productId, color, colorHex, imageDetail FROM product_colors
       WHERE productId IN (${marks(ids)}) ORDER BY position`,
      ids,
    );
    if (colors.length === 0) return assemble(products, [], []);
    // A row a colour: most of what a product costs to read are the rows of its sizes.
    const sizes = await manager.query<SizesRow[]>(
      `SELECT colorId, GROUP_CONCAT(size) AS sizes, GROUP_CONCAT(quantity) AS quantities
       FROM product_sizes WHERE colorId IN (${marks(colors)}) GROUP BY colorId`,
      colors.map(({ id }) => id),
    );
    return assemble(products, colors, sizes);
  }
}
