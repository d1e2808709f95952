import type { Database } from 'better-sqlite3';
import { loadSqliteDriver } from '../../database/sqlite/sqlite-driver';
import { BATCH, namesOf, quoted, sameInstant, selectOf, type Row, type Shape, type Tables } from './tables';

const BUSY_MS = 1000;

/** The tables of an SQLite file. */
export class SqliteTables implements Tables {
  private constructor(private readonly database: Database) {}

  /** Opens a file for reading: all that is read is of one moment. */
  static async read(file: string): Promise<SqliteTables> {
    const Sqlite = await loadSqliteDriver();
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    database.exec('BEGIN');
    return new SqliteTables(database);
  }

  /** Opens a file for writing, or makes it. */
  static async write(file: string): Promise<SqliteTables> {
    const Sqlite = await loadSqliteDriver();
    const database = new Sqlite(file, { timeout: BUSY_MS });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    // Tables come in the order of their names.
    database.pragma('foreign_keys = OFF');
    return new SqliteTables(database);
  }

  async list(): Promise<string[]> {
    const rows = await this.query<{ name: string }>(
      "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    return rows.map(({ name }) => name);
  }

  async shapeOf(table: string): Promise<Shape> {
    const columns = await this.query<{ name: string; type: string; pk: number }>(
      `SELECT name, type, pk FROM pragma_table_info('${table}')`,
    );
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    return {
      columns: columns
        .map(({ name, type }) => ({ name, isInstant: type.startsWith('datetime') }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
      key: key.map(({ name }) => name),
    };
  }

  async *rows(table: string, shape: Shape): AsyncIterable<Row[]> {
    const instants = shape.columns.flatMap(({ isInstant }, place) => (isInstant ? [place] : []));
    let batch: Row[] = [];
    const all = this.database.prepare(selectOf(table, shape)).raw().iterate() as IterableIterator<Row>;
    for (const stored of all) {
      const row = [...stored];
      for (const place of instants) row[place] = sameInstant(row[place]!);
      batch.push(row);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async insert(table: string, shape: Shape, rows: readonly Row[]): Promise<void> {
    const marks = shape.columns.map(() => '?').join(', ');
    const insert = this.database.prepare(
      `INSERT INTO ${quoted(table)} (${namesOf(shape)}) VALUES (${marks})`,
    );
    this.database.transaction(() => {
      for (const row of rows) insert.run(...row);
    })();
  }

  async empty(table: string): Promise<void> {
    this.database.exec(`DELETE FROM ${quoted(table)}`);
  }

  async query<T>(sql: string): Promise<T[]> {
    const statement = this.database.prepare<[], T>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
