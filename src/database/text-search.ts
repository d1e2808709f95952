import type { DataSource, ObjectLiteral } from 'typeorm';

/** A condition for a query builder: `where(...condition)`. */
export type Condition = [sql: string, parameters: ObjectLiteral];

/**
 * Rows that have this text somewhere in a column. Both are folded (`foldText`), so they are compared byte by byte:
 * collations disagree about accents and đ, and no character is a wildcard. No index is narrowed by it: the
 * column belongs at the end of an index that has all else the query asks for, and which is read through.
 * @param column with its alias; `one.email`, or an expression of it
 */
export function hasText(dataSource: DataSource, column: string, text: string): Condition {
  return condition((name) => `${placeOf(dataSource, column, name)} > 0`, text);
}

/** Rows in which a column begins like this. */
export function startsWith(dataSource: DataSource, column: string, start: string): Condition {
  return condition((name) => `${placeOf(dataSource, column, name)} = 1`, start);
}

/** Rows in which a column ends like this. @param end letters and digits only, which are no wildcards */
export function endsWith(column: string, end: string): Condition {
  return condition((name) => `${column} LIKE :${name}`, `%${end}`);
}

function placeOf({ options }: DataSource, column: string, name: string): string {
  const bytes = options.type === 'better-sqlite3' ? column : `CAST(${column} AS BINARY)`;
  return `INSTR(${bytes}, :${name})`;
}

/** A query has several of them, and two parameters of one name only if they have one value. */
function condition(write: (name: string) => string, value: string): Condition {
  const name = `x${Buffer.from(value).toString('hex')}`;
  return [write(name), { [name]: value }];
}
