import type { RowDataPacket } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import type { Config, DatabaseServerConfig } from '../config/config';
import { migrations } from './migrations';
import { ServerQueryRunner } from './server-query-runner';
import { loadSqliteDriver } from './sqlite/sqlite-driver';
import { serialiseSqlite } from './sqlite/sqlite-query-runner';
import { assertBelongsToTransaction } from './transaction-runner';

const CONNECT_TIMEOUT_MS = 5000;

const SHARED_OPTIONS = {
  migrations: [...migrations],
  migrationsRun: true,
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
} satisfies Partial<DataSourceOptions>;

/** The options for TypeORM: the embedded database, or the server behind DATABASE_URL, asked which it is. */
export async function createDataSourceOptions(config: Config): Promise<DataSourceOptions> {
  if (config.database.kind === 'sqlite') {
    return {
      ...SHARED_OPTIONS,
      type: 'better-sqlite3',
      driver: await loadSqliteDriver(),
      database: config.database.file,
      enableWAL: config.database.file !== ':memory:',
      prepareDatabase: (connection: { pragma(text: string): void }) => {
        // A placed order must survive a power cut, not only a crash of this process.
        connection.pragma('synchronous = FULL');
        // What was deleted, such as an erased customer's name, is overwritten in the file.
        connection.pragma('secure_delete = ON');
        // What undoes one transaction of a group would go through a temporary file.
        connection.pragma('temp_store = MEMORY');
        // What is read lies in the system's memory and is not copied from there, up to 1 GiB of the file.
        connection.pragma('mmap_size = 1073741824');
        // The pages that a group of 50 transactions changes, and some to spare: more are slower to go through.
        connection.pragma('cache_size = -8192');
        // Pages that many transactions change are carried over to the file less often: every 16 MiB.
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
    // A transaction must see what others committed while it waited for a lock, or it decides on stale rows.
    isolationLevel: 'READ COMMITTED',
    connectTimeout: CONNECT_TIMEOUT_MS,
  };
}

/** Makes the data source, safe against interleaving and against queries that go past their transaction. */
export function createDataSource(options: DataSourceOptions): DataSource {
  const dataSource = new DataSource(options);
  if (options.type === 'better-sqlite3') serialiseSqlite(dataSource);
  else useServerQueryRunner(dataSource.driver as MysqlDriver);
  return dataSource;
}

function useServerQueryRunner(driver: MysqlDriver): void {
  driver.createQueryRunner = () => {
    assertBelongsToTransaction();
    return new ServerQueryRunner(driver);
  };
}

/** MariaDB and MySQL differ in ways TypeORM must know of, and only the server says which it is. */
async function askServerKind(server: DatabaseServerConfig): Promise<'mysql' | 'mariadb'> {
  // Not loaded for the embedded database: a start would take longer for nothing.
  const { createConnection } = await import('mysql2/promise');
  const { host, port, user, password, name: database } = server;
  const connection = await createConnection({
    ...{ host, port, user, password, database },
    connectTimeout: CONNECT_TIMEOUT_MS,
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
