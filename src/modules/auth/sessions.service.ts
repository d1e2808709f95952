import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertSelf } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { Every } from '../../common/every';
import type { Language } from '../../common/language';
import { httpError } from '../../common/refusals/refusal';
import { AuditTrail } from '../../audit/audit-trail';
import { TransactionRunner } from '../../database/transaction-runner';
import { AccountsService } from '../customers/accounts.service';
import { SessionDto, type SessionListDto } from './dto/sessions.dto';
import { PasswordResetsRepository } from './password-resets.repository';
import { SecondFactorRepository } from './second-factor/second-factor.repository';
import type { Session } from './session.entity';
import { SessionsRepository } from './sessions.repository';

/** The largest number of live sign-ins of one person (rule A7). */
const MAX_SESSIONS = 20;

/** Sign-ins that end, or are deleted, in one statement. */
const BATCH = 200;

const HOUR_MS = 3_600_000;

/** A person's sign-ins: listing and ending them. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly factors: SecondFactorRepository,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * The caller's live sign-ins, the last used first. Their devices are described in the language, or in English.
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   */
  async list(id: string, user: AuthenticatedUser, language: Language | null): Promise<SessionListDto> {
    assertSelf(id, user);
    const sessions = (await this.sessions.findLive(id, new Date()))
      .map((session) => SessionDto.from(session, user.sessionId, language ?? 'en'))
      .sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt));
    return { sessions, total: sessions.length };
  }

  /**
   * Ends one of the caller's sign-ins, and with it its tokens.
   * @throws Refusal (404) when there is no such sign-in, or it has ended
   */
  async endOne(id: string, user: AuthenticatedUser, sessionId: string): Promise<void> {
    assertSelf(id, user);
    const isEnded = await this.transactions.run(async (manager) => {
      const session = await this.sessions.find(sessionId, manager);
      if (session?.customerId !== user._id || !(await this.sessions.end(sessionId, new Date(), manager)))
        return false;
      await this.updateActivity(id, manager);
      return true;
    });
    if (!isEnded) throw httpError(404, 'session.unknown');
  }

  /** Ends a sign-in, unless it has already ended. */
  async end({ id, customerId }: Session, manager: EntityManager): Promise<void> {
    await this.sessions.end(id, new Date(), manager);
    await this.updateActivity(customerId, manager);
  }

  /** Ends all of a customer's sign-ins, or all but one. */
  async endAll(customerId: string, exceptId: string | null, manager: EntityManager): Promise<void> {
    await this.sessions.endAll(customerId, new Date(), exceptId, manager);
    await this.updateActivity(customerId, manager);
  }

  /** Ends every sign-in of everyone, some at a time; returns how many. */
  async endEvery(): Promise<number> {
    const endSome = (manager: EntityManager): Promise<number> =>
      this.sessions.endSome(BATCH, new Date(), manager).then(async (customerIds) => {
        for (const customerId of new Set(customerIds)) await this.updateActivity(customerId, manager);
        return customerIds.length;
      });
    let ended = 0;
    for (let some = BATCH; some === BATCH; ended += some) some = await this.transactions.run(endSome);
    return ended;
  }

  /**
   * Ends the sign-ins of one account, or of every one, as an operator does.
   * @returns how many accounts were signed in
   */
  async endByOperator(customerId: string | undefined): Promise<number> {
    const signedIn = await this.sessions.findSignedIn(new Date(), customerId);
    for (const subjectId of signedIn) {
      await this.transactions.run(async (manager) => {
        await this.endAll(subjectId, null, manager);
        const by = { _id: null, ip: null };
        await this.trail.record({ action: 'account-sessions-ended', subjectId, by }, manager);
      });
    }
    return signedIn.length;
  }

  /**
   * Prepares for one more sign-in: ends the oldest ones, and deletes expired ones.
   * @param manager a transaction that has written the customer's row, so that logins of one customer run one after
   * another
   */
  async makeRoom(customerId: string, manager: EntityManager): Promise<void> {
    const now = new Date();
    await this.sessions.deleteDead(customerId, now, manager);
    const newestFirst = await this.sessions.findLive(customerId, now, manager);
    for (const { id } of newestFirst.slice(MAX_SESSIONS - 1)) await this.sessions.end(id, now, manager);
  }

  /** Deletes the sign-ins and password links that are over, of people who do not come back either. */
  @Every(HOUR_MS)
  async sweep(now = new Date()): Promise<void> {
    while ((await this.sessions.deleteSomeDead(BATCH, now)) === BATCH);
    await this.resets.deleteExpired(now);
  }

  /** Deletes the sign-ins, second factor and password links of an account that is erased. */
  async forget(customerId: string, manager: EntityManager): Promise<void> {
    await this.sessions.deleteAll(customerId, manager);
    await this.resets.delete(customerId, manager);
    await this.factors.delete(customerId, manager);
  }

  /** Stores in the account when its last live sign-in expires (rule A14). */
  async updateActivity(customerId: string, manager: EntityManager): Promise<void> {
    const activeUntil = await this.sessions.findActiveUntil(customerId, new Date(), manager);
    await this.accounts.setActiveUntil(customerId, activeUntil, manager);
  }
}
