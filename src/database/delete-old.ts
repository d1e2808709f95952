import { LessThan, type EntityManager, type EntityTarget } from 'typeorm';

/** Rows deleted by one statement: a longer one would block other writers. */
const BATCH = 1000;

/** Removes the rows that were written before `limit`, the oldest first, a thousand at a time. */
export async function deleteOld<Row extends { id: string; createdAt: Date }>(
  entity: EntityTarget<Row>,
  limit: Date,
  manager: EntityManager,
): Promise<void> {
  const find = { select: { id: true }, where: { createdAt: LessThan(limit) }, order: { createdAt: 'ASC' } };
  let ids: string[];
  do {
    const old = await manager.find(entity, { ...find, take: BATCH } as never);
    ids = old.map(({ id }) => id);
    if (ids.length > 0) await manager.delete(entity, ids);
  } while (ids.length === BATCH);
}
