import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { onceOpen } from '../../../common/background-work';
import type { FilterProductsQueryDto } from './dto/filter-products-query.dto';
import { groupBy, marks, readInstant } from '../../../database/rows';
import { ID_PATTERN } from '../../../common/new-id';
import { PRODUCT_FIELD_NAMES } from '../product-fields';
import {
  toProductDto,
  type ColorDto,
  type ProductDto,
  type ProductRow,
  type SizeDto,
} from '../dto/product.dto';
import { sourceOf, sum, type PageEntry, type Source } from './answer-cache';
import { EntryReader, SELECT_ENTRIES, type EntryRow } from './entry-reader';
import { BEST_SELLERS, RevisionReader } from './revision-reader';
import { CatalogueIndex, type HowRead } from './search/catalogue-index';

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
  ...['id', 'slug', 'price', 'importAt', 'quantitySold', 'version'],
  ...PRODUCT_FIELD_NAMES.map((name) => (name === 'desc' ? 'description' : name)),
].join(', ');

/** How many products are read at a time when the whole catalogue is, between which others get their turn. */
const BATCH = 1000;

/**
 * The catalogue in memory, kept exact: every question reads the catalogue's version from the database, and
 * when this or another process has incremented it, what changed since is read first.
 */
@Injectable()
export class CatalogueRepository implements OnApplicationBootstrap {
  private readonly index = new CatalogueIndex();
  private reading: Promise<void> | null = null;

  private readonly revisions: RevisionReader;

  constructor(private readonly dataSource: DataSource) {
    this.revisions = new RevisionReader(dataSource);
  }

  /** Begins to read the catalogue, so that the first shopper need not wait for all of it; the start does not wait. */
  onApplicationBootstrap(): void {
    onceOpen(() => this.current());
  }

  /** One page of a list with the revisions of its products, the number of all matches, and how the search was read. */
  async findPage(
    query: FilterProductsQueryDto,
  ): Promise<{ entries: PageEntry[]; total: number; source: Source } & HowRead> {
    const { index } = this;
    // The version that the page was found at: during each await, another request may bring the index up to date.
    let { version } = index;
    // One query in the usual case: the page is right if the version that comes with its revisions is ours.
    let page = index.findPage(query);
    let answer = await this.revisions.read(page.ids);
    if (answer.catalogueVersion !== version) {
      await this.catchUp(answer.catalogueVersion);
      ({ version } = index);
      page = index.findPage(query);
      answer = await this.revisions.read(page.ids);
    }
    const { revisions } = answer;
    const entries = page.ids.flatMap((id) => {
      const revision = revisions.get(id);
      return revision === undefined ? [] : [{ id, revision }];
    });
    const { ids: _ids, ...found } = page;
    return { ...found, entries, source: sourceOf(version, entries) };
  }

  /** The best sellers, in no particular order. */
  async findBestSellers(): Promise<{ entries: PageEntry[]; source: Source }> {
    const { catalogueVersion, revisions } = await this.revisions.read(BEST_SELLERS);
    const entries = [...revisions].map(([id, revision]) => ({ id, revision }));
    return { entries, source: { ...sourceOf(catalogueVersion, entries), isOfBestSellers: true } };
  }

  /** The products among these that are on sale with their revisions, in this order. */
  async findEntries(ids: string[]): Promise<PageEntry[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource.query<PageEntry[]>(
      `SELECT productId AS id, revision FROM product_states
       WHERE productId IN (${marks(ids)}) AND deletedAt IS NULL`,
      ids,
    );
    const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
    return ids.flatMap((id) => (revisions.has(id) ? [{ id, revision: revisions.get(id)! }] : []));
  }

  /** The catalogue as it is now. Use the result before the next await: later it may have changed. */
  async current(): Promise<CatalogueIndex> {
    const { catalogueVersion } = await this.revisions.read([]);
    if (catalogueVersion !== this.index.version) await this.catchUp(catalogueVersion);
    return this.index;
  }

  /** Whether what an answer was made from is still what the database holds: one small query. */
  async isCurrent({ catalogueVersion, ids, revisionSum, isOfBestSellers }: Source): Promise<boolean> {
    const found = await this.revisions.read(isOfBestSellers ? BEST_SELLERS : ids);
    return (
      (catalogueVersion ?? found.catalogueVersion) === found.catalogueVersion &&
      (!isOfBestSellers || found.revisions.size === ids.length) &&
      sum(ids.map((id) => found.revisions.get(id) ?? 0)) === revisionSum
    );
  }

  /** Which product has this id or slug, and its revision; null when it does not exist or was deleted. */
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

  /** Whole products by their ids, deleted ones too, in three queries and no particular order. */
  async findByIds(ids: string[], manager: EntityManager = this.dataSource.manager): Promise<ProductDto[]> {
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
    if (colors.length === 0) return products.map((row) => toProductDto(row, []));
    // A row a colour: most of what a product costs to read are the rows of its sizes.
    const sizes = await manager.query<SizesRow[]>(
      `SELECT colorId, GROUP_CONCAT(size) AS sizes, GROUP_CONCAT(quantity) AS quantities
       FROM product_sizes WHERE colorId IN (${marks(colors)}) GROUP BY colorId`,
      colors.map(({ id }) => id),
    );
    const sizesOf = new Map(sizes.map((row) => [row.colorId, toSizes(row)]));
    const colorsOf = groupBy(colors, ({ productId }) => productId);
    return products.map((row) => {
      const own = colorsOf.get(row.id) ?? [];
      return toProductDto(
        { ...row, importAt: readInstant(row.importAt) },
        own.map((color) => toColorDto(color, sizesOf.get(color.id) ?? [])),
      );
    });
  }

  /** Loads the changes up to this version, which the database has. */
  private async catchUp(version: number): Promise<void> {
    while (this.index.version < version) {
      this.reading ??= this.read().finally(() => (this.reading = null));
      await this.reading;
    }
  }

  private async read(): Promise<void> {
    // The version comes first: what is committed while the rest is read will be read again, and no harm done.
    const { catalogueVersion } = await this.revisions.read([]);
    if (this.index.version === 0) await this.readAll();
    else {
      const rows = await this.dataSource.query<EntryRow[]>(`${SELECT_ENTRIES} WHERE e.version > ?`, [
        this.index.version,
      ]);
      const reader = new EntryReader();
      this.index.apply(rows.map((row) => reader.read(row)));
    }
    this.index.version = catalogueVersion;
  }

  private async readAll(): Promise<void> {
    const reader = new EntryReader();
    for (let last = ''; ; await breathe()) {
      const rows = await this.dataSource.query<EntryRow[]>(
        `${SELECT_ENTRIES} WHERE e.productId > ? ORDER BY e.productId LIMIT ${BATCH}`,
        [last],
      );
      this.index.apply(rows.map((row) => reader.read(row)));
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.productId;
    }
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
