import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { offsetOf } from '../database/page-of';
import { AuditEvent } from './audit-event.entity';

/** Every query on audit events. */
@Injectable()
export class AuditEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(event: AuditEvent, manager: EntityManager): Promise<void> {
    await manager.insert(AuditEvent, event);
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

  /** Removes at most `most` of the events before `limit`, the oldest first, and returns their number. */
  async deleteBefore(limit: Date, most: number): Promise<number> {
    const { manager } = this.dataSource;
    const old = await manager.find(AuditEvent, {
      select: { id: true },
      where: { createdAt: LessThan(limit) },
      order: { createdAt: 'ASC' },
      take: most,
    });
    if (old.length > 0)
      await manager.delete(
        AuditEvent,
        old.map(({ id }) => id),
      );
    return old.length;
  }
}
