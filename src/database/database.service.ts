import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isConflict } from './database-unavailable';
import { migrate, warningOf } from './migrate';
import { withTimeout } from '../common/with-timeout';

const TIMEOUT_MS = 2000;
const PROBE_INTERVAL_MS = 1000;

/** Opens the database, and says whether it can be used. */
@Injectable()
export class DatabaseService {
  private readonly logger = new Logger(DatabaseService.name);
  private readonly probes = new Map<string, { at: number; answer: Promise<unknown> }>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Migrates and connects. One process at a time does this.
   * @param fill what else only one process may do before the others
   */
  async migrateAndConnect(fill: () => Promise<void> = async () => undefined): Promise<void> {
    const migrated = await migrate(this.dataSource.options);
    const warning = warningOf(migrated);
    if (warning) this.logger.warn(warning);
    try {
      await this.dataSource.initialize();
      await fill();
    } finally {
      await migrated.unlock();
    }
  }

  get isSqlite(): boolean {
    return this.dataSource.options.type === 'better-sqlite3';
  }

  /** SQLite only: a number that changes when another connection, such as another process, has written to the file. */
  async findDataVersion(): Promise<number> {
    // Its trace is not that of the request that happens to call.
    const [row] = await context.with(ROOT_CONTEXT, () =>
      this.dataSource.query<[{ data_version: number }]>('PRAGMA data_version'),
    );
    return row.data_version;
  }

  /** Why the database takes no write within two seconds; undefined when it does. */
  writeProblem(): Promise<unknown> {
    return this.problemOf("REPLACE INTO write_probe (id, writtenAt) VALUES ('probe', ?)", [new Date()]);
  }

  /** Why the database cannot be read within two seconds; undefined when it can. */
  readProblem(): Promise<unknown> {
    return this.problemOf('SELECT 1');
  }

  /** Each statement is sent once a second at most, for all callers. */
  private problemOf(sql: string, parameters: unknown[] = []): Promise<unknown> {
    const now = performance.now();
    const last = this.probes.get(sql);
    if (last && now - last.at < PROBE_INTERVAL_MS) return last.answer;
    // Its trace is not that of the request that happens to call.
    const sent = context.with(ROOT_CONTEXT, () => this.dataSource.query<unknown>(sql, parameters));
    const answer = withTimeout(TIMEOUT_MS, sent).then(
      () => undefined,
      // Another process writes the same row: it can be written.
      (error: unknown) => (isConflict(error) ? undefined : error),
    );
    this.probes.set(sql, { at: now, answer });
    return answer;
  }
}
