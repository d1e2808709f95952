import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { ID_PATTERN, newId } from '../../common/new-id';
import { ProductColor } from './product-color.entity';
import { ProductSize } from './product-size.entity';
import { Product } from './product.entity';
import type { ProductPage } from './product-filter';
import { marks, toOrderBy, toSlice, toWhere } from './product-query';
import type { BestSellerRecord, ProductRecord } from './product-record';
import { assemble, type ColorRow, type ProductRow, type SizeRow } from './product-rows';
import type { PreparedProduct } from './product-rules';
import { RecordCache } from './record-cache';

/** A product of a page and the revision it has. */
interface PageEntry {
  id: string;
  revision: number;
}

type NewRow = Omit<Product, 'quantitySold' | 'version' | 'revision' | 'deletedAt'>;

/** Another product took the slug between looking for a free one and saving. */
export class SlugTaken extends Error {}

/** What SQLite, and what MySQL and MariaDB, call a second row with a unique value. */
const DUPLICATE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'ER_DUP_ENTRY']);

function isDuplicate(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return DUPLICATE_CODES.has((error.driverError as { code?: string }).code ?? '');
}

const PRODUCT_COLUMNS =
  'id, name, type, brand, slug, price, highLight, description, adImage, navbarImage, importAt, quantitySold, version';

/** Every query on products but those on their stock and the counts of the filter panel. */
@Injectable()
export class ProductsRepository {
  private readonly kept = new RecordCache<ProductRecord>(2000);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * One page and the number of all matches. The ids come through an index first, whole products by those
   * ids second, so the number of queries does not depend on the page's length. What did not change since it
   * was last read (its revision says so) is not read again.
   */
  async findPage(query: ProductPage): Promise<{ records: ProductRecord[]; total: number }> {
    const where = toWhere(query);
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM products p WHERE ${where.text}`,
      where.values,
    );
    const total = Number(row?.total ?? 0);
    const slice = toSlice(query.page, query.limit, total);
    if (!slice) return { records: [], total };

    const order = toOrderBy(query.sort, slice.isReversed);
    const entries = await this.dataSource.query<PageEntry[]>(
      `SELECT p.id, p.revision FROM products p
       JOIN (SELECT p.id FROM products p WHERE ${where.text} ${order} LIMIT ? OFFSET ?) page ON page.id = p.id
       ${order}`,
      [...where.values, slice.limit, slice.offset],
    );
    if (slice.isReversed) entries.reverse();
    return { records: await this.loadKept(entries), total };
  }

  /** A product that is not deleted, by its id or its slug; null when there is none. */
  async findByIdOrSlug(idOrSlug: string, manager?: EntityManager): Promise<ProductRecord | null> {
    const name = idOrSlug.toLowerCase();
    // Anything else can be neither, and a collation might find it equal to one all the same.
    if (!/^[a-z0-9-]{1,180}$/.test(name)) return null;
    const column = ID_PATTERN.test(name) ? 'id' : 'slug';
    const entries = await (manager ?? this.dataSource).query<PageEntry[]>(
      `SELECT id, revision FROM products WHERE ${column} = ? AND deletedAt IS NULL`,
      [name],
    );
    // What an open transaction sees may yet be undone: it is not kept.
    const records = manager
      ? await this.load(
          entries.map(({ id }) => id),
          manager,
        )
      : await this.loadKept(entries);
    return records[0] ?? null;
  }

  /** The types in which a brand has products, each with the navbar picture of its newest one. */
  findBrandTypes(brand: string): Promise<{ type: string; navbarImage: string }[]> {
    return this.dataSource.query(
      `SELECT t.type, (
         SELECT p.navbarImage FROM products p
         WHERE p.deletedAt IS NULL AND p.brand = ? AND p.type = t.type
         ORDER BY p.importAt DESC, p.id DESC LIMIT 1
       ) AS navbarImage
       FROM (SELECT DISTINCT type FROM products WHERE deletedAt IS NULL AND brand = ?) t`,
      [brand, brand],
    );
  }

  /** The `limit` products of which most pairs were sold, with the first picture of their first colour. */
  async findBestSellers(limit: number): Promise<BestSellerRecord[]> {
    const rows = await this.dataSource.query<(BestSellerRecord & { imageDetail: string | null })[]>(
      `SELECT p.id, p.name, p.slug, p.quantitySold, p.adImage AS image, c.imageDetail
       FROM products p LEFT JOIN product_colors c ON c.productId = p.id AND c.position = 0
       WHERE p.deletedAt IS NULL AND p.quantitySold > 0
       ORDER BY p.quantitySold DESC, p.id DESC LIMIT ?`,
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
      'SELECT COUNT(*) AS total FROM products WHERE deletedAt IS NULL',
    );
    return Number(row?.total ?? 0);
  }

  /** The slugs that are this one or this one and a number, deleted products' among them. */
  async findSlugsLike(slug: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ slug: string }[]>(
      'SELECT slug FROM products WHERE slug = ? OR slug LIKE ?',
      [slug, `${slug}-%`],
    );
    return rows.map((row) => row.slug);
  }

  /**
   * Saves a new product with its colours and sizes.
   * @returns its id
   * @throws SlugTaken when another transaction took the slug meanwhile
   */
  async insert(product: PreparedProduct, manager: EntityManager): Promise<string> {
    const { colors, desc, ...columns } = product;
    const id = newId();
    const rows = colors.map(({ imageDetail, sizes, ...color }, position) => {
      const colorId = newId();
      return {
        color: { ...color, id: colorId, productId: id, position, imageDetail: JSON.stringify(imageDetail) },
        sizes: sizes.map((size) => ({ ...size, id: newId(), colorId })),
      };
    });
    await this.insertRow({ ...columns, id, description: desc }, manager);
    if (rows.length > 0) {
      await manager.insert(
        ProductColor,
        rows.map(({ color }) => color),
      );
    }
    const sizes = rows.flatMap((row) => row.sizes);
    if (sizes.length > 0) await manager.insert(ProductSize, sizes);
    return id;
  }

  private async insertRow(columns: NewRow, manager: EntityManager): Promise<void> {
    try {
      const counters = { quantitySold: 0, version: 1, revision: 1, deletedAt: null };
      await manager.insert(Product, { ...columns, ...counters });
    } catch (error) {
      throw isDuplicate(error) ? new SlugTaken() : error;
    }
  }

  /** The products of a page, in its order; those that vanished in between are left out. */
  private async loadKept(entries: PageEntry[]): Promise<ProductRecord[]> {
    const missing = entries.filter(({ id, revision }) => !this.kept.get(id, revision)).map(({ id }) => id);
    const loaded = new Map((await this.load(missing)).map((record) => [record.id, record]));
    return entries.flatMap(({ id, revision }) => {
      const record = this.kept.get(id, revision) ?? loaded.get(id);
      if (record) this.kept.set(id, revision, record);
      return record ? [record] : [];
    });
  }

  /** Whole products by their ids, in three queries and no particular order. */
  private async load(
    ids: string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ProductRecord[]> {
    if (ids.length === 0) return [];
    const products = await manager.query<ProductRow[]>(
      `SELECT ${PRODUCT_COLUMNS} FROM products WHERE id IN (${marks(ids)})`,
      ids,
    );
    const colors = await manager.query<ColorRow[]>(
      `SELECT id, productId, color, colorHex, imageDetail FROM product_colors
       WHERE productId IN (${marks(ids)}) ORDER BY position`,
      ids,
    );
    const sizes = await manager.query<SizeRow[]>(
      `SELECT s.colorId, s.size, s.quantity FROM product_sizes s
       JOIN product_colors c ON c.id = s.colorId WHERE c.productId IN (${marks(ids)})`,
      ids,
    );
    return assemble(products, colors, sizes);
  }
}
