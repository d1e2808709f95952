import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Session } from './session.entity';

/** Every query on sign-ins. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Session | null> {
    return manager.findOneBy(Session, { id });
  }

  async insert(session: Session, manager: EntityManager): Promise<void> {
    await manager.insert(Session, session);
  }

  /** Puts the next refresh token in the place of the current one; false when that is not current any more. */
  async rotate(
    id: string,
    currentHash: string,
    nextHash: string,
    dates: { rotatedAt: Date; expiresAt: Date },
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      Session,
      { id, refreshHash: currentHash, endedAt: IsNull() },
      { refreshHash: nextHash, previousHash: currentHash, ...dates },
    );
    return affected === 1;
  }

  /** Ends a sign-in; one that has ended already keeps its date. */
  async end(id: string, endedAt: Date, manager: EntityManager): Promise<void> {
    await manager.update(Session, { id, endedAt: IsNull() }, { endedAt });
  }

  /** Until when the customer's longest living sign-in lasts, or null when none is alive. */
  async findActiveUntil(customerId: string, now: Date, manager: EntityManager): Promise<Date | null> {
    const session = await manager.findOne(Session, {
      where: { customerId, endedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { expiresAt: 'DESC' },
    });
    return session?.expiresAt ?? null;
  }

  /** Forgets the customer's sign-ins that would have run out by now. */
  async deleteExpired(customerId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.delete(Session, { customerId, expiresAt: LessThan(now) });
  }
}
