import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import { once } from '../common/once';

/**
 * Statements on entities as they stand, without TypeORM's builders, which cost several times what the database
 * does: for what every call needs and for the checkout. Columns and their types still come from the entities.
 */
interface Shape {
  table: string;
  columns: string[];
  /** The columns that hold moments. */
  instants: string[];
  select: string;
  /** Up to the rows, and the marks of one row. */
  insert: string;
  marks: string;
  /** The columns of the table under these aliases, each named `alias_column`, and those names. */
  aliased: Record<'one' | 'many', { select: string; names: [column: string, name: string][] }>;
}

const shapes = once((_dataSource: DataSource) => new Map<EntityTarget<object>, Shape>());

/** Rows of an entity; `rest` is what follows the FROM, with a question mark for each value. */
export async function readRows<T extends object>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rest: string,
  values: unknown[],
): Promise<T[]> {
  const { select, instants } = shapeOf(manager.dataSource, entity);
  const rows = await read<Record<string, unknown>>(manager, `${select} ${rest}`, values);
  return rows.map((row) => withInstants(row, instants) as T);
}

/** What a statement answers, asked of the transaction's own connection without the ways there. */
export async function read<T>(manager: EntityManager, sql: string, values: unknown[]): Promise<T[]> {
  return (manager.queryRunner ?? manager).query(sql, values) as Promise<T[]>;
}

/**
 * Makes a query for the row of an entity with an id and the rows of another that refer to it, in one statement;
 * it answers null when there is none. With `lock` all these rows are kept from others' changes until the transaction
 * ends; on SQLite, where transactions come one after another, nobody else could change them.
 * @param where what else must hold, of the alias `one`
 */
export function rowWith<T extends object, C extends object>(
  [entity, where]: [EntityTarget<T>, string],
  [child, reference, orderBy]: [EntityTarget<C>, keyof C & string, keyof C & string],
): (manager: EntityManager, id: string, lock?: 'locked') => Promise<{ row: T; children: C[] } | null> {
  const prepared = once((dataSource: DataSource) => {
    const [one, many] = [shapeOf(dataSource, entity), shapeOf(dataSource, child)];
    const by = (name: string): string => `many.${dataSource.driver.escape(name)}`;
    const plain = `SELECT ${one.aliased.one.select}, ${many.aliased.many.select} FROM ${one.table} one
     LEFT JOIN ${many.table} many ON ${by(reference)} = one.id WHERE one.id = ? AND ${where} ORDER BY ${by(orderBy)}`;
    const isLockable = dataSource.options.type !== 'better-sqlite3';
    return { one, many, plain, locked: isLockable ? `${plain} FOR UPDATE` : plain };
  });
  return async (manager, id, lock) => {
    const { one, many, plain, locked } = prepared(manager.dataSource);
    const rows = await read<Record<string, unknown>>(manager, lock ? locked : plain, [id]);
    const [first] = rows;
    if (!first) return null;
    return {
      row: pick(one, 'one', first) as T,
      children: rows.filter((row) => row['many_id'] !== null).map((row) => pick(many, 'many', row) as C),
    };
  };
}

/** What a joined row has under an alias. */
function pick(shape: Shape, alias: 'one' | 'many', row: Record<string, unknown>): object {
  const picked: Record<string, unknown> = {};
  for (const [column, name] of shape.aliased[alias].names) picked[column] = row[name];
  return withInstants(picked, shape.instants);
}

function withInstants(row: Record<string, unknown>, instants: string[]): object {
  for (const name of instants) {
    if (row[name] !== null) row[name] = readInstant(row[name] as Date | string);
  }
  return row;
}

/** Saves new rows in one statement; each of them has every column. */
export async function insertRows<T extends object>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: T[],
): Promise<void> {
  if (rows.length === 0) return;
  const { columns, insert, marks } = shapeOf(manager.dataSource, entity);
  const values = rows.flatMap((row) =>
    columns.map((name) => toValue((row as Record<string, unknown>)[name])),
  );
  await execute(manager, `${insert} ${rows.map(() => marks).join(', ')}`, values);
}

/** Sets some columns of the row with this id; what is undefined stays. */
export async function updateRow<T extends object>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: string,
  values: Partial<T>,
): Promise<void> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  if (set.length === 0) return;
  const { table } = shapeOf(manager.dataSource, entity);
  const names = set.map(([name]) => `${manager.dataSource.driver.escape(name)} = ?`).join(', ');
  await execute(manager, `UPDATE ${table} SET ${names} WHERE id = ?`, [
    ...set.map(([, value]) => toValue(value)),
    id,
  ]);
}

/**
 * Runs a statement that writes.
 * @param manager the open transaction's
 * @returns how many rows it met
 */
export async function execute(manager: EntityManager, sql: string, values: unknown[]): Promise<number> {
  const { queryRunner } = manager;
  if (!queryRunner) throw new Error('This is written in a transaction only.');
  const { affected } = await queryRunner.query(sql, values, true);
  return affected ?? 0;
}

/** A moment as the drivers give it: a `Date` from MySQL and MariaDB, text in UTC from SQLite. */
export function readInstant(value: Date | string): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}

/** A moment as the text that every database takes for it. */
export function toValue(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value;
}

function shapeOf(dataSource: DataSource, entity: EntityTarget<object>): Shape {
  const known = shapes(dataSource);
  let shape = known.get(entity);
  if (!shape) {
    const { tableName: table, columns: all } = dataSource.getMetadata(entity);
    const columns = all.map(({ propertyName }) => propertyName);
    const instants = all.filter(({ type }) => type === 'datetime').map(({ propertyName }) => propertyName);
    const names = columns.map((name) => dataSource.driver.escape(name)).join(', ');
    const under = (alias: string): Shape['aliased']['one'] => ({
      select: columns
        .map((name) => `${alias}.${dataSource.driver.escape(name)} AS ${alias}_${name}`)
        .join(', '),
      names: columns.map((name) => [name, `${alias}_${name}`]),
    });
    const aliased = { one: under('one'), many: under('many') };
    shape = {
      ...{ table, columns, instants, aliased },
      select: `SELECT ${names} FROM ${table}`,
      insert: `INSERT INTO ${table} (${names}) VALUES`,
      marks: `(${columns.map(() => '?').join(', ')})`,
    };
    known.set(entity, shape);
  }
  return shape;
}
