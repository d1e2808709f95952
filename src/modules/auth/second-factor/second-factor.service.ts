import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI } from 'otplib';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../common/access';
import { deriveKey } from '../../../common/derive-key';
import { open, seal } from '../../../common/seal';
import { refuse, refuseField, say } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { TransactionRunner } from '../../../database/transaction-runner';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { AccountsService, accountKey } from '../../customers/accounts.service';
import { AccountMessages } from '../account-messages';
import type { Device } from '../device';
import { PasswordAttempts } from '../password-attempts';
import { hashToken } from '../refresh-token';
import { ReauthenticationService } from '../reauthentication.service';
import { SessionsService } from '../sessions.service';
import { createRecoveryCode, readCode, stepOf } from './codes';
import { SecondFactorRepository } from './second-factor.repository';

const RECOVERY_CODES = 10;

/** The name above the code in the app; some apps show ASCII only. */
const ISSUER = 'buoc.';

/** The proof that the owner changes their second factor. */
interface Proof {
  currentPassword: string;
  /** Six digits of the app, or a recovery code. */
  code: string;
}

/** An entered code. */
interface CodeAttempt {
  /** The account's id. */
  id: string;
  /** The key of the limit's counter. */
  place: string;
  by: Actor;
  /** The error for a wrong code. */
  wrong: Error;
}

/** Two-step sign-in: a code from an authenticator app after the password (rule A12). */
@Injectable()
export class SecondFactorService {
  private readonly key: Buffer;

  constructor(
    private readonly accounts: AccountsService,
    private readonly factors: SecondFactorRepository,
    private readonly sessions: SessionsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly limits: RateLimits,
    private readonly attempts: PasswordAttempts,
    private readonly messages: AccountMessages,
    config: Config,
  ) {
    this.key = deriveKey(config.jwtSecret, 'second-factor');
  }

  /**
   * Starts a set-up, which sign-ins do not ask for yet. A new one replaces it.
   * @returns the secret and its address, which an authenticator app reads as a QR code
   * @throws Refusal (400) when the current password is wrong
   * @throws Refusal (409) when there is a second factor already
   * @throws Refusal (404) or Refusal (403) for another account than the caller's
   * @throws TooManyAttemptsException (429) after too many wrong passwords, those of logins included
   */
  async setUp(
    id: string,
    user: AuthenticatedUser,
    currentPassword: string,
  ): Promise<{ secret: string; uri: string }> {
    const account = await this.reauthentication.verifyPassword(id, user, currentPassword);
    if (account.hasSecondFactor) throw refuse(409, 'second-factor.on');
    const secret = generateSecret();
    const sealed = seal(secret, id, this.key);
    await this.transactions.run(async (manager) => {
      // Read again within the transaction: replacing a secret in use would lock its owner out.
      if (!(await this.accounts.hold(account, manager))) throw refuse(409, 'second-factor.on');
      await this.factors.replace(
        { customerId: id, secret: sealed, lastUsedStep: 0, createdAt: new Date() },
        manager,
      );
    });
    return { secret, uri: generateURI({ issuer: ISSUER, label: user.profile.email, secret }) };
  }

  /**
   * Completes a set-up with the app's first code. From now on sign-ins ask for a code, and the other sign-ins end.
   * @returns the recovery codes, which are shown only once
   * @throws Refusal (400) when the code is wrong
   * @throws Refusal (409) when there is a second factor already, or no set-up
   * @throws TooManyAttemptsException (429) after too many wrong codes
   */
  async confirm(id: string, user: AuthenticatedUser, code: string): Promise<string[]> {
    await this.accounts.getSelf(id, user);
    if (!(await this.factors.find(id))) throw refuse(409, 'second-factor.not-begun');
    const recoveryCodes = createRecoveryCodes();
    await this.signedIn(id, user, async (manager) => {
      if (!(await this.accounts.turnSecondFactorOn(id, manager))) throw refuse(409, 'second-factor.on');
      await this.spend(id, code, manager);
      await this.factors.replaceRecoveryCodes(id, recoveryCodes.map(hashOf), manager);
      await this.trail.record({ action: 'account-second-factor-added', subjectId: id, by: user }, manager);
      await this.sessions.endAll(id, user.sessionId, manager);
      await this.messages.notify({ id, email: user.profile.email }, 'second-factor-added', manager);
    });
    return recoveryCodes;
  }

  /**
   * Creates ten new recovery codes; the earlier ones become invalid.
   * @returns the recovery codes, which are shown only once
   * @throws as `remove`
   */
  async renewRecoveryCodes(
    id: string,
    user: AuthenticatedUser,
    { currentPassword, code }: Proof,
  ): Promise<string[]> {
    const account = await this.reauthentication.verifyPassword(id, user, currentPassword);
    if (!account.hasSecondFactor) throw refuse(409, 'second-factor.off');
    const recoveryCodes = createRecoveryCodes();
    await this.signedIn(id, user, async (manager) => {
      if (!(await this.accounts.hold(account, manager))) throw refuse(409, 'second-factor.off');
      await this.spend(id, code, manager);
      await this.factors.replaceRecoveryCodes(id, recoveryCodes.map(hashOf), manager);
      await this.trail.record({ action: 'account-recovery-codes-changed', subjectId: id, by: user }, manager);
      await this.messages.notify({ id, email: user.profile.email }, 'recovery-codes', manager);
    });
    return recoveryCodes;
  }

  /**
   * Turns the caller's second factor off.
   * @throws Refusal (400) when the current password or the code is wrong
   * @throws Refusal (409) when there is no second factor
   * @throws TooManyAttemptsException (429) after too many wrong passwords or codes
   */
  async remove(id: string, user: AuthenticatedUser, { currentPassword, code }: Proof): Promise<void> {
    const account = await this.reauthentication.verifyPassword(id, user, currentPassword);
    if (!account.hasSecondFactor) throw refuse(409, 'second-factor.off');
    await this.signedIn(id, user, async (manager) => {
      if (!(await this.accounts.turnSecondFactorOff(account, manager)))
        throw refuse(409, 'second-factor.off');
      await this.spend(id, code, manager);
      await this.factors.delete(id, manager);
      await this.trail.record({ action: 'account-second-factor-removed', subjectId: id, by: user }, manager);
      await this.messages.notify({ id, email: user.profile.email }, 'second-factor-removed', manager);
    });
  }

  /**
   * Turns off the second factor of a person who has lost their app and recovery codes, and ends all their sign-ins.
   * Without a second factor nothing changes.
   * @param user the manager
   * @throws Refusal (404) when there is no such customer
   * @throws Refusal (403) for the manager's own, for which they need a code
   */
  async reset(id: string, user: AuthenticatedUser): Promise<void> {
    const { email } = await this.accounts.getOther(id, user);
    await this.transactions.run(async (manager) => {
      if (!(await this.accounts.turnSecondFactorOff({ id }, manager))) return;
      await this.factors.delete(id, manager);
      await this.sessions.endAll(id, null, manager);
      await this.trail.record({ action: 'account-second-factor-reset', subjectId: id, by: user }, manager);
      await this.messages.notify({ id, email }, 'second-factor-reset', manager);
    });
    await this.limits.forgetGuesses(LIMITS.secondFactor, accountKey(id));
  }

  /**
   * Starts a sign-in that asks for a code. On a device with an earlier sign-in of the account, guesses by others do
   * not count.
   * @param begin passes the code to `spend`, in its transaction
   * @throws Refusal (401) when the code is wrong or was used before
   * @throws TooManyAttemptsException (429) after too many wrong codes
   */
  atSignIn(id: string, device: Device, begin: () => Promise<void>): Promise<void> {
    const place = this.attempts.deviceKey(accountKey(id), device) ?? accountKey(id);
    const wrong = refuse(401, 'second-factor-wrong');
    return this.attempt({ id, place, by: { _id: null, ip: device.ip }, wrong }, begin);
  }

  /**
   * Uses a code up.
   * @param manager the transaction of the action; it has already written the customer's row
   */
  async spend(id: string, code: string, manager: EntityManager): Promise<void> {
    if (!(await this.use(id, code, manager))) throw new WrongCode();
  }

  /** Resets an account's wrong codes, after its owner has proven their identity in another way; limited itself. */
  async resetFailures(id: string): Promise<void> {
    const key = accountKey(id);
    if (await this.limits.isWithin(LIMITS.forgivenCodes, key)) {
      await this.limits.forgetGuesses(LIMITS.secondFactor, key);
    }
  }

  /** Runs an action that needs a code of a signed-in person; failures count for this sign-in alone. */
  private async signedIn(
    id: string,
    user: AuthenticatedUser,
    change: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const place = `${accountKey(id)} session ${user.sessionId}`;
    const wrong = refuseField('code', say('second-factor.wrong-code'));
    await this.attempt({ id, place, by: user, wrong }, () => this.transactions.run(change));
  }

  /**
   * Counts an attempt before checking the code and takes it back when the code is right. The audit trail records
   * refusals.
   */
  private async attempt({ id, place, by, wrong }: CodeAttempt, work: () => Promise<void>): Promise<void> {
    await this.trail.watch({ kind: 'account-second-factor', subjectId: id, by, wrong }, async () => {
      const counted = await this.limits.guess(LIMITS.secondFactor, place);
      await work().catch((error: unknown) => {
        throw error instanceof WrongCode ? wrong : error;
      });
      await counted.giveBack();
    });
  }

  private async use(id: string, code: string, manager: EntityManager): Promise<boolean> {
    const read = readCode(code);
    if (!read) return false;
    if ('recoveryCode' in read)
      return this.factors.useRecoveryCode(id, hashToken(read.recoveryCode), manager);
    const factor = await this.factors.find(id, manager);
    const secret = factor && open(factor.secret, id, this.key);
    const step = secret ? stepOf(read.digits, secret, new Date()) : null;
    return step !== null && this.factors.useStep(id, step, manager);
  }
}

/** Rolls the transaction back after a wrong code. */
class WrongCode extends Error {}

function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
}

function hashOf(recoveryCode: string): string {
  return hashToken(recoveryCode.replaceAll('-', ''));
}
