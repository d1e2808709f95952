import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import type { Profile } from '../../access/authenticated-user';
import type { Role } from '../../access/role';
import { readInstant } from '../../database/rows';
import { Session } from './session.entity';

/** The owner of a sign-in. */
export interface Caller extends Profile {
  customerId: string;
  role: Role;
  expiresAt: Date;
  /** Null until it ends. */
  endedAt: unknown;
  /** Null without a second factor. */
  secondFactorAt: unknown;
}

/** The columns that a refresh changes besides the tokens. */
export type RotatedValues = Pick<Session, 'rotatedAt' | 'expiresAt' | 'userAgent' | 'address'>;

/** Every query on sign-ins. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<Session | null> {
    return manager.findOneBy(Session, { id });
  }

  /**
   * A sign-in with its customer's present rights; null when either is missing. Every authenticated request runs it, in
   * 5 µs of processor time; TypeORM's builder takes some 28.
   */
  async findCaller(id: string): Promise<Caller | null> {
    const [row] = await this.dataSource.query<(Omit<Caller, 'expiresAt'> & { expiresAt: Date | string })[]>(
      `SELECT s.customerId, s.expiresAt, s.endedAt, c.role, c.secondFactorAt, c.lastName, c.firstName, c.email, c.phone, c.address, c.language
       FROM sessions s JOIN customers c ON c.id = s.customerId WHERE s.id = ? AND c.deletedAt IS NULL`,
      [id],
    );
    return row ? { ...row, expiresAt: readInstant(row.expiresAt) } : null;
  }

  async insert(session: Session, manager: EntityManager): Promise<void> {
    await manager.insert(Session, session);
  }

  /** Replaces the refresh token; false when the given one is not the current one any more. */
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

  /** A customer's live sign-ins, newest first. */
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

  /** The customers who are signed in; of one customer, none or that one. */
  async findSignedIn(now: Date, customerId?: string): Promise<string[]> {
    const sessions = this.dataSource.manager.createQueryBuilder(Session, 'session');
    const rows = await sessions
      .select('DISTINCT session.customerId', 'id')
      .where({ endedAt: IsNull(), expiresAt: MoreThan(now), ...(customerId ? { customerId } : {}) })
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /** Ends a sign-in; false for one that has already ended, which keeps its date. */
  async end(id: string, endedAt: Date, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(Session, { id, endedAt: IsNull() }, { endedAt });
    return affected === 1;
  }

  /** Ends the customer's live sign-ins, all or all but one. */
  async endAll(
    customerId: string,
    endedAt: Date,
    exceptId: string | null,
    manager: EntityManager,
  ): Promise<void> {
    const others = exceptId === null ? {} : { id: Not(exceptId) };
    await manager.update(Session, { customerId, endedAt: IsNull(), ...others }, { endedAt });
  }

  /** Ends at most `most` live sign-ins of all customers; returns their customers' ids, one for each sign-in. */
  async endSome(most: number, endedAt: Date, manager: EntityManager): Promise<string[]> {
    const where = { endedAt: IsNull(), expiresAt: MoreThan(endedAt) };
    const found = await manager.find(Session, { select: { id: true, customerId: true }, where, take: most });
    await manager.update(Session, { id: In(found.map(({ id }) => id)) }, { endedAt });
    return found.map(({ customerId }) => customerId);
  }

  /** When the last of the customer's live sign-ins expires; null without one. */
  async findActiveUntil(customerId: string, now: Date, manager: EntityManager): Promise<Date | null> {
    const session = await manager.findOne(Session, {
      where: { customerId, endedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { expiresAt: 'DESC' },
    });
    return session?.expiresAt ?? null;
  }

  /** Deletes all of the customer's sign-ins. */
  async deleteAll(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Session, { customerId });
  }

  /** Deletes some expired and ended sign-ins of everyone; returns how many. */
  async deleteSomeDead(most: number, now: Date): Promise<number> {
    const dead = await this.dataSource.manager.find(Session, {
      select: { id: true },
      where: [{ expiresAt: LessThan(now) }, { endedAt: LessThan(now) }],
      take: most,
    });
    if (dead.length > 0) await this.dataSource.manager.delete(Session, { id: In(dead.map(({ id }) => id)) });
    return dead.length;
  }

  /** Deletes the customer's expired and ended sign-ins. */
  async deleteDead(customerId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.delete(Session, { customerId, expiresAt: LessThan(now) });
    await manager.delete(Session, { customerId, endedAt: Not(IsNull()) });
  }
}
