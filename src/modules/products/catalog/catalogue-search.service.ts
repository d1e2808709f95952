import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { onceOpen } from '../../../common/background-work';
import { CatalogueEntriesRepository } from './catalogue-entries.repository';
import { CatalogueFreshness } from './catalogue-freshness';
import { EntryReader } from './entry-reader';
import { CatalogueIndex } from './search/catalogue-index';

/** The catalogue at one moment: to be used before the next await, after which it may have changed. */
export type CatalogueView = Pick<
  CatalogueIndex,
  | 'cheapest'
  | 'colorKeys'
  | 'colorsMeant'
  | 'countImported'
  | 'facets'
  | 'findColor'
  | 'findIds'
  | 'findNamed'
  | 'findPage'
  | 'hasColor'
  | 'hasNameWord'
  | 'inOrder'
  | 'nameRuns'
  | 'nearestInPrice'
  | 'similarNameWords'
  | 'typesOf'
>;

/** Finds products by an index in memory, which is at most 250 ms behind other processes and never behind this one. */
@Injectable()
export class CatalogueSearch implements OnApplicationBootstrap {
  private readonly index = new CatalogueIndex();
  /** The generation that the index was last compared with the database in. */
  private generation = 0;
  private reading: { generation: number; done: Promise<void> } | undefined;

  constructor(
    private readonly entries: CatalogueEntriesRepository,
    private readonly freshness: CatalogueFreshness,
  ) {}

  /** Begins to read the catalogue, so that the first shopper need not wait for all of it; the start does not wait. */
  onApplicationBootstrap(): void {
    onceOpen(() => this.browse());
  }

  /** The catalogue as it is now; what a product has in stock, only `CatalogueService` knows. */
  async browse(): Promise<CatalogueView> {
    await this.freshness.refresh();
    const { generation } = this.freshness;
    if (this.generation < generation) await this.readSince(generation);
    return this.index;
  }

  /** One reading comes after the other, so that no older state of an entry is applied after a newer one. */
  private readSince(generation: number): Promise<void> {
    if (this.reading && this.reading.generation >= generation) return this.reading.done;
    const before = this.reading?.done.catch(() => undefined);
    const done = Promise.resolve(before)
      .then(() => this.catchUp())
      .then(() => void (this.generation = generation));
    const reading = { generation, done };
    this.reading = reading;
    // The next request tries again.
    done.catch(() => this.reading === reading && (this.reading = undefined));
    return done;
  }

  private async catchUp(): Promise<void> {
    // The version comes first: what is committed while the rest is read will be read again, and no harm done.
    const version = await this.entries.findVersion();
    if (version === this.index.version) return;
    const reader = new EntryReader();
    if (this.index.version === 0) {
      for await (const rows of this.entries.all()) {
        this.index.apply(rows.map((row) => reader.read(row)));
        await yieldToEventLoop();
      }
    } else {
      const rows = await this.entries.findChangedSince(this.index.version);
      this.index.apply(rows.map((row) => reader.read(row)));
    }
    this.index.version = version;
  }
}
