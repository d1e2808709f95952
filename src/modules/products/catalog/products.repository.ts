import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { IsNull, Not, type EntityManager, type Repository } from 'typeorm';
import { ID_PATTERN } from '../../../common/new-id';
import { offsetOf } from '../../../database/page-of';
import { groupBy, placeholders, readInstant } from '../../../database/rows';
import { textsOf } from '../../../database/whole-table';
import {
  toProductDto,
  type ColorDto,
  type ProductDto,
  type ProductRow,
  type SizeDto,
} from '../dto/product.dto';
import { BEST_SELLER_LIMIT, PRODUCT_FIELD_NAMES } from '../product-fields';
import { Product, ProductState } from '../product.entity';
import { CatalogueFreshness } from './catalogue-freshness';

interface ColorRow extends Omit<ColorDto, 'imageDetail' | 'sizes'> {
  id: string;
  productId: string;
  /** A JSON list. */
  imageDetail: string;
}

/** The sizes of a colour and their quantities, in the same order, separated by commas. */
interface SizesRow {
  colorId: string;
  sizes: string;
  quantities: string;
}

/** All columns of a product and its state that responses contain; `desc` is an SQL keyword. */
const PRODUCT_COLUMNS = [
  ...['id', 'slug', 'price', 'importAt', 'updatedAt', 'quantitySold', 'version'],
  ...PRODUCT_FIELD_NAMES.map((name) => (name === 'desc' ? 'description' : name)),
].join(', ');

/** The columns of `product_states` that tell whether a product has changed. */
interface StateRow {
  id: string;
  revision: number;
  deletedAt: unknown;
}

interface CachedProduct extends StateRow {
  product: ProductDto;
  /** The generation in which the product was last compared with the database. */
  generation: number;
}

/** Some 7 kB per product. */
const MAX_CACHED = 5000;

/**
 * Reads complete products. Cached ones are compared with the database only once per generation, which makes a
 * list three times cheaper (docs/decisions/011-response-cache.md).
 */
@Injectable()
export class ProductsRepository {
  private readonly cache = new LRUCache<string, CachedProduct>({ max: MAX_CACHED });

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly freshness: CatalogueFreshness,
  ) {}

  /** The product with this id or slug; null when it does not exist or was deleted. */
  async findOne(idOrSlug: string, manager?: EntityManager): Promise<ProductDto | null> {
    const name = idOrSlug.toLowerCase();
    // No other text is an id or slug, but a collation might consider it equal to one.
    if (!/^[a-z0-9-]{1,180}$/.test(name)) return null;
    const condition = `${ID_PATTERN.test(name) ? 'id' : 'slug'} = ? AND deletedAt IS NULL`;
    const [product] = manager
      ? await this.query(condition, [name], manager)
      : (await this.findCurrent(condition, [name])).map((one) => one.product);
    return product ?? null;
  }

  /** The products with these ids that are on sale, in this order. */
  async findOnSale(ids: string[]): Promise<ProductDto[]> {
    const found = await this.findAll(ids);
    return found.filter(({ deletedAt }) => deletedAt === null).map(({ product }) => product);
  }

  /** The products with these ids in this order, including deleted ones. */
  async findByIds(ids: string[]): Promise<ProductDto[]> {
    return (await this.findAll(ids)).map(({ product }) => product);
  }

  /** One page of when products were deleted, by product id, the last deleted first; and the number of all. */
  async findDeletions(page: number, limit: number): Promise<{ deletions: Map<string, Date>; total: number }> {
    const [states, total] = await this.products.manager.findAndCount(ProductState, {
      where: { deletedAt: Not(IsNull()) },
      order: { deletedAt: 'DESC', productId: 'DESC' },
      skip: offsetOf(page, limit),
      take: limit,
    });
    return { deletions: new Map(states.map((state) => [state.productId, state.deletedAt!])), total };
  }

  private async findAll(ids: string[]): Promise<CachedProduct[]> {
    await this.freshness.refresh();
    const { generation } = this.freshness;
    const found = new Map<string, CachedProduct>();
    for (const id of ids) {
      const known = this.cache.get(id);
      if (known?.generation === generation) found.set(id, known);
    }
    const others = ids.filter((id) => !found.has(id));
    if (others.length > 0) {
      const current = await this.findCurrent(`id IN (${placeholders(others)})`, others);
      for (const one of current) found.set(one.id, one);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Reads the revisions of products, and the rest only of new or changed ones. */
  private async findCurrent(condition: string, values: string[]): Promise<CachedProduct[]> {
    const { generation } = this.freshness;
    const states = await this.products.query<StateRow[]>(
      `SELECT id, revision, deletedAt FROM products JOIN product_states ON productId = id WHERE ${condition}`,
      values,
    );
    const isKnown = ({ id, revision }: StateRow): boolean => this.cache.get(id)?.revision === revision;
    const changed = states.filter((state) => !isKnown(state)).map(({ id }) => id);
    const read = changed.length > 0 ? await this.query(`id IN (${placeholders(changed)})`, changed) : [];
    const products = new Map(read.map((product) => [product._id, product]));
    return states.flatMap((state) => {
      // A product saved after its revision was read is read again under the next revision.
      const product = products.get(state.id) ?? this.cache.get(state.id)?.product;
      if (!product) return [];
      const current = { ...state, product, generation };
      this.cache.set(state.id, current);
      return [current];
    });
  }

  /** Ids of the best-selling products on sale, most pairs first. */
  async findBestSellers(): Promise<string[]> {
    const rows = await this.products.query<{ productId: string }[]>(
      `SELECT productId FROM product_states WHERE deletedAt IS NULL AND quantitySold > 0
       ORDER BY quantitySold DESC, productId DESC LIMIT ${BEST_SELLER_LIMIT}`,
    );
    return rows.map(({ productId }) => productId);
  }

  /** Complete products, always in three queries. */
  private async query(
    condition: string,
    values: string[],
    manager: EntityManager = this.products.manager,
  ): Promise<ProductDto[]> {
    const products = await manager.query<ProductRow[]>(
      `SELECT ${PRODUCT_COLUMNS} FROM products JOIN product_states ON productId = id WHERE ${condition}`,
      values,
    );
    if (products.length === 0) return [];
    const colors = await manager.query<ColorRow[]>(
      `SELECT id, productId, color, colorHex, imageDetail FROM product_colors
       WHERE productId IN (${placeholders(products)}) ORDER BY position`,
      products.map(({ id }) => id),
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

  /** The sizes of colours by colour id. One row per colour, since sizes are most of a product's read cost. */
  private async querySizes(colors: ColorRow[], manager: EntityManager): Promise<Map<string, SizeDto[]>> {
    if (colors.length === 0) return new Map();
    const sizes = await manager.query<SizesRow[]>(
      `SELECT colorId, GROUP_CONCAT(size) AS sizes, GROUP_CONCAT(quantity) AS quantities
       FROM product_sizes WHERE colorId IN (${placeholders(colors)}) GROUP BY colorId`,
      colors.map(({ id }) => id),
    );
    return new Map(sizes.map((row) => [row.colorId, toSizes(row)]));
  }

  /** The picture and model paths of all products; deleted ones are included, since they may be restored. */
  async *pictures(): AsyncGenerator<string> {
    const { manager } = this.products;
    yield* textsOf(manager, 'products', ['adImage', 'navbarImage', 'model']);
    for await (const list of textsOf(manager, 'product_colors', ['imageDetail']))
      yield* JSON.parse(list) as string[];
  }

  /** A range of the slugs of existing products, in alphabetical order. */
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

/** Sorted numerically, smallest first. */
function toSizes({ sizes, quantities }: SizesRow): SizeDto[] {
  const left = quantities.split(',');
  return sizes
    .split(',')
    .map((size, index) => ({ size, quantity: Number(left[index]) }))
    .sort((a, b) => Number(a.size) - Number(b.size));
}
