import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { onceOpen } from '../../../common/background-work';
import { CatalogueEntriesRepository } from './catalogue-entries.repository';
import { CatalogueFreshness } from './catalogue-freshness';
import { EntryReader } from './entry-reader';
import { CatalogueIndex } from './search/catalogue-index';

/** The catalogue at one moment. Use it before the next await: it may change after that. */
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

/**
 * Finds products through an in-memory index. It includes all writes of this process, and those of other
 * processes within 250 ms.
 */
@Injectable()
export class CatalogueSearch implements OnApplicationBootstrap {
  private readonly index = new CatalogueIndex();
  /** The generation in which the index was last compared with the database. */
  private generation = 0;
  private reading: { generation: number; done: Promise<void> } | undefined;

  constructor(
    private readonly entries: CatalogueEntriesRepository,
    private readonly freshness: CatalogueFreshness,
  ) {}

  /** Starts to load the catalogue so that the first shopper need not wait; startup does not wait for it. */
  onApplicationBootstrap(): void {
    onceOpen(() => this.browse());
  }

  /** The current catalogue; only `CatalogueService` knows the stock of each product. */
  async browse(): Promise<CatalogueView> {
    await this.freshness.refresh();
    const { generation } = this.freshness;
    if (this.generation < generation) await this.readSince(generation);
    return this.index;
  }

  /** Reads run one after another, so that an old state of an entry never overwrites a newer one. */
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
    // Read the version first: commits during the read are then read again, which is harmless.
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
