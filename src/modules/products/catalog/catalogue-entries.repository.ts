import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATALOGUE_STATE_ID } from './catalogue.entity';
import { SELECT_ENTRIES, type EntryRow } from './entry-reader';

/** Entries per batch when all are read; other requests run between batches. */
const BATCH = 1000;

/** Reads the rows from which the in-memory index is built. */
@Injectable()
export class CatalogueEntriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findVersion(): Promise<number> {
    const [state] = await this.dataSource.query<[{ version: number }]>(
      'SELECT version FROM catalogue_state WHERE id = ?',
      [CATALOGUE_STATE_ID],
    );
    return state.version;
  }

  findChangedSince(version: number): Promise<EntryRow[]> {
    return this.dataSource.query<EntryRow[]>(`${SELECT_ENTRIES} WHERE e.version > ?`, [version]);
  }

  async *all(): AsyncGenerator<EntryRow[]> {
    for (let last = ''; ;) {
      const rows = await this.dataSource.query<EntryRow[]>(
        `${SELECT_ENTRIES} WHERE e.productId > ? ORDER BY e.productId LIMIT ${BATCH}`,
        [last],
      );
      yield rows;
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.productId;
    }
  }
}
