import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { deleteOld } from '../database/delete-old';
import { offsetOf } from '../database/page-of';
import { AuditEvent } from './audit-event.entity';

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

  /** Removes the events before `limit`. */
  deleteBefore(limit: Date): Promise<void> {
    return deleteOld(AuditEvent, limit, this.dataSource.manager);
  }
}
