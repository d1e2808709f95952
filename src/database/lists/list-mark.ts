import type { EntityManager } from 'typeorm';

/** Each list counts its changes in so many parts: the last digit of a row's id says in which. */
export const LIST_PARTS = 16;

/** Says of a row which part of its list counted its last change, and as which. */
export interface ListMark {
  listPart: number;
  listVersion: number;
}

/** The mark of a row that was never changed since it has one. */
export const UNMARKED: ListMark = { listPart: 0, listVersion: 0 };

/**
 * Counts a change of a row that a {@link LiveList} shows. The row must get the mark in the same transaction: the
 * count is locked until it ends, so that who reads a count sees every change up to it.
 */
export async function nextMark(list: string, id: string, manager: EntityManager): Promise<ListMark> {
  if (!manager.queryRunner?.isTransactionActive) throw new Error('A row is marked in a transaction only.');
  const listPart = parseInt(id.slice(-1), LIST_PARTS);
  return { listPart, listVersion: await raise(list, listPart, manager) };
}

/** One statement, since every order that is placed makes it. */
async function raise(list: string, part: number, manager: EntityManager): Promise<number> {
  const where = 'WHERE list = ? AND part = ?';
  if (manager.dataSource.options.type === 'better-sqlite3') {
    const [row] = await manager.query<{ version: number }[]>(
      `UPDATE list_states SET version = version + 1 ${where} RETURNING version`,
      [list, part],
    );
    return row!.version;
  }
  const { insertId } = await manager.query<{ insertId: number }>(
    `UPDATE list_states SET version = LAST_INSERT_ID(version + 1) ${where}`,
    [list, part],
  );
  return insertId;
}
