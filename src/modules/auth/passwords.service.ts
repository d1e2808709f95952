import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { assertSelf, noSuchCustomer } from '../../access/assert-self';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { deriveKey } from '../../common/derive-key';
import { passwordForm } from '../../common/password-form';
import { fieldError, errorMessage, type InvalidFields } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { AccountsService, accountKey } from '../customers/accounts.service';
import { AccountMessages } from './account-messages';
import type { Device } from './device';
import { PasswordAttempts } from './password-attempts';
import type { PasswordReset } from './password-reset.entity';
import { PasswordResetsRepository } from './password-resets.repository';
import { ReauthenticationService, wrongCurrentPassword, type Proof } from './reauthentication.service';
import { hashToken } from './refresh-token';
import { LINK_LIFETIME_MINUTES } from './message-texts';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import { SessionsService } from './sessions.service';

/** Changes a known password, and resets a forgotten one. */
@Injectable()
export class PasswordsService {
  private readonly linkKey: Buffer;

  constructor(
    private readonly accounts: AccountsService,
    private readonly resets: PasswordResetsRepository,
    private readonly sessions: SessionsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
    private readonly trail: AuditTrail,
    private readonly attempts: PasswordAttempts,
    private readonly codes: SecondFactorCodes,
    private readonly messages: AccountMessages,
    config: Config,
  ) {
    this.linkKey = deriveKey(config.jwtSecret, 'password-link');
  }

  /**
   * Sends the owner of an e-mail address a link to a new password. The account is looked up after the answer, so
   * neither the answer nor its duration reveals whether it exists. A process killed in between loses the link.
   * @param ip the request's network address, for the limit
   * @throws TooManyAttemptsException (429) after too many requests, also for unknown addresses
   */
  async requestLink(email: string, ip: string): Promise<void> {
    const name = email.trim().toLowerCase();
    await this.limits.count(LIMITS.links, `${name} ${this.limits.addressKey(ip)}`);
    this.messages.start(() => this.sendLink(name, ip));
  }

  /**
   * Sets a new password for a link's account, uses the link up and ends every sign-in (rule A13).
   * @param device the request's origin, for the limits
   * @throws Refusal (400) when the link is unknown or has expired, or with the rule that the password breaks,
   * which keeps the link valid
   * @throws TooManyAttemptsException (429) after too many invalid links; a valid one is always accepted
   */
  async reset(token: string, password: string, device: Device): Promise<void> {
    const tokenHash = hashToken(token);
    const { customerId: id, email } = await this.findLink(tokenHash, device.ip);
    const passwordHash = await this.accounts.hashChosen('password', password, id);
    await this.transactions.run(async (manager) => {
      // The account comes first, as in every transaction that writes an account and its sign-ins.
      const isReset = await this.accounts.resetPassword({ id, email }, passwordHash, manager);
      if (!isReset || !(await this.resets.use(tokenHash, manager))) throw badLink();
      await this.sessions.endAll(id, null, manager);
      await this.trail.record(
        { action: 'account-password-reset', subjectId: id, by: { _id: id, ip: device.ip } },
        manager,
      );
      await this.messages.notify({ id, email }, 'password', manager);
    });
    await this.limits.forgetLinkMails(email);
    // A customer who asks for a link has often tried too many passwords before.
    await this.attempts.resetFailures(accountKey(id), device);
    await this.codes.resetFailures(id);
  }

  /**
   * Does nothing with a link that is good.
   * @param ip the request's network address, for the limit
   * @throws Refusal (400) when the link is unknown, has expired, or its account has another e-mail address now
   * @throws TooManyAttemptsException (429) after too many invalid links
   */
  async check(token: string, ip: string): Promise<void> {
    const { customerId, email } = await this.findLink(hashToken(token), ip);
    const account = await this.accounts.findByEmail(email);
    if (account?.id !== customerId) throw badLink();
  }

  /**
   * Changes the caller's password and ends every other sign-in.
   * @throws Refusal (400) when the current password is wrong, or the new one breaks a rule
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   * @throws as `ReauthenticationService.prove`
   */
  async change(
    id: string,
    user: AuthenticatedUser,
    { newPassword, ...proof }: Proof & { newPassword: string },
  ): Promise<void> {
    assertSelf(id, user);
    const proven = await this.reauthentication.prove(user, proof);
    if (passwordForm(newPassword) === passwordForm(proof.currentPassword ?? '')) {
      throw fieldError('newPassword', errorMessage('password.same'));
    }
    const passwordHash = await this.accounts.hashChosen('newPassword', newPassword, id);
    await proven.change(async (manager) => {
      const isChanged = await this.accounts.changePassword(proven.account, passwordHash, manager);
      if (!isChanged) throw wrongCurrentPassword();
      await this.resets.delete(id, manager);
      await this.sessions.endAll(id, user.sessionId, manager);
      await this.trail.record({ action: 'account-password-changed', subjectId: id, by: user }, manager);
      await this.messages.notify({ id, email: user.profile.email }, 'password', manager);
    });
    await this.attempts.resetFailures(accountKey(id), { ip: user.ip, cookie: undefined });
  }

  /** The account of an e-mail address, for an operator. */
  findAccount(email: string): Promise<{ id: string; email: string } | null> {
    return this.accounts.findByEmail(email);
  }

  /**
   * Gives an account another password, as an operator does, and ends every sign-in and link of it.
   * @throws Refusal (400) with the rule that the password breaks
   */
  async set(account: { id: string; email: string }, password: string): Promise<void> {
    await this.replace(account, await this.accounts.hashChosen('password', password, account.id));
  }

  /** Gives an account a password that nobody knows, and ends every sign-in and link of it. */
  async close(account: { id: string; email: string }): Promise<void> {
    const password = randomBytes(32).toString('base64url');
    await this.replace(account, await this.accounts.hash(password));
  }

  private async replace(account: { id: string; email: string }, passwordHash: string): Promise<void> {
    const { id } = account;
    await this.transactions.run(async (manager) => {
      if (!(await this.accounts.resetPassword(account, passwordHash, manager))) throw noSuchCustomer();
      await this.resets.delete(id, manager);
      await this.sessions.endAll(id, null, manager);
      const event = { action: 'account-password-reset', subjectId: id, by: { _id: null, ip: null } } as const;
      await this.trail.record(event, manager);
      await this.messages.notify(account, 'password', manager);
    });
  }

  /**
   * A link that is still good is sent again as it is, so that a stranger's request neither breaks nor prolongs it. A new
   * one is made when there is none, and is always sent: there are at most two in an hour, and others who ask for mails to
   * the address must not keep its owner out.
   */
  private async sendLink(email: string, ip: string): Promise<void> {
    const counted = await this.limits.linkMail(email).catch(() => null);
    const account = await this.accounts.findByEmail(email);
    if (!account) return;
    const now = new Date();
    const last = await this.resets.findOf(account.id, account.email);
    const live = last && last.expiresAt > now ? last : null;
    const createdAt = live?.createdAt ?? now;
    const expiresAt = live?.expiresAt ?? new Date(now.getTime() + LINK_LIFETIME_MINUTES * 60_000);
    const token = this.tokenOf(account, createdAt);
    const reset = { customerId: account.id, tokenHash: hashToken(token), email: account.email };
    const page = `/reset-password?token=${token}`;
    const mail = { kind: 'reset-password', to: account.email, page, goodUntil: expiresAt } as const;
    const save = async (manager: EntityManager): Promise<void> => {
      // An account that was erased meanwhile, or has another address, gets no link.
      if (!(await this.accounts.holdEmail(account, manager))) return;
      await this.resets.replace({ ...reset, createdAt, expiresAt }, manager);
      await this.trail.record(
        { action: 'account-reset-asked', subjectId: account.id, by: { _id: null, ip } },
        manager,
      );
      if (counted || !live) await this.messages.send(account, [mail], manager);
    };
    await this.transactions.run(save).catch(async (error: unknown) => {
      await counted?.giveBack();
      throw error;
    });
  }

  private async findLink(tokenHash: string, ip: string): Promise<PasswordReset> {
    const link = await this.resets.findLive(tokenHash, new Date());
    if (link) return link;
    await this.limits.count(LIMITS.badLinks, this.limits.addressKey(ip));
    throw badLink();
  }

  /** Derived from stored data and a key of the server, so that the unstored token can be sent again. */
  private tokenOf({ id, email }: { id: string; email: string }, createdAt: Date): string {
    return createHmac('sha256', this.linkKey)
      .update(`${id} ${email} ${createdAt.toISOString()}`)
      .digest('base64url');
  }
}

function badLink(): InvalidFields {
  return fieldError('token', errorMessage('link.reset-over'));
}
