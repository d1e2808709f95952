import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { deleteOld } from '../database/delete-old';
import { unlessTaken } from '../database/duplicates';
import { IdempotencyKey } from './idempotency-key.entity';

/** Every query on the keys of calls that were carried out. */
@Injectable()
export class IdempotencyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A key that was used at `since` or later. */
  find(id: string, since: Date): Promise<IdempotencyKey | null> {
    return this.dataSource.manager.findOneBy(IdempotencyKey, { id, createdAt: MoreThanOrEqual(since) });
  }

  /** How many keys of a caller's were used at `since` or later. */
  countOfCaller(callerId: string, since: Date): Promise<number> {
    return this.dataSource.manager.countBy(IdempotencyKey, { callerId, createdAt: MoreThanOrEqual(since) });
  }

  /**
   * Saves a key; false, and nothing saved, when it is there. Where another transaction is saving it at the
   * moment, this waits for that one's end.
   */
  insert(key: IdempotencyKey, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return unlessTaken(manager.insert(IdempotencyKey, key));
  }

  async saveAnswer(
    id: string,
    values: Pick<IdempotencyKey, 'answer' | 'callerId'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(IdempotencyKey, { id }, values);
  }

  /** Forgets the keys of a person. They are found first: a search that locks would stop all other calls. */
  async deleteOfCaller(callerId: string, manager: EntityManager): Promise<void> {
    const keys = await manager.find(IdempotencyKey, { select: { id: true }, where: { callerId } });
    for (const { id } of keys) await manager.delete(IdempotencyKey, { id });
  }

  /** Forgets the keys that were used before `limit`. */
  deleteUsedBefore(limit: Date): Promise<void> {
    return deleteOld(IdempotencyKey, limit, this.dataSource.manager);
  }
}
