import type { DataSource, ObjectLiteral } from 'typeorm';

/** A condition for a query builder: `where(...condition)`. */
export type Condition = [sql: string, parameters: ObjectLiteral];

/**
 * Rows that have this text somewhere in a column. Both are folded (`foldText`), so they are compared byte by byte:
 * collations disagree about accents and đ, and no character is a wildcard. No index is narrowed by it: the
 * column belongs at the end of an index that has all else the query asks for, and which is read through.
 * @param column with its alias; `one.email`, or an expression of it
 */
export function hasText({ options }: DataSource, column: string, text: string): Condition {
  const name = nameOf(text);
  const bytes = options.type === 'better-sqlite3' ? column : `CAST(${column} AS BINARY)`;
  return [`INSTR(${bytes}, :${name}) > 0`, { [name]: text }];
}

/** Rows in which a column begins like this. @param start letters and digits only */
export function startsWith(column: string, start: string): Condition {
  return like(column, `${start}%`);
}

/** Rows in which a column ends like this. @param end letters and digits only */
export function endsWith(column: string, end: string): Condition {
  return like(column, `%${end}`);
}

function like(column: string, pattern: string): Condition {
  const name = nameOf(pattern);
  return [`${column} LIKE :${name}`, { [name]: pattern }];
}

/** A parameter's name: one query has several of them, and the same value may share one. */
function nameOf(value: string): string {
  return `x${Buffer.from(value).toString('hex')}`;
}
