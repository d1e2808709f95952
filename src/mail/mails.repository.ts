import { Injectable } from '@nestjs/common';
import {
  DataSource,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThan,
  Not,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { deleteOld } from '../database/delete-old';
import { readInstant } from '../database/rows';
import { Mail, type MailState } from './mail.entity';

/** The number of unsent mails, and when the oldest of those that still wait was written. */
export interface QueueFigures {
  waiting: number;
  failed: number;
  oldest: Date | null;
}

type Sealed = 'sealedText' | 'sealedContent';

/** A mail that still has its text. */
export type SealedMail = Pick<Mail, 'id' | 'sealedContent'> & { sealedText: string };

/** What a mail is without its text. */
export const UNSEALED: Record<Sealed, null> = { sealedText: null, sealedContent: null };

/** Every query on mails. Guarded updates decide between workers: docs/decisions/018-mail-outbox.md. */
@Injectable()
export class MailsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether there is a database: not before it is opened, nor once it is closed. */
  isOpen(): boolean {
    return this.dataSource.isInitialized;
  }

  async insert(mails: Mail[], manager: EntityManager): Promise<void> {
    await manager.insert(Mail, mails);
  }

  /** At most `most` mails that may be claimed, those that have waited longest first. */
  findDue(now: Date, most: number): Promise<Mail[]> {
    const where = { nextAttemptAt: LessThanOrEqual(now) };
    return this.dataSource.manager.find(Mail, { where, order: { nextAttemptAt: 'ASC' }, take: most });
  }

  /** Claims a mail for a further attempt; false when another worker has it, or it is gone. */
  async claim({ id, attempts }: Mail, now: Date, until: Date): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      Mail,
      { id, attempts, nextAttemptAt: LessThanOrEqual(now) },
      { state: 'sending', attempts: attempts + 1, nextAttemptAt: until },
    );
    return affected === 1;
  }

  /** Changes a claimed mail; false when the claim has ended, or the mail is gone. */
  async updateClaimed(
    { id, attempts }: Pick<Mail, 'id' | 'attempts'>,
    values: Partial<Pick<Mail, 'state' | 'nextAttemptAt' | 'problem' | Sealed>>,
  ): Promise<boolean> {
    const claimed = { id, attempts, state: 'sending' } as const;
    return (await this.dataSource.manager.update(Mail, claimed, values)).affected === 1;
  }

  /** Marks a mail as sent, whoever has claimed it meanwhile; false when it is gone. */
  async markSent(id: string, manager: EntityManager): Promise<boolean> {
    const sent = { state: 'sent', nextAttemptAt: null, problem: null } as const;
    return (await manager.update(Mail, { id }, { ...sent, ...UNSEALED })).affected === 1;
  }

  /** At most `most` mails that have failed, or wait since before `since`, the newest first, and the number of all. */
  async findFailing(since: Date, most: number): Promise<{ mails: Mail[]; total: number }> {
    const [mails, total] = await this.dataSource.manager.findAndCount(Mail, {
      where: failingSince(since),
      order: { createdAt: 'DESC', id: 'DESC' },
      take: most,
    });
    return { mails, total };
  }

  /** How many these are. */
  countFailing(since: Date): Promise<number> {
    return this.dataSource.manager.countBy(Mail, failingSince(since));
  }

  /** Makes all unsent mails due that still have their text. Those being sent are left alone. */
  async makeDue(now: Date, manager: EntityManager): Promise<void> {
    const unsent = { state: In(['waiting', 'failed']), sealedText: Not(IsNull()) };
    await manager.update(Mail, unsent, { state: 'waiting', attempts: 0, nextAttemptAt: now });
  }

  async figures(): Promise<QueueFigures> {
    const unsent = { state: In(['waiting', 'sending', 'failed']) };
    const mails = this.dataSource.manager.createQueryBuilder(Mail, 'mail').where(unsent).groupBy('state');
    const select = mails
      .select('state')
      .addSelect('COUNT(*)', 'number')
      .addSelect('MIN(createdAt)', 'oldest');
    const rows = await select.getRawMany<{ state: MailState; number: string; oldest: Date | string }>();
    const waiting = rows.filter(({ state }) => state !== 'failed');
    const oldest = waiting.map((row) => readInstant(row.oldest)).sort((a, b) => a.getTime() - b.getTime());
    return { waiting: sumOf(waiting), failed: sumOf(rows) - sumOf(waiting), oldest: oldest[0] ?? null };
  }

  /** The next mails that still have their text, in the order of their ids. */
  async findSealed(after: string, most: number): Promise<SealedMail[]> {
    const mails = await this.dataSource.manager.find(Mail, {
      select: { id: true, sealedText: true, sealedContent: true },
      where: { id: MoreThan(after), sealedText: Not(IsNull()) },
      order: { id: 'ASC' },
      take: most,
    });
    return mails as SealedMail[];
  }

  /** Replaces the encrypted form of a mail; false when it was sent, replaced or removed meanwhile. */
  async reseal({ id, sealedText }: SealedMail, sealed: Partial<SealedMail>): Promise<boolean> {
    return (await this.dataSource.manager.update(Mail, { id, sealedText }, sealed)).affected === 1;
  }

  /** Removes the mails about an account. They are found first, so that no other rows are locked. */
  async deleteOfAccount(accountId: string, manager: EntityManager): Promise<void> {
    const mails = await manager.find(Mail, { select: { id: true }, where: { accountId } });
    for (const { id } of mails) await manager.delete(Mail, { id });
  }

  /** Removes the mails that were written before `limit`. */
  deleteBefore(limit: Date): Promise<void> {
    return deleteOld(Mail, limit, this.dataSource.manager);
  }
}

function failingSince(since: Date): FindOptionsWhere<Mail>[] {
  return [{ state: 'failed' }, { state: In(['waiting', 'sending']), createdAt: LessThan(since) }];
}

function sumOf(rows: { number: string }[]): number {
  return rows.reduce((sum, { number }) => sum + Number(number), 0);
}
