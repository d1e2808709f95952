/** What a column holds, the same on each database: an instant is `2024-01-31 12:00:00.000`, in UTC. */
export type Value = string | number | null;
export type Row = readonly Value[];

export interface Column {
  readonly name: string;
  readonly isInstant: boolean;
}

/** A table's columns by their names, and those of its primary key in their order. */
export interface Shape {
  readonly columns: readonly Column[];
  readonly key: readonly string[];
}

/** The rows that are read and written at once. */
export const BATCH = 1000;

/** The tables of one database, whichever it is. */
export interface Tables {
  list(): Promise<string[]>;
  shapeOf(table: string): Promise<Shape>;
  /** All rows in the order of the primary key, of one moment for all tables. */
  rows(table: string, shape: Shape): AsyncIterable<Row[]>;
  insert(table: string, shape: Shape, rows: readonly Row[]): Promise<void>;
  /** Removes all rows. */
  empty(table: string): Promise<void>;
  query<T>(sql: string): Promise<T[]>;
  close(): Promise<void>;
}

/** A name as both databases quote it. */
export function quoted(name: string): string {
  return `\`${name}\``;
}

export function namesOf({ columns }: Shape): string {
  return columns.map(({ name }) => quoted(name)).join(', ');
}

export function selectOf(table: string, shape: Shape): string {
  return `SELECT ${namesOf(shape)} FROM ${quoted(table)} ORDER BY ${shape.key.map(quoted).join(', ')}`;
}

/** SQLite keeps an instant as it was written: a migration may have left out hours or milliseconds. */
export function sameInstant(value: Value): Value {
  if (typeof value !== 'string') return value;
  const [date = '', time = '00:00:00'] = value.replace(/Z$/, '').split(/[ T]/);
  const [seconds = '', fraction = ''] = time.split('.');
  return `${date} ${seconds.padEnd(8, ':00')}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}
