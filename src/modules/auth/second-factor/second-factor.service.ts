import { ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { generateSecret, generateURI } from 'otplib';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../common/auth/authenticated-user';
import { fieldError } from '../../../common/errors/field-error';
import { Config } from '../../../config/config';
import { TransactionRunner } from '../../../database/transaction-runner';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits, type CountedAttempt } from '../../../rate-limits/rate-limits.service';
import { AccountsService, accountKey } from '../../customers/accounts.service';
import { hashToken } from '../refresh-token';
import { ReauthenticationService } from '../reauthentication.service';
import { SessionsService } from '../sessions.service';
import { createRecoveryCode, open, readCode, seal, sealingKeyOf, stepOf } from './codes';
import { SecondFactorRepository } from './second-factor.repository';

const RECOVERY_CODES = 10;

/** What apps show above the code. Not all of them can show other than ASCII. */
const ISSUER = 'buoc.';

const WRONG_CODE = 'The code is not correct.';

/** A code from an authenticator app, asked for after the password. */
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
    config: Config,
  ) {
    this.key = sealingKeyOf(config.jwtSecret);
  }

  /**
   * Begins a set-up: sign-ins ask for nothing yet. Another one takes its place.
   * @returns the secret and the address that an authenticator app reads as a QR code
   * @throws BadRequestException when the current password is wrong
   * @throws ConflictException when there is a second factor already
   * @throws NotFoundException or ForbiddenException when the account is not one's own
   * @throws TooManyAttemptsException (429) after too many wrong passwords, those of logins included
   */
  async setUp(
    id: string,
    user: AuthenticatedUser,
    currentPassword: string,
  ): Promise<{ secret: string; uri: string }> {
    const account = await this.reauthentication.prove(id, user, currentPassword);
    if (account.hasSecondFactor) throw alreadyOn();
    const secret = generateSecret();
    const sealed = seal(secret, id, this.key);
    await this.transactions.run(async (manager) => {
      // Read again where it counts: replacing a secret that is in use would lock its owner out.
      if (!(await this.accounts.isStillWithoutSecondFactor(account, manager))) throw alreadyOn();
      await this.factors.replace(
        { customerId: id, secret: sealed, lastUsedStep: 0, createdAt: new Date() },
        manager,
      );
    });
    return { secret, uri: generateURI({ issuer: ISSUER, label: user.profile.email, secret }) };
  }

  /**
   * Ends a set-up with the app's first code: from now on sign-ins ask for one, and the other sign-ins end.
   * @returns the recovery codes, which are shown this once
   * @throws BadRequestException when the code is wrong
   * @throws ConflictException when there is a second factor already, or no set-up was begun
   * @throws TooManyAttemptsException (429) after too many wrong codes
   */
  async confirm(id: string, user: AuthenticatedUser, code: string): Promise<string[]> {
    await this.accounts.getSelf(id, user);
    if (!(await this.factors.find(id))) throw new ConflictException('Begin the set-up first.');
    // Counted apart: who has only an access token must not keep the owner's codes from being taken.
    const attempt = await this.limits.guess(LIMITS.secondFactor, `set-up ${accountKey(id)}`);
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
    await this.transactions.run(async (manager) => {
      if (!(await this.accounts.turnSecondFactorOn(id, manager))) throw alreadyOn();
      if (!(await this.use(id, code, manager))) throw fieldError('code', WRONG_CODE);
      await this.factors.insertRecoveryCodes(id, recoveryCodes.map(hashOf), manager);
      await this.trail.record({ action: 'account-second-factor-added', subjectId: id, by: user }, manager);
      await this.sessions.endAll(id, user.sessionId, manager);
    });
    await attempt.giveBack();
    return recoveryCodes;
  }

  /**
   * Turns one's own second factor off.
   * @throws BadRequestException when the current password or the code is wrong
   * @throws ConflictException when there is no second factor
   * @throws TooManyAttemptsException (429) after too many wrong passwords or codes
   */
  async remove(
    id: string,
    user: AuthenticatedUser,
    { currentPassword, code }: { currentPassword: string; code: string },
  ): Promise<void> {
    const account = await this.reauthentication.prove(id, user, currentPassword);
    if (!account.hasSecondFactor) throw new ConflictException('Two-step sign-in is not on.');
    const attempt = await this.takeAttempt(id);
    await this.transactions.run(async (manager) => {
      if (!(await this.accounts.turnSecondFactorOff(account, manager))) {
        throw new ConflictException('Two-step sign-in is not on.');
      }
      if (!(await this.use(id, code, manager))) throw fieldError('code', WRONG_CODE);
      await this.factors.delete(id, manager);
      await this.trail.record({ action: 'account-second-factor-removed', subjectId: id, by: user }, manager);
    });
    await attempt.giveBack();
  }

  /**
   * Turns off the second factor of a person who has lost their app and their recovery codes, and ends all their
   * sign-ins. One who has none stays as they are.
   * @param user the manager
   * @throws NotFoundException when there is no such customer
   * @throws ForbiddenException for the manager's own, for which they need a code
   */
  async reset(id: string, user: AuthenticatedUser): Promise<void> {
    await this.accounts.getOther(id, user);
    await this.transactions.run(async (manager) => {
      if (!(await this.accounts.turnSecondFactorOff({ id }, manager))) return;
      await this.factors.delete(id, manager);
      await this.sessions.endAll(id, null, manager);
      await this.trail.record({ action: 'account-second-factor-reset', subjectId: id, by: user }, manager);
    });
    await this.limits.forgetGuesses(LIMITS.secondFactor, accountKey(id));
  }

  /**
   * Uses a sign-in's code up.
   * @param manager the transaction of the sign-in, which has written to the customer's row already
   * @throws UnauthorizedException when it is wrong or was used before
   */
  async spend(id: string, code: string, manager: EntityManager): Promise<void> {
    if (await this.use(id, code, manager)) return;
    throw new UnauthorizedException({ code: 'second-factor-wrong', message: WRONG_CODE });
  }

  /**
   * Counts a code before it is looked at; the one that is right is given back.
   * @throws TooManyAttemptsException (429) after too many wrong codes, whatever address they came from
   */
  takeAttempt(id: string): Promise<CountedAttempt> {
    return this.limits.guess(LIMITS.secondFactor, accountKey(id));
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

function hashOf(recoveryCode: string): string {
  return hashToken(recoveryCode.replaceAll('-', ''));
}

function alreadyOn(): ConflictException {
  return new ConflictException('Two-step sign-in is on already.');
}
