import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import type { EntityManager, Repository } from 'typeorm';
import { ID_PATTERN } from '../../../common/new-id';
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

/** A product's row in `product_states`, as far as it tells whether the product has changed. */
interface StateRow {
  id: string;
  revision: number;
  deletedAt: unknown;
}

interface CachedProduct extends StateRow {
  product: ProductDto;
  /** In which nothing has changed since the product was compared with the database. */
  generation: number;
}

/** Some 7 KB each. */
const MAX_CACHED = 5000;

/**
 * Whole products. Those that were read before are compared with the database once a generation: a list would
 * otherwise cost three times as much (docs/decisions/011-response-cache.md).
 */
@Injectable()
export class ProductsRepository {
  private readonly cache = new LRUCache<string, CachedProduct>({ max: MAX_CACHED });

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly freshness: CatalogueFreshness,
  ) {}

  /** The product of this id or slug; null when it does not exist or was deleted. */
  async findOne(idOrSlug: string, manager?: EntityManager): Promise<ProductDto | null> {
    const name = idOrSlug.toLowerCase();
    // Anything else can be neither, and a collation might find it equal to one all the same.
    if (!/^[a-z0-9-]{1,180}$/.test(name)) return null;
    const condition = `${ID_PATTERN.test(name) ? 'id' : 'slug'} = ? AND deletedAt IS NULL`;
    const [product] = manager
      ? await this.query(condition, [name], manager)
      : (await this.findCurrent(condition, [name])).map((one) => one.product);
    return product ?? null;
  }

  /** The products among these that are on sale, in this order. */
  async findOnSale(ids: string[]): Promise<ProductDto[]> {
    const found = await this.findAll(ids);
    return found.filter(({ deletedAt }) => deletedAt === null).map(({ product }) => product);
  }

  /** The products of these ids in this order, deleted ones too. */
  async findByIds(ids: string[]): Promise<ProductDto[]> {
    return (await this.findAll(ids)).map(({ product }) => product);
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

  /** Reads the revisions of products, and of those that are new or changed the rest. */
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
      // What was saved since its revision was read will be read again under the next one.
      const product = products.get(state.id) ?? this.cache.get(state.id)?.product;
      if (!product) return [];
      const current = { ...state, product, generation };
      this.cache.set(state.id, current);
      return [current];
    });
  }

  /** The ids of the products on sale of which most pairs were sold, most first. */
  async findBestSellers(): Promise<string[]> {
    const rows = await this.products.query<{ productId: string }[]>(
      `SELECT productId FROM product_states WHERE deletedAt IS NULL AND quantitySold > 0
       ORDER BY quantitySold DESC, productId DESC LIMIT ${BEST_SELLER_LIMIT}`,
    );
    return rows.map(({ productId }) => productId);
  }

  /** Whole products in three queries, however many they are. */
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

  /** The sizes of colours by the colours' ids. A row a colour: most of what a product costs to read are these. */
  private async querySizes(colors: ColorRow[], manager: EntityManager): Promise<Map<string, SizeDto[]>> {
    if (colors.length === 0) return new Map();
    const sizes = await manager.query<SizesRow[]>(
      `SELECT colorId, GROUP_CONCAT(size) AS sizes, GROUP_CONCAT(quantity) AS quantities
       FROM product_sizes WHERE colorId IN (${placeholders(colors)}) GROUP BY colorId`,
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
