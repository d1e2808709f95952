import { Injectable } from '@nestjs/common';
import { generateURI } from 'otplib';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner } from '../../../database/transaction-runner';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { AccountsService, accountKey } from '../../customers/accounts.service';
import { AccountMessages } from '../account-messages';
import { hashToken } from '../refresh-token';
import { ReauthenticationService, type Proof, type Proven } from '../reauthentication.service';
import { SessionsService } from '../sessions.service';
import { createRecoveryCode } from './codes';
import { SecondFactorCodes } from './second-factor-codes';
import { SecondFactorRepository } from './second-factor.repository';

const RECOVERY_CODES = 10;

/** The name above the code in the app; some apps show ASCII only. */
const ISSUER = 'buoc.';

/** Two-step sign-in: a code from an authenticator app after the password (rule A12). */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly factors: SecondFactorRepository,
    private readonly sessions: SessionsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly limits: RateLimits,
    private readonly codes: SecondFactorCodes,
    private readonly messages: AccountMessages,
  ) {}

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
    if (account.hasSecondFactor) throw httpError(409, 'second-factor.on');
    const { secret, sealed } = this.codes.createSecret(id);
    await this.transactions.run(async (manager) => {
      // Read again within the transaction: replacing a secret in use would lock its owner out.
      if (!(await this.accounts.hold(account, manager))) throw httpError(409, 'second-factor.on');
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
    if (!(await this.factors.find(id))) throw httpError(409, 'second-factor.not-begun');
    const recoveryCodes = createRecoveryCodes();
    const turnOn = async (manager: EntityManager): Promise<void> => {
      if (!(await this.accounts.turnSecondFactorOn(id, manager))) throw httpError(409, 'second-factor.on');
      await this.codes.spend(id, code, manager);
      await this.factors.replaceRecoveryCodes(id, recoveryCodes.map(hashOf), manager);
      await this.trail.record({ action: 'account-second-factor-added', subjectId: id, by: user }, manager);
      await this.sessions.endAll(id, user.sessionId, manager);
      await this.messages.notify({ id, email: user.profile.email }, 'second-factor-added', manager);
    };
    await this.codes.ofSignedIn(user, () => this.transactions.run(turnOn));
    return recoveryCodes;
  }

  /**
   * Creates ten new recovery codes; the earlier ones become invalid.
   * @returns the recovery codes, which are shown only once
   * @throws as `remove`
   */
  async renewRecoveryCodes(id: string, user: AuthenticatedUser, proof: Proof): Promise<string[]> {
    const proven = await this.proveWithCode(id, user, proof);
    const recoveryCodes = createRecoveryCodes();
    await proven.change(async (manager) => {
      await this.factors.replaceRecoveryCodes(id, recoveryCodes.map(hashOf), manager);
      await this.trail.record({ action: 'account-recovery-codes-changed', subjectId: id, by: user }, manager);
      await this.messages.notify({ id, email: user.profile.email }, 'recovery-codes', manager);
    });
    return recoveryCodes;
  }

  /**
   * Turns the caller's second factor off, and ends their other sign-ins.
   * @throws Refusal (400) when the current password or the code is wrong
   * @throws Refusal (409) when there is no second factor
   * @throws TooManyAttemptsException (429) after too many wrong passwords or codes
   */
  async remove(id: string, user: AuthenticatedUser, proof: Proof): Promise<void> {
    const proven = await this.proveWithCode(id, user, proof);
    await proven.change(async (manager) => {
      await this.accounts.turnSecondFactorOff(id, manager);
      // Who has stolen the app may be signed in with it.
      await this.sessions.endAll(id, user.sessionId, manager);
      await this.factors.delete(id, manager);
      await this.trail.record({ action: 'account-second-factor-removed', subjectId: id, by: user }, manager);
      await this.messages.notify({ id, email: user.profile.email }, 'second-factor-removed', manager);
    });
  }

  /**
   * Turns off the second factor of a person who has lost their app and recovery codes, and ends all their sign-ins.
   * Without a second factor nothing changes.
   * @param user the manager
   * @param proof the manager's own
   * @throws Refusal (404) when there is no such customer
   * @throws Refusal (403) for the manager's own, for which they need a code
   * @throws as `ReauthenticationService.prove`
   */
  async reset(id: string, user: AuthenticatedUser, proof: Proof): Promise<void> {
    const { email } = await this.accounts.getOther(id, user);
    const proven = await this.reauthentication.prove(user, proof);
    await proven.change(async (manager) => {
      await this.turnOff({ id, email }, user, manager);
    });
    await this.limits.forgetGuesses(LIMITS.secondFactor, accountKey(id));
  }

  /** The same as an operator does it; false when there is no second factor. */
  async resetOf(account: { id: string; email: string }): Promise<boolean> {
    const by = { _id: null, ip: null };
    const isOff = await this.transactions.run((manager) => this.turnOff(account, by, manager));
    await this.limits.forgetGuesses(LIMITS.secondFactor, accountKey(account.id));
    return isOff;
  }

  private async turnOff(
    account: { id: string; email: string },
    by: Actor,
    manager: EntityManager,
  ): Promise<boolean> {
    const { id } = account;
    if (!(await this.accounts.turnSecondFactorOff(id, manager))) return false;
    await this.factors.delete(id, manager);
    await this.sessions.endAll(id, null, manager);
    await this.trail.record({ action: 'account-second-factor-reset', subjectId: id, by }, manager);
    await this.messages.notify(account, 'second-factor-reset', manager);
    return true;
  }

  /** @throws Refusal (409) when there is no second factor */
  private async proveWithCode(id: string, user: AuthenticatedUser, proof: Proof): Promise<Proven> {
    const { hasSecondFactor } = await this.accounts.getSelf(id, user);
    const proven = await this.reauthentication.prove(user, proof);
    if (!hasSecondFactor) throw httpError(409, 'second-factor.off');
    return proven;
  }
}

function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
}

function hashOf(recoveryCode: string): string {
  return hashToken(recoveryCode.replaceAll('-', ''));
}
