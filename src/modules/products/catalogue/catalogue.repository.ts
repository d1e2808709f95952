import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { onceOpen } from '../../../common/background-work';
import { CATALOGUE_STATE_ID } from './catalogue-state.entity';
import type { ProductPage } from './product-filter';
import { marks } from '../product-query';
import { readInstant } from '../../../database/lean';
import { CatalogueIndex, type GoneProduct, type IndexedProduct } from './search/catalogue-index';
import type { ColorLook } from './search/palette';

/** A product of a page and the revision it has. */
export interface PageEntry {
  id: string;
  revision: number;
}

/** What an answer was made from: it is right for as long as all of this is. */
export interface Source {
  /** Of the catalogue; null for an answer that hangs on its products alone. */
  version: number | null;
  ids: string[];
  /** The sum of the products' revisions, which only grow. */
  revisions: number;
}

interface EntryRow extends Omit<IndexedProduct, 'id' | 'importAt' | 'colors' | 'sizes'> {
  productId: string;
  isOnSale: number;
  importAt: Date | string;
  colors: string;
  sizes: string;
}

/** How many products are read at a time when the whole catalogue is, between which others get their turn. */
const BATCH = 1000;

const SELECT_ENTRIES =
  'SELECT productId, isOnSale, brand, type, price, importAt, searchName, colors, sizes FROM catalogue_entries';

/**
 * The catalogue in memory, kept exact: every question reads the catalogue's version from the database, and
 * when somebody, here or in another process, has raised it, what changed since is read first.
 */
@Injectable()
export class CatalogueRepository implements OnApplicationBootstrap {
  private readonly index = new CatalogueIndex();
  private reading: Promise<void> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** Begins to read the catalogue, so that the first shopper need not wait for all of it; nobody waits here. */
  onApplicationBootstrap(): void {
    onceOpen(() => this.current());
  }

  /** One page of a list with the revisions of its products, and the number of all matches. */
  async findPage(query: ProductPage): Promise<{ entries: PageEntry[]; total: number; source: Source }> {
    const { index } = this;
    const { version } = index;
    // One query in the usual case: the page is right if the version that comes with its revisions is ours.
    let page = index.findPage(query);
    let answer = await this.readRevisions(page.ids);
    if (answer.version !== version) {
      await this.catchUp(answer.version);
      page = index.findPage(query);
      answer = await this.readRevisions(page.ids);
    }
    const { revisions } = answer;
    const entries = page.ids.flatMap((id) => {
      const revision = revisions.get(id);
      return revision === undefined ? [] : [{ id, revision }];
    });
    return { entries, total: page.total, source: sourceOf(index.version, entries) };
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

  /** The catalogue as it is now. To be asked at once, before anything else is awaited. */
  async current(): Promise<CatalogueIndex> {
    const { version } = await this.readRevisions([]);
    if (version !== this.index.version) await this.catchUp(version);
    return this.index;
  }

  /** Whether what an answer was made from is still what the database holds: one small query. */
  async isCurrent({ version, ids, revisions }: Source): Promise<boolean> {
    const found = await this.readRevisions(ids);
    return (version ?? found.version) === found.version && sum(found.revisions.values()) === revisions;
  }

  private async readRevisions(ids: string[]): Promise<{ version: number; revisions: Map<string, number> }> {
    const rows = await this.dataSource.query<{ version: number; id?: string | null; revision: number }[]>(
      ids.length === 0
        ? 'SELECT version FROM catalogue_state WHERE id = ?'
        : `SELECT s.version, p.productId AS id, p.revision FROM catalogue_state s
           LEFT JOIN product_states p ON p.productId IN (${marks(ids)}) WHERE s.id = ?`,
      [...ids, CATALOGUE_STATE_ID],
    );
    const revisions = new Map(rows.flatMap(({ id, revision }) => (id ? [[id, revision] as const] : [])));
    return { version: rows[0]!.version, revisions };
  }

  /** Takes in what changed up to a version, which the database has. */
  private async catchUp(version: number): Promise<void> {
    while (this.index.version < version) {
      this.reading ??= this.read().finally(() => (this.reading = null));
      await this.reading;
    }
  }

  private async read(): Promise<void> {
    // The version comes first: what is committed while the rest is read will be read again, and no harm done.
    const { version } = await this.readRevisions([]);
    if (this.index.version === 0) await this.readAll();
    else {
      const rows = await this.dataSource.query<EntryRow[]>(`${SELECT_ENTRIES} WHERE version > ?`, [
        this.index.version,
      ]);
      const shared = new Shared();
      this.index.apply(rows.map((row) => toChange(row, shared)));
    }
    this.index.version = version;
  }

  private async readAll(): Promise<void> {
    const shared = new Shared();
    for (let last = ''; ; await breathe()) {
      const rows = await this.dataSource.query<EntryRow[]>(
        `${SELECT_ENTRIES} WHERE productId > ? ORDER BY productId LIMIT ${BATCH}`,
        [last],
      );
      this.index.apply(rows.map((row) => toChange(row, shared)));
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.productId;
    }
  }
}

/** What an answer is made from that shows these products at these revisions. */
export function sourceOf(version: number | null, entries: PageEntry[] = []): Source {
  return {
    version,
    ids: entries.map(({ id }) => id),
    revisions: sum(entries.map(({ revision }) => revision)),
  };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** What many products have in common is kept once. */
class Shared {
  private readonly texts = new Map<string, string>();
  private readonly lists = new Map<string, string[]>();
  private readonly looks = new Map<string, ColorLook[]>();

  text(text: string): string {
    return remembered(this.texts, text, () => text);
  }

  sizes(text: string): string[] {
    return remembered(this.lists, text, () => (text ? text.split(',').map((size) => this.text(size)) : []));
  }

  colors(text: string): ColorLook[] {
    return remembered(this.looks, text, () =>
      (JSON.parse(text) as [string, string, string][]).map(([key, color, colorHex]) => ({
        key,
        color,
        colorHex,
      })),
    );
  }
}

function remembered<T>(known: Map<string, T>, text: string, make: () => T): T {
  let value = known.get(text);
  if (value === undefined) known.set(text, (value = make()));
  return value;
}

function toChange(row: EntryRow, shared: Shared): IndexedProduct | GoneProduct {
  if (!row.isOnSale) return { id: row.productId, isGone: true };
  return {
    id: row.productId,
    brand: shared.text(row.brand),
    type: shared.text(row.type),
    price: row.price,
    importAt: readInstant(row.importAt).getTime(),
    searchName: row.searchName,
    colors: shared.colors(row.colors),
    sizes: shared.sizes(row.sizes),
  };
}
