import { setImmediate as breathe } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ListIndex, type ListChange, type ListQuery, type ListShape } from '../../common/search/list-index';
import { LIST_PARTS } from './list-mark';

/** A list whose rows carry marks (`listPart`, `listVersion`). */
export interface LiveListOptions<Row> extends ListShape {
  /** Its name in `list_states`. */
  list: string;
  /** What is read of its rows, up to the condition; `id` among it. */
  select: string;
  toEntry(row: Row): ListChange;
}

/** How many rows are read at a time when the whole list is, between which others get their turn. */
const BATCH = 1000;

/**
 * A list in memory, kept exact: every question reads from the database how often the list has changed, and when
 * somebody, here or in another process, has changed it, the rows that did are read first.
 */
export class LiveList<Row extends { id: string }> {
  private index: ListIndex;
  /** The change that each part is at; null before the list was read for the first time. */
  private versions: number[] | null = null;
  private reading: Promise<void> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly options: LiveListOptions<Row>,
  ) {
    this.index = new ListIndex(options);
  }

  /** Reads what there is to read, so that the next question need not wait for it. */
  async catchUp(): Promise<void> {
    const versions = await this.readVersions();
    while (this.isBehind(versions)) {
      this.reading ??= this.read(versions).finally(() => (this.reading = null));
      await this.reading;
    }
  }

  /**
   * One page of the list as it is now, and the number of all matches.
   * @param toQuery what to show of the list
   * @param load reads whole rows by their ids, in their order
   */
  async findPage<T>(
    toQuery: (list: ListIndex) => ListQuery,
    load: (ids: string[]) => Promise<T[]>,
  ): Promise<{ rows: T[]; total: number }> {
    for (let isSecond = false; ; isSecond = true) {
      await this.catchUp();
      const { ids, total } = this.index.findPage(toQuery(this.index));
      const rows = ids.length === 0 ? [] : await load(ids);
      if (rows.length === ids.length || isSecond) return { rows, total };
      // Somebody has removed rows by hand, which nothing counts: the list is read anew.
      this.versions = null;
    }
  }

  /** The list as it is now. To be asked at once, before anything else is awaited. */
  async current(): Promise<ListIndex> {
    await this.catchUp();
    return this.index;
  }

  private isBehind(versions: number[]): boolean {
    const known = this.versions;
    return !known || versions.some((version, part) => version > known[part]!);
  }

  private async readVersions(): Promise<number[]> {
    const rows = await this.dataSource.query<{ part: number; version: number }[]>(
      'SELECT part, version FROM list_states WHERE list = ?',
      [this.options.list],
    );
    const versions = Array<number>(LIST_PARTS).fill(0);
    for (const { part, version } of rows) versions[part] = version;
    return versions;
  }

  /** @param versions read before: what is committed while rows are read will be read again, and no harm done */
  private async read(versions: number[]): Promise<void> {
    if (this.versions) await this.readChanges(this.versions, versions);
    else await this.readAll();
    this.versions = versions;
  }

  private async readChanges(from: number[], to: number[]): Promise<void> {
    const parts = from.flatMap((version, part) => (to[part]! > version ? [[part, version]] : []));
    if (parts.length === 0) return;
    const changed = parts.map(() => '(listPart = ? AND listVersion > ?)').join(' OR ');
    this.take(await this.dataSource.query<Row[]>(`${this.options.select} WHERE ${changed}`, parts.flat()));
  }

  private async readAll(): Promise<void> {
    this.index = new ListIndex(this.options);
    for (let last = ''; ; await breathe()) {
      const rows = await this.dataSource.query<Row[]>(
        `${this.options.select} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [last],
      );
      this.take(rows);
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.id;
    }
  }

  private take(rows: Row[]): void {
    this.index.apply(rows.map((row) => this.options.toEntry(row)));
  }
}
