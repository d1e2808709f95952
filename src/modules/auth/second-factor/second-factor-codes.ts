import { Injectable } from '@nestjs/common';
import { generateSecret } from 'otplib';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type Actor } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { deriveKeys } from '../../../common/derive-key';
import { decrypt, encrypt, reencrypt } from '../../../common/encryption';
import { httpError, fieldError, errorMessage } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { accountKey } from '../../customers/accounts.service';
import type { Device } from '../device';
import { PasswordAttempts } from '../password-attempts';
import { hashToken } from '../refresh-token';
import { readCode, stepOf } from './codes';
import { SecondFactorRepository } from './second-factor.repository';

const BATCH = 500;

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

/** The codes of second factors: checking and using them up, and slowing down who guesses them. */
@Injectable()
export class SecondFactorCodes {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly trail: AuditTrail,
    private readonly limits: RateLimits,
    private readonly attempts: PasswordAttempts,
    config: Config,
  ) {
    this.keys = deriveKeys(config, 'second-factor');
  }

  /** A new secret of an account, and the form in which it is kept. */
  createSecret(id: string): { secret: string; sealed: string } {
    const secret = generateSecret();
    return { secret, sealed: encrypt(secret, id, this.keys[0]) };
  }

  /** Encrypts all secrets of the previous server's secret under the present one; returns how many. */
  async reencrypt(): Promise<number> {
    let [done, last] = [0, ''];
    for (;;) {
      const batch = await this.factors.findBatch(last, BATCH);
      for (const { customerId, secret } of batch) {
        const sealed = reencrypt(secret, customerId, this.keys);
        if (sealed !== null && (await this.factors.reseal(customerId, secret, sealed))) done += 1;
      }
      if (batch.length < BATCH) return done;
      last = batch.at(-1)!.customerId;
    }
  }

  /**
   * Starts a sign-in that asks for a code. On a device with an earlier sign-in of the account, guesses by others do
   * not count.
   * @param begin passes the code to `spend`, in its transaction
   * @throws Refusal (401) when the code is wrong or was used before
   * @throws TooManyAttemptsException (429) after too many wrong codes
   */
  atSignIn<T>(id: string, device: Device, begin: () => Promise<T>): Promise<T> {
    const place = this.attempts.deviceKey(accountKey(id), device) ?? accountKey(id);
    const wrong = httpError(401, 'second-factor-wrong');
    return this.attempt({ id, place, by: { _id: null, ip: device.ip }, wrong }, begin);
  }

  /**
   * Runs an action that needs a code of a signed-in person; failures count for this sign-in alone, and only a right
   * code forgets them.
   * @param work passes the code to `spend`, in its transaction
   * @throws Refusal (400) with a message on `code` when it is wrong or was used before
   * @throws TooManyAttemptsException (429) after too many wrong codes
   */
  ofSignedIn<T>(user: AuthenticatedUser, work: () => Promise<T>): Promise<T> {
    const place = `${accountKey(user._id)} session ${user.sessionId}`;
    const wrong = fieldError('code', errorMessage('second-factor.wrong-code'));
    return this.attempt({ id: user._id, place, by: user, wrong }, work);
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

  /**
   * Counts an attempt before checking the code and takes it back when the code is right. The audit trail records
   * refusals.
   */
  private attempt<T>({ id, place, by, wrong }: CodeAttempt, work: () => Promise<T>): Promise<T> {
    return this.trail.watch({ kind: 'account-second-factor', subjectId: id, by, wrong }, async () => {
      const counted = await this.limits.guess(LIMITS.secondFactor, place);
      const result = await work().catch((error: unknown) => {
        throw error instanceof WrongCode ? wrong : error;
      });
      await counted.giveBack();
      return result;
    });
  }

  private async use(id: string, code: string, manager: EntityManager): Promise<boolean> {
    const read = readCode(code);
    if (!read) return false;
    if ('recoveryCode' in read)
      return this.factors.useRecoveryCode(id, hashToken(read.recoveryCode), manager);
    const factor = await this.factors.find(id, manager);
    const secret = factor && decrypt(factor.secret, id, this.keys);
    const step = secret ? stepOf(read.digits, secret, new Date()) : null;
    return step !== null && this.factors.useStep(id, step, manager);
  }
}

/** Rolls the transaction back after a wrong code. */
class WrongCode extends Error {}
