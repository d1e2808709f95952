import { TableIndex, type Table } from 'typeorm';
import { ServerQueryRunner } from './server-query-runner';

/**
 * What MySQL and MariaDB answer to a statement whose work is done already. They commit at each change of a table, and
 * keep what a migration did before it was killed: the next start begins that migration anew, and goes on where it ended.
 */
const DONE: Record<string, readonly number[]> = {
  CREATE: [1050, 1061],
  DROP: [1051, 1091],
  // Columns, indexes, foreign keys and checks that are there, or are gone; the last two are MySQL's words for checks.
  ALTER: [1060, 1061, 1091, 1826, 3822, 3940],
  // A statement inserts all of its rows or none.
  INSERT: [1062],
};

/** Runs migrations on a server, each statement of which may have been carried out before (rule X14). */
export class MigratingQueryRunner extends ServerQueryRunner {
  // Wait up to an hour: a statement of a killed process may still run and hold its locks.
  protected override readonly settings = 'SET SESSION innodb_lock_wait_timeout = 3600';

  override async query(
    ...given: Parameters<ServerQueryRunner['query']>
  ): ReturnType<ServerQueryRunner['query']> {
    try {
      return await super.query(...given);
    } catch (error) {
      const [verb = ''] = given[0].trim().split(/\s/, 1);
      const { errno = 0 } = (error as { driverError?: { errno?: number } }).driverError ?? {};
      if (!DONE[verb]?.includes(errno)) throw error;
      return [];
    }
  }

  /** Skips TypeORM's own lookup, which throws when the index is already gone. */
  override dropIndex(table: Table | string, index: TableIndex | string): Promise<void> {
    const named = typeof index === 'string' ? new TableIndex({ name: index, columnNames: [] }) : index;
    return super.dropIndex(table, named);
  }
}
