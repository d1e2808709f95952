import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import type { Profile } from '../../common/auth/authenticated-user';
import type { Role } from '../../common/auth/role';
import { readInstant, readRows } from '../../database/lean';
import { Session } from './session.entity';

/** Who a sign-in belongs to. */
export interface Caller extends Profile {
  customerId: string;
  role: Role;
  expiresAt: Date;
  /** Null as long as it has not ended. */
  endedAt: unknown;
  /** Null when the customer has none. */
  secondFactorAt: unknown;
}

/** What an exchange of tokens changes of a sign-in, beside the tokens. */
export type RotatedValues = Pick<Session, 'rotatedAt' | 'expiresAt' | 'userAgent' | 'address'>;

/** Every query on sign-ins. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Session | null> {
    const [session] = await readRows(manager, Session, 'WHERE id = ?', [id]);
    return session ?? null;
  }

  /** A sign-in with what its customer may do now; null when either is gone. Each call asks for it. */
  async findCaller(id: string): Promise<Caller | null> {
    const [row] = await this.dataSource.query<(Omit<Caller, 'expiresAt'> & { expiresAt: Date | string })[]>(
      `SELECT s.customerId, s.expiresAt, s.endedAt, c.role, c.secondFactorAt, c.lastName, c.firstName, c.email, c.phone, c.address
       FROM sessions s JOIN customers c ON c.id = s.customerId WHERE s.id = ? AND c.deletedAt IS NULL`,
      [id],
    );
    return row ? { ...row, expiresAt: readInstant(row.expiresAt) } : null;
  }

  async insert(session: Session, manager: EntityManager): Promise<void> {
    await manager.insert(Session, session);
  }

  /** Puts the next refresh token in the place of the current one; false when that is not current any more. */
  async rotate(
    id: string,
    currentHash: string,
    nextHash: string,
    values: RotatedValues,
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      Session,
      { id, refreshHash: currentHash, endedAt: IsNull() },
      { refreshHash: nextHash, previousHash: currentHash, ...values },
    );
    return affected === 1;
  }

  /** A customer's living sign-ins, newest first. */
  findLive(
    customerId: string,
    now: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Session[]> {
    return manager.find(Session, {
      where: { customerId, endedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** Ends a sign-in; false for one that has ended already, which keeps its date. */
  async end(id: string, endedAt: Date, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(Session, { id, endedAt: IsNull() }, { endedAt });
    return affected === 1;
  }

  /** Ends the customer's living sign-ins, all or all but one. */
  async endAll(
    customerId: string,
    endedAt: Date,
    exceptId: string | null,
    manager: EntityManager,
  ): Promise<void> {
    const others = exceptId === null ? {} : { id: Not(exceptId) };
    await manager.update(Session, { customerId, endedAt: IsNull(), ...others }, { endedAt });
  }

  /** Until when the customer's longest living sign-in lasts, or null when none is alive. */
  async findActiveUntil(customerId: string, now: Date, manager: EntityManager): Promise<Date | null> {
    const session = await manager.findOne(Session, {
      where: { customerId, endedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { expiresAt: 'DESC' },
    });
    return session?.expiresAt ?? null;
  }

  /** Forgets all of the customer's sign-ins. */
  async deleteAll(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Session, { customerId });
  }

  /** Forgets the customer's sign-ins that have run out or have ended. */
  async deleteDead(customerId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.delete(Session, { customerId, expiresAt: LessThan(now) });
    await manager.delete(Session, { customerId, endedAt: Not(IsNull()) });
  }
}
