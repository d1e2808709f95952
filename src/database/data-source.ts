import type { RowDataPacket } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import type { Config, DatabaseServerConfig } from '../config/config';
import { MigratingQueryRunner } from './migrating-query-runner';
import { migrations } from './migrations';
import { CONNECTION_MS, QUERY_MS, ServerQueryRunner } from './server-query-runner';
import { loadSqliteDriver } from './sqlite/sqlite-driver';
import { serialiseSqlite } from './sqlite/sqlite-query-runner';
import { assertBelongsToTransaction } from './transaction-runner';

/** How long another process's transaction on the same SQLite file is waited for; nothing else runs meanwhile. */
const SQLITE_BUSY_MS = 1000;

const SHARED_OPTIONS = {
  migrations: [...migrations],
  synchronize: false,
  logging: false,
  // TypeORM's other loggers print slow queries with their values, which are personal data; this one only with DEBUG.
  logger: 'debug',
} satisfies Partial<DataSourceOptions>;

/** The options for TypeORM: the embedded database, or the server behind DATABASE_URL, asked which it is. */
export async function createDataSourceOptions(config: Pick<Config, 'database'>): Promise<DataSourceOptions> {
  if (config.database.kind === 'sqlite') {
    return {
      ...SHARED_OPTIONS,
      type: 'better-sqlite3',
      driver: await loadSqliteDriver(),
      database: config.database.file,
      timeout: SQLITE_BUSY_MS,
      enableWAL: true,
      prepareDatabase: (connection: { pragma(text: string): void }) => {
        // A placed order must survive a power cut, not only a crash of this process.
        connection.pragma('synchronous = FULL');
        // What was deleted, such as an erased customer's name, is overwritten in the file.
        connection.pragma('secure_delete = ON');
        // Savepoints would otherwise use a temporary file.
        connection.pragma('temp_store = MEMORY');
        // The first GiB of the file is mapped into memory: reads need no copy of their pages.
        connection.pragma('mmap_size = 1073741824');
        // 8 MiB of cached pages: more than a group of 50 transactions changes. A larger cache is slower to search.
        connection.pragma('cache_size = -8192');
        // Checkpoint every 16 MiB of the log: pages that many transactions change are written to the file less often.
        connection.pragma('wal_autocheckpoint = 4096');
      },
    };
  }
  const { host, port, user, password, name } = config.database;
  return {
    ...SHARED_OPTIONS,
    type: await askServerKind(config.database),
    ...{ host, port, username: user, password, database: name },
    charset: 'utf8mb4',
    timezone: 'Z',
    connectTimeout: CONNECTION_MS,
    maxQueryExecutionTime: QUERY_MS,
    enableQueryTimeout: true,
  };
}

/** Makes the data source, safe against interleaving and against queries that go past their transaction. */
export function createDataSource(options: DataSourceOptions): DataSource {
  const dataSource = new DataSource(options);
  if (options.type === 'better-sqlite3') serialiseSqlite(dataSource);
  else useRunner(dataSource, ServerQueryRunner);
  return dataSource;
}

/** Makes a data source for migrations alone: no statement is too long. */
export function createMigratingDataSource(options: DataSourceOptions): DataSource {
  const dataSource = createDataSource({
    ...options,
    entities: [],
    enableQueryTimeout: false,
  } as DataSourceOptions);
  if (options.type !== 'better-sqlite3') useRunner(dataSource, MigratingQueryRunner);
  return dataSource;
}

function useRunner({ driver }: DataSource, Runner: new (driver: MysqlDriver) => ServerQueryRunner): void {
  driver.createQueryRunner = () => {
    assertBelongsToTransaction();
    return new Runner(driver as MysqlDriver);
  };
}

/** MariaDB and MySQL differ in ways TypeORM must know of, and only the server says which it is. */
async function askServerKind(server: DatabaseServerConfig): Promise<'mysql' | 'mariadb'> {
  // Not loaded for the embedded database: a start would take longer for nothing.
  const { createConnection } = await import('mysql2/promise');
  const { host, port, user, password, name: database } = server;
  const connection = await createConnection({
    ...{ host, port, user, password, database },
    connectTimeout: CONNECTION_MS,
  });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(
      'SELECT VERSION() AS version, @@character_set_database AS charset',
    );
    const { version, charset } = rows[0] as { version: string; charset: string };
    if (charset !== 'utf8mb4') throw new DatabaseCharsetError(charset);
    return /mariadb/i.test(version) ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

/** The database could not hold Vietnamese text. */
export class DatabaseCharsetError extends Error {
  constructor(readonly charset: string) {
    super(`The database's character set is ${charset}.`);
    this.name = 'DatabaseCharsetError';
  }
}
