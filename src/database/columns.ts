import {
  Column,
  PrimaryColumn,
  type ColumnOptions,
  type TableColumnOptions,
  type TableForeignKeyOptions,
} from 'typeorm';
import { tidyAddress } from '../common/text';

/**
 * The column conventions, each once for entities (decorators) and once for migrations (functions), so that
 * the two cannot differ on SQLite, MySQL or MariaDB:
 *
 * - ids: `varchar(24)`, made by the application with `newId()`
 * - money, counts and positions: `integer`, whole dong or whole pieces (SQLite keeps decimals as floats); `bigint` for
 *   money that came from outside
 * - instants: `datetime` with milliseconds, UTC, set by the application (the databases' own clocks differ in
 *   precision), a `Date` in the entity
 * - long text: `text`
 *
 * Texts compare byte by byte on each database: the tables' collation says so, and that of the database for new ones.
 */
const ID = { type: 'varchar', length: '24' } as const;
const INSTANT = { type: 'datetime', precision: 3 } as const;

type EntityColumn = Pick<ColumnOptions, 'nullable' | 'name' | 'default' | 'select' | 'update'>;
type MigrationColumn = Pick<TableColumnOptions, 'isNullable' | 'isPrimary' | 'default'>;

/** An entity's own id. */
export function IdColumn(): PropertyDecorator {
  return PrimaryColumn({ ...ID, length: 24 });
}

/** The id of another row. */
export function ReferenceColumn(options: EntityColumn = {}): PropertyDecorator {
  return Column({ ...ID, length: 24, ...options });
}

/** Whole dong, a count or a position. */
export function IntegerColumn(options: EntityColumn = {}): PropertyDecorator {
  return Column({ type: 'integer', ...options });
}

/** A sum of money that came from outside: whole dong, and it may be larger than any order. */
export function MoneyColumn(options: EntityColumn = {}): PropertyDecorator {
  // Servers answer a text.
  const transformer = { from: (stored: unknown) => Number(stored), to: (value: unknown) => value };
  return Column({ type: 'bigint', transformer, ...options });
}

/** A moment as a `Date`. */
export function InstantColumn(options: EntityColumn = {}): PropertyDecorator {
  return Column({ ...INSTANT, ...options });
}

/** A text of up to `length` characters. */
export function TextColumn(length: number, options: EntityColumn = {}): PropertyDecorator {
  return Column({ type: 'varchar', length, ...options });
}

/** A person's address. One that was stored with parts left empty is read without them. */
export function AddressColumn(): PropertyDecorator {
  const transformer = {
    from: (stored: string | null) => stored && tidyAddress(stored),
    to: (value: unknown) => value,
  };
  return Column({ type: 'varchar', length: 300, transformer });
}

/** A text too long to be indexed. */
export function LongTextColumn(options: EntityColumn = {}): PropertyDecorator {
  return Column({ type: 'text', ...options });
}

/** A value as JSON, which is read and written whole. */
export function JsonColumn(options: EntityColumn = {}): PropertyDecorator {
  return Column({ type: 'simple-json', ...options });
}

export function idColumn(name = 'id'): TableColumnOptions {
  return { name, ...ID, isPrimary: true };
}

export function referenceColumn(name: string, options: MigrationColumn = {}): TableColumnOptions {
  return { name, ...ID, ...options };
}

export function integerColumn(name: string, options: MigrationColumn = {}): TableColumnOptions {
  return { name, type: 'integer', ...options };
}

export function moneyColumn(name: string, options: MigrationColumn = {}): TableColumnOptions {
  return { name, type: 'bigint', ...options };
}

export function instantColumn(name: string, options: MigrationColumn = {}): TableColumnOptions {
  return { name, ...INSTANT, ...options };
}

export function textColumn(name: string, length: number, options: MigrationColumn = {}): TableColumnOptions {
  return { name, type: 'varchar', length: String(length), ...options };
}

export function longTextColumn(name: string, options: MigrationColumn = {}): TableColumnOptions {
  return { name, type: 'text', ...options };
}

/** A reference to another table's `id`. */
export function foreignKey(
  name: string,
  column: string,
  table: string,
  onDelete = 'CASCADE',
): TableForeignKeyOptions {
  return {
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'NO ACTION',
  };
}
