import type { DataSource, ObjectLiteral } from 'typeorm';

/** A condition for a query builder: `where(...condition)`. */
export type Condition = [sql: string, parameters: ObjectLiteral];

/**
 * Rows that have this text somewhere in a column. Both are folded (`foldText`), so they are compared byte by byte,
 * and no character is a wildcard. No index is narrowed by it: the
 * column belongs at the end of an index that has all else the query asks for, and which is scanned.
 * @param column with its alias; `one.email`, or an expression of it
 */
export function hasText(dataSource: DataSource, column: string, text: string): Condition {
  const bytes = dataSource.options.type === 'better-sqlite3' ? column : `CAST(${column} AS BINARY)`;
  // A query has several of these: two parameters have one name only if they have one value.
  const name = `text${Buffer.from(text).toString('hex')}`;
  return [`INSTR(${bytes}, :${name}) > 0`, { [name]: text }];
}

/** Rows in which a column begins or ends with these digits. */
export function hasDigitsAtAnEnd(column: string, digits: string): Condition {
  return [
    `(${column} LIKE :from${digits} OR ${column} LIKE :to${digits})`,
    { [`from${digits}`]: `${digits}%`, [`to${digits}`]: `%${digits}` },
  ];
}

/** Rows, with the alias `one`, whose id begins like this. @param start of hexadecimal digits */
export function idFrom(start: string): Condition {
  const [from, to] = [`idFrom${start}`, `idTo${start}`];
  return [`(one.id >= :${from} AND one.id < :${to})`, { [from]: start, [to]: `${start}g` }];
}
