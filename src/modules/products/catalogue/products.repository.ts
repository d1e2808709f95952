import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { ID_PATTERN } from '../../../common/new-id';
import { groupBy, marks, readInstant, together } from '../../../database/rows';
import { textsOf } from '../../../database/whole-table';
import {
  toProductDto,
  type ColorDto,
  type ProductDto,
  type ProductRow,
  type SizeDto,
} from '../dto/product.dto';
import { PRODUCT_FIELD_NAMES } from '../product-fields';
import { Product, ProductState } from '../product.entity';
import type { PageEntry } from './answer-cache';

interface ColorRow extends Omit<ColorDto, 'imageDetail' | 'sizes'> {
  id: string;
  productId: string;
  /** A JSON list. */
  imageDetail: string;
}

/** The sizes of a colour and what is left of each, in the same order and joined by commas. */
interface SizesRow {
  colorId: string;
  sizes: string;
  quantities: string;
}

/** All columns of a product and its state that an answer shows; `desc` is a word of SQL. */
const PRODUCT_COLUMNS = [
  ...['id', 'slug', 'price', 'importAt', 'updatedAt', 'quantitySold', 'version'],
  ...PRODUCT_FIELD_NAMES.map((name) => (name === 'desc' ? 'description' : name)),
].join(', ');

/** How many products one query reads, for all who ask at the same moment. */
const SHARED = 200;

/** Products as the database holds them at the moment. Requests that arrive together share the queries for whole ones. */
@Injectable()
export class ProductsRepository {
  private readonly whole = together((ids: readonly string[]) => this.readProducts(ids), SHARED);

  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  /** The products among these that are on sale with their revisions, in this order. */
  async findEntries(ids: string[]): Promise<PageEntry[]> {
    if (ids.length === 0) return [];
    const rows = await this.products.query<PageEntry[]>(
      `SELECT productId AS id, revision FROM product_states
       WHERE productId IN (${marks(ids)}) AND deletedAt IS NULL`,
      ids,
    );
    const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
    return ids.flatMap((id) => (revisions.has(id) ? [{ id, revision: revisions.get(id)! }] : []));
  }

  /** Which product has this id or slug, and its revision; null when it does not exist or was deleted. */
  async findEntry(idOrSlug: string, manager?: EntityManager): Promise<PageEntry | null> {
    const name = idOrSlug.toLowerCase();
    // Anything else can be neither, and a collation might find it equal to one all the same.
    if (!/^[a-z0-9-]{1,180}$/.test(name)) return null;
    const column = ID_PATTERN.test(name) ? 'id' : 'slug';
    const [entry] = await (manager ?? this.products).query<PageEntry[]>(
      `SELECT id, revision FROM products JOIN product_states ON productId = id
       WHERE ${column} = ? AND deletedAt IS NULL`,
      [name],
    );
    return entry ?? null;
  }

  /** Whole products by their ids, deleted ones too, in no particular order. */
  async findByIds(ids: string[], manager?: EntityManager): Promise<ProductDto[]> {
    if (manager) return this.queryProducts(ids, manager);
    const found = await Promise.all(ids.map((id) => this.whole.load(id)));
    return found.filter((product) => product !== null);
  }

  private async readProducts(ids: readonly string[]): Promise<(ProductDto | null)[]> {
    const found = await this.queryProducts([...new Set(ids)]);
    const products = new Map(found.map((product) => [product._id, product]));
    return ids.map((id) => products.get(id) ?? null);
  }

  /** In three queries. */
  private async queryProducts(
    ids: string[],
    manager: EntityManager = this.products.manager,
  ): Promise<ProductDto[]> {
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
    const sizesOf = await this.querySizes(colors, manager);
    const colorsOf = groupBy(colors, ({ productId }) => productId);
    return products.map((row) => {
      const own = colorsOf.get(row.id) ?? [];
      return toProductDto(
        {
          ...row,
          importAt: readInstant(row.importAt),
          updatedAt: row.updatedAt && readInstant(row.updatedAt),
        },
        own.map((color) => toColorDto(color, sizesOf.get(color.id) ?? [])),
      );
    });
  }

  /** The sizes of colours by the colours' ids. A row a colour: most of what a product costs to read are these. */
  private async querySizes(colors: ColorRow[], manager: EntityManager): Promise<Map<string, SizeDto[]>> {
    if (colors.length === 0) return new Map();
    const sizes = await manager.query<SizesRow[]>(
      `SELECT colorId, GROUP_CONCAT(size) AS sizes, GROUP_CONCAT(quantity) AS quantities
       FROM product_sizes WHERE colorId IN (${marks(colors)}) GROUP BY colorId`,
      colors.map(({ id }) => id),
    );
    return new Map(sizes.map((row) => [row.colorId, toSizes(row)]));
  }

  /** The paths of the pictures and models of all products, deleted ones too, which may come back. */
  async *pictures(): AsyncGenerator<string> {
    const { manager } = this.products;
    yield* textsOf(manager, 'products', ['adImage', 'navbarImage', 'model']);
    for await (const list of textsOf(manager, 'product_colors', ['imageDetail']))
      yield* JSON.parse(list) as string[];
  }

  /** Some of the slugs of the products that are not deleted, in alphabetical order. */
  async findSlugs(offset: number, limit: number): Promise<string[]> {
    const rows = await this.products
      .createQueryBuilder('product')
      .innerJoin(ProductState, 'state', 'state.productId = product.id AND state.deletedAt IS NULL')
      .select('product.slug', 'slug')
      .orderBy('product.slug')
      .offset(offset)
      .limit(limit)
      .getRawMany<{ slug: string }>();
    return rows.map(({ slug }) => slug);
  }
}

function toColorDto({ color, colorHex, imageDetail }: ColorRow, sizes: SizeDto[]): ColorDto {
  return { color, colorHex, imageDetail: JSON.parse(imageDetail) as string[], sizes };
}

/** Smallest first, as the numbers that sizes are. */
function toSizes({ sizes, quantities }: SizesRow): SizeDto[] {
  const left = quantities.split(',');
  return sizes
    .split(',')
    .map((size, index) => ({ size, quantity: Number(left[index]) }))
    .sort((a, b) => Number(a.size) - Number(b.size));
}
