import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { httpError, fieldError, errorMessage } from '../../common/refusals/refusal';
import { TransactionRunner } from '../../database/transaction-runner';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { AccountsService, accountKey, type VerifiedAccount } from '../customers/accounts.service';
import { PasswordAttempts } from './password-attempts';
import { SecondFactorCodes } from './second-factor/second-factor-codes';

/** The answer to a wrong current password. */
export function wrongCurrentPassword(): Error {
  return fieldError('currentPassword', errorMessage('password.wrong'));
}

/** By what signed-in people show once more who they are. */
export interface Proof {
  currentPassword?: string | undefined;
  /** Six digits of the app, or a recovery code; only with two-step sign-in. */
  code?: string | undefined;
}

/** A person who has entered their password once more. */
export interface Proven {
  account: VerifiedAccount;
  /**
   * Makes a change in a transaction, in which the code is used up where one is needed.
   * @throws Refusal (400) when the password or the second factor has changed meanwhile, or the code is wrong
   * @throws TooManyAttemptsException (429) after too many wrong codes in this sign-in
   */
  change<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
}

/**
 * Asks signed-in people for their password, and for a code where they have two-step sign-in, before actions that a
 * stolen token must not allow (rule A10).
 */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: PasswordAttempts,
    private readonly codes: SecondFactorCodes,
    private readonly transactions: TransactionRunner,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Checks the caller's password; the code follows with the change that is made on the strength of both.
   * @throws Refusal (403) with a code of its own when the password, or the code of an account with two-step sign-in,
   *   is missing
   * @throws Refusal (400) with a message on `currentPassword` when it is wrong
   * @throws TooManyAttemptsException (429) after too many wrong passwords in this sign-in
   */
  async prove(user: AuthenticatedUser, { currentPassword, code }: Proof): Promise<Proven> {
    if (!currentPassword) throw httpError(403, 'reauthentication-required');
    const { hasSecondFactor } = await this.accounts.getSelf(user._id, user);
    // Before the password is looked at: a thief of tokens learns nothing about it.
    if (hasSecondFactor && !code) throw httpError(403, 'reauthentication-code-required');
    const account = await this.verifyPassword(user._id, user, currentPassword);
    return { account, change: (work) => this.change(account, user, code ?? '', work) };
  }

  /**
   * The caller's account, after they have entered its password: enough only where a second factor cannot be set.
   * @throws Refusal (400) with a message on `currentPassword` when it is wrong
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   * @throws TooManyAttemptsException (429) after too many wrong passwords in this sign-in
   */
  async verifyPassword(
    id: string,
    user: AuthenticatedUser,
    currentPassword: string,
  ): Promise<VerifiedAccount> {
    const claimant = await this.accounts.getSelf(id, user);
    // Correct passwords count too, since each takes a place in the hashing queue that all sign-ins share.
    await this.limits.count(LIMITS.reauthentications, accountKey(id));
    const account = await this.attempts.checkAgain(claimant, currentPassword, user.sessionId);
    if (!account) throw wrongCurrentPassword();
    return account;
  }

  private change<T>(
    account: VerifiedAccount,
    user: AuthenticatedUser,
    code: string,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const { id, hasSecondFactor } = account;
    const run = (): Promise<T> =>
      this.transactions.run(async (manager) => {
        if (!(await this.accounts.hold(account, manager))) throw wrongCurrentPassword();
        if (hasSecondFactor) await this.codes.spend(id, code, manager);
        return work(manager);
      });
    return hasSecondFactor ? this.codes.ofSignedIn(user, run) : run();
  }
}
