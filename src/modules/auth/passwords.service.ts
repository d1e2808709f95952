import { BadRequestException, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../common/auth/authenticated-user';
import { BackgroundWork } from '../../common/background-work';
import { Mailer } from '../../common/mail/mailer';
import { RateLimiter } from '../../common/rate-limit/rate-limiter';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import { AccountsService, accountKey } from '../customers/accounts.service';
import { LINK_BY_ADDRESS, LINK_BY_IDENTITY, LOGIN_BY_IDENTITY, RESET_BY_ADDRESS } from './limits';
import { PasswordResetsRepository } from './password-resets.repository';
import { hashToken } from './refresh-token';
import { LINK_LIFETIME_MINUTES, resetMessage } from './reset-message';
import { SessionsRepository } from './sessions.repository';

/** A mail server that does not answer must not keep the process from ending in time. */
const SHUTDOWN_PATIENCE_MS = 5000;

/** Choosing another password, the old one known or forgotten. */
@Injectable()
export class PasswordsService implements OnApplicationShutdown {
  private readonly work = new BackgroundWork(new Logger(PasswordsService.name));

  constructor(
    private readonly accounts: AccountsService,
    private readonly resets: PasswordResetsRepository,
    private readonly sessions: SessionsRepository,
    private readonly transactions: TransactionRunner,
    private readonly limiter: RateLimiter,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /**
   * Sends the owner of an e-mail address a link to choose another password. Whether there is one cannot be
   * told from the answer, nor from its time: they are looked for once it has been given.
   * @param address where the request comes from, for the limit
   * @throws TooManyAttemptsException (429) after too many requests, for addresses that nobody has as well
   */
  requestLink(email: string, address: string): void {
    const name = email.trim().toLowerCase();
    this.limiter.take([
      { rule: LINK_BY_IDENTITY, key: name },
      { rule: LINK_BY_ADDRESS, key: address },
    ]);
    this.work.start(() => this.sendLink(name));
  }

  /**
   * Gives the account of a link another password, uses the link up and ends every sign-in.
   * @param address where the request comes from, for the limit
   * @throws BadRequestException when the link is not good (any more), or naming the rule that the password
   *   breaks, which leaves the link good
   * @throws TooManyAttemptsException (429) after too many links that were not good
   */
  async reset(token: string, password: string, address: string): Promise<void> {
    const attempt = this.limiter.take([{ rule: RESET_BY_ADDRESS, key: address }]);
    const tokenHash = hashToken(token);
    const link = await this.resets.findLive(tokenHash, new Date());
    if (!link) throw badLink();
    attempt.giveBack();

    const { customerId: id, email } = link;
    const passwordHash = await this.accounts.hashChosen('password', password);
    await this.transactions.run(async (manager) => {
      // The account first, as in every transaction that writes it and its sign-ins.
      const isReset = await this.accounts.resetPassword({ id, email }, passwordHash, manager);
      if (!isReset || !(await this.resets.use(tokenHash, manager))) throw badLink();
      await this.endSessions(id, null, manager);
    });
    // Whoever had to ask for a link has often tried too many passwords before.
    this.limiter.forget(LOGIN_BY_IDENTITY, accountKey(id));
  }

  /**
   * Changes one's own password and ends every other sign-in.
   * @throws BadRequestException when the current password is wrong, or the new one breaks a rule
   * @throws NotFoundException or ForbiddenException when the account is not one's own
   * @throws TooManyAttemptsException (429) after too many wrong passwords, those of logins included
   */
  async change(
    id: string,
    user: AuthenticatedUser,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<void> {
    const claimant = await this.accounts.getSelf(id, user);
    const attempt = this.limiter.take([{ rule: LOGIN_BY_IDENTITY, key: claimant.key }]);
    const account = await claimant.checkPassword(currentPassword);
    if (!account) throw wrong('currentPassword', 'The current password is not correct.');
    attempt.giveBack();

    if (newPassword === currentPassword) throw wrong('newPassword', 'Choose a password you do not have yet.');
    const passwordHash = await this.accounts.hashChosen('newPassword', newPassword);
    await this.transactions.run(async (manager) => {
      const isChanged = await this.accounts.changePassword(account, passwordHash, manager);
      if (!isChanged) throw wrong('currentPassword', 'The current password is not correct.');
      await this.resets.delete(id, manager);
      await this.endSessions(id, user.sessionId, manager);
    });
  }

  /** Messages that were promised are sent before the process ends. */
  onApplicationShutdown(): Promise<void> {
    return this.work.finish(SHUTDOWN_PATIENCE_MS);
  }

  private async sendLink(email: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account) return;
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MINUTES * 60_000);
    const reset = { customerId: account.id, tokenHash: hashToken(token), email: account.email };
    await this.transactions.run((manager) =>
      this.resets.replace({ ...reset, createdAt: now, expiresAt }, manager),
    );
    const link = `${this.config.publicUrl}/reset-password?token=${token}`;
    await this.mailer.send(resetMessage(account.email, link));
  }

  private async endSessions(id: string, exceptId: string | null, manager: EntityManager): Promise<void> {
    const now = new Date();
    await this.sessions.endAll(id, now, exceptId, manager);
    const activeUntil = await this.sessions.findActiveUntil(id, now, manager);
    await this.accounts.setActiveUntil(id, activeUntil, manager);
  }
}

function badLink(): BadRequestException {
  return wrong('token', 'This link is not good any more. Please ask for a new one.');
}

function wrong(field: string, message: string): BadRequestException {
  return new BadRequestException({ message, errors: { [field]: message } });
}
