import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { deleteOld } from '../database/delete-old';
import { offsetOf, pageOf } from '../database/page-of';
import { AuditEvent, type AuditAction } from './audit-event.entity';

/** Which events to list; a missing filter lets all pass. */
export interface AuditFilter {
  readonly actions?: readonly AuditAction[] | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** Every query on audit events. */
@Injectable()
export class AuditEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(event: AuditEvent, manager: EntityManager): Promise<void> {
    await manager.insert(AuditEvent, event);
  }

  /** Whether the actor has already done the same to the subject since this time. */
  existsSince(
    { action, subjectId, actorId }: Record<'subjectId' | 'actorId', string> & Pick<AuditEvent, 'action'>,
    since: Date,
  ): Promise<boolean> {
    const where = { action, subjectId, actorId, createdAt: MoreThan(since) };
    return this.dataSource.manager.existsBy(AuditEvent, where);
  }

  /** A page of a customer's or a product's events, newest first, and their total number. */
  async findPage(
    subjectId: string,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ events: AuditEvent[]; total: number }> {
    const { manager } = this.dataSource;
    const total = await manager.countBy(AuditEvent, { subjectId });
    const skip = offsetOf(page, limit);
    if (skip >= total) return { events: [], total };
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return {
      events: await manager.find(AuditEvent, { where: { subjectId }, order, skip, take: limit }),
      total,
    };
  }

  /** A page of all events that pass the filter, newest first, and their total number. */
  async findFiltered(
    { actions, actorId, subjectId, from, to }: AuditFilter,
    page: { page: number; limit: number },
  ): Promise<{ events: AuditEvent[]; total: number }> {
    const { manager } = this.dataSource;
    const query = manager.createQueryBuilder(AuditEvent, 'one');
    if (actions) query.andWhere({ action: In([...actions]) });
    if (actorId) query.andWhere({ actorId });
    if (subjectId) query.andWhere({ subjectId });
    if (from) query.andWhere({ createdAt: MoreThanOrEqual(from) });
    if (to) query.andWhere({ createdAt: LessThan(to) });
    const sorting = { sortBy: 'one.createdAt', direction: 'DESC' } as const;
    const { ids, total } = await pageOf(query, { ...page, ...sorting });
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return { events: await manager.find(AuditEvent, { where: { id: In(ids) }, order }), total };
  }

  /** Removes the events before `limit`. */
  deleteBefore(limit: Date): Promise<void> {
    return deleteOld(AuditEvent, limit, this.dataSource.manager);
  }
}
