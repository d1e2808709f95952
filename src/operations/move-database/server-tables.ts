import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import type { DatabaseServerConfig } from '../../config/config';
import { BATCH, namesOf, quoted, selectOf, type Row, type Shape, type Tables } from './tables';

const CONNECT_MS = 10_000;

/** The tables of a MySQL or MariaDB database. */
export class ServerTables implements Tables {
  private constructor(private readonly connection: Connection) {}

  /** Connects for reading: all that is read is of one moment. */
  static async read(database: DatabaseServerConfig): Promise<ServerTables> {
    const tables = await ServerTables.connect(database);
    await tables.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await tables.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    return tables;
  }

  static async write(database: DatabaseServerConfig): Promise<ServerTables> {
    const tables = await ServerTables.connect(database);
    // Tables come in the order of their names. What does not fit must not be cut.
    await tables.query(
      "SET SESSION foreign_key_checks = 0, unique_checks = 0, sql_mode = 'STRICT_ALL_TABLES'",
    );
    return tables;
  }

  private static async connect({
    host,
    port,
    user,
    password,
    name,
  }: DatabaseServerConfig): Promise<ServerTables> {
    const connection = createConnection({
      ...{ host, port, user, password, database: name, charset: 'utf8mb4', connectTimeout: CONNECT_MS },
      dateStrings: true,
    });
    // The query fails with it.
    connection.on('error', () => undefined);
    await connection.promise().query('SELECT 1');
    return new ServerTables(connection);
  }

  async list(): Promise<string[]> {
    const rows = await this.query<{ name: string }>(
      'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY name',
    );
    return rows.map(({ name }) => name);
  }

  async shapeOf(table: string): Promise<Shape> {
    const columns = await this.query<{ name: string; type: string }>(
      `SELECT COLUMN_NAME AS name, DATA_TYPE AS type FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '${table}'`,
    );
    const key = await this.query<{ name: string }>(
      `SELECT COLUMN_NAME AS name FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA = DATABASE()
       AND TABLE_NAME = '${table}' AND CONSTRAINT_NAME = 'PRIMARY' ORDER BY ORDINAL_POSITION`,
    );
    return {
      columns: columns
        .map(({ name, type }) => ({ name, isInstant: type === 'datetime' }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
      key: key.map(({ name }) => name),
    };
  }

  async *rows(table: string, shape: Shape): AsyncIterable<Row[]> {
    const query = this.connection.query({ sql: selectOf(table, shape), rowsAsArray: true });
    let batch: Row[] = [];
    for await (const row of query.stream({ highWaterMark: BATCH })) {
      batch.push(row as Row);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async insert(table: string, shape: Shape, rows: readonly Row[]): Promise<void> {
    const sql = `INSERT INTO ${quoted(table)} (${namesOf(shape)}) VALUES ?`;
    await this.connection.promise().query(sql, [rows]);
  }

  async empty(table: string): Promise<void> {
    await this.query(`TRUNCATE TABLE ${quoted(table)}`);
  }

  async query<T>(sql: string): Promise<T[]> {
    const [rows] = await this.connection.promise().query<RowDataPacket[]>(sql);
    return rows as T[];
  }

  async close(): Promise<void> {
    this.connection.destroy();
  }
}
