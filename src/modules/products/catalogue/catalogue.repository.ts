import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { onceOpen } from '../../../common/background-work';
import type { FilterProductsQueryDto } from './dto/filter-products-query.dto';
import { sourceOf, sum, type PageEntry, type Source } from './answer-cache';
import { EntryReader, SELECT_ENTRIES, type EntryRow } from './entry-reader';
import { BEST_SELLERS, RevisionReader } from './revision-reader';
import { CatalogueIndex, type HowRead } from './search/catalogue-index';

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
