import { Injectable } from '@nestjs/common';
import { Every } from '../common/every';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config';
import type { TransactionHook } from '../database/transaction-runner';
import { deriveKeys } from '../common/derive-key';
import { httpError, errorMessage, TooManyAttemptsException } from '../common/refusals/refusal';
import type { IdempotencyKey } from './idempotency-key.entity';
import { IdempotencyRepository } from './idempotency.repository';
import { fingerprint, packAnswer, unpackAnswer } from './stored-call';

const HOUR_MS = 3600 * 1000;
/** For how long a repeated call is answered instead of carried out (24 hours). */
const KEPT_MS = 24 * HOUR_MS;
const MAX_ATTEMPTS = 5;
/**
 * Keys of one customer that are kept at once: each holds an answer, of 64 kB at most. Visitors' keys are bounded by
 * the limit on sign-ups.
 */
const MAX_KEYS = 1000;

/** A call that its caller has given a key. */
export interface KeyedCall {
  /** Who calls: a customer's id, or the address of a visitor. */
  readonly caller: string;
  /** The customer's id again; null for a visitor. */
  readonly callerId: string | null;
  readonly operation: string;
  readonly key: string;
  /** What is asked: the path's parameters and the body. */
  readonly content: unknown;
  /**
   * Whether doing it twice changes no more than doing it once. Then the answer is saved afterwards, and a crash in between lets the
   * call be carried out again. Otherwise the call's one transaction saves it.
   */
  readonly isRepeatable?: boolean;
  /** Whose data a visitor is answered, such as the account's that they have opened. */
  readonly ownerOf?: (answer: never) => string;
}

/** The answer, and whether it is that of an earlier call. */
export interface KeyedAnswer {
  readonly answer: unknown;
  readonly isReplayed: boolean;
}

type Work = (once?: TransactionHook) => Promise<unknown>;

type Names = Pick<IdempotencyKey, 'id' | 'fingerprint' | 'callerId'>;

/** Thrown out of a transaction whose key another one has saved, and never seen outside. */
class KeyIsTaken extends Error {}

/**
 * Carries out a call with a key once, however often it is made within 24 hours. The key is saved in the very
 * transaction that does the work: what was done is known, and what was refused, rolled back or cut off by a
 * crash has left no trace and may be tried again under the same key. Of two calls at once the later waits in
 * the database for the earlier, also when they reach different processes.
 */
@Injectable()
export class IdempotencyService {
  private readonly hashKeys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly config: Config,
  ) {
    this.hashKeys = deriveKeys(config, 'idempotency');
  }

  /**
   * Carries the call out, or answers what it answered the first time.
   * @param work the call itself, whose transaction takes what it is given as `once`
   * @throws Refusal (422) when the key was used with another content
   * @throws TooManyAttemptsException (429) when the customer has used too many keys within a day; calls at once may go a few beyond
   * @throws Refusal (409) when it was carried out, but its answer was too long to keep
   * @throws what `work` throws; then nothing was saved
   */
  async run(call: KeyedCall, work: Work): Promise<KeyedAnswer> {
    const [names, ...formerNames] = this.hashKeys.map((key) => ({
      id: fingerprint([call.caller, call.operation, call.key], key),
      fingerprint: fingerprint(call.content, key),
      callerId: call.callerId,
    })) as [Names, ...Names[]];
    for (const former of formerNames) {
      const earlier = await this.findEarlier(former);
      if (earlier) return earlier;
    }
    for (let attempt = 1; ; attempt += 1) {
      const earlier = await this.findEarlier(names);
      if (earlier) return earlier;
      await this.assertFewKeys(call);
      try {
        return { answer: await this.carryOut(names, call, work), isReplayed: false };
      } catch (error) {
        // What a call at the same time has done may be the very reason why this one was refused.
        const meanwhile = await this.findEarlier(names);
        if (meanwhile) return meanwhile;
        if (!(error instanceof KeyIsTaken) || attempt >= MAX_ATTEMPTS) throw error;
        // The key is one of yesterday's, or the call that had it has just been rolled back.
        await this.clean();
      }
    }
  }

  /** Forgets what a person was answered, as when their data is erased. */
  forget(callerId: string, manager: EntityManager): Promise<void> {
    return this.keys.deleteOfCaller(callerId, manager);
  }

  /** Forgets what is older than a day. */
  @Every(HOUR_MS)
  clean(): Promise<void> {
    return this.keys.deleteUsedBefore(yesterday());
  }

  private async assertFewKeys({ callerId }: KeyedCall): Promise<void> {
    if (callerId === null || !this.config.rateLimits) return;
    if ((await this.keys.countOfCaller(callerId, yesterday())) < MAX_KEYS) return;
    // By then the oldest are often forgotten.
    throw new TooManyAttemptsException(
      HOUR_MS / 1000,
      errorMessage('idempotency.too-many-keys', { most: MAX_KEYS }),
    );
  }

  private async carryOut(names: Names, { isRepeatable, ownerOf }: KeyedCall, work: Work): Promise<unknown> {
    if (isRepeatable) {
      const answer = await work();
      const packed = packAnswer(answer);
      // Too long to keep: it is carried out again the next time, which does no harm.
      if (packed !== null && !(await this.insert(names, packed))) throw new KeyIsTaken();
      return answer;
    }
    return work({
      begin: async (manager) => {
        if (!(await this.insert(names, null, manager))) throw new KeyIsTaken();
      },
      end: async (answer, manager) => {
        const callerId = names.callerId ?? ownerOf?.(answer as never) ?? null;
        await this.keys.saveAnswer(names.id, { answer: packAnswer(answer), callerId }, manager);
      },
    });
  }

  private async findEarlier(names: Names): Promise<KeyedAnswer | undefined> {
    const stored = await this.keys.find(names.id, yesterday());
    if (!stored) return undefined;
    if (stored.fingerprint !== names.fingerprint) {
      throw httpError(422, 'idempotency.used-key');
    }
    if (stored.answer === null) {
      throw httpError(409, 'idempotency.not-kept');
    }
    return { answer: unpackAnswer(stored.answer), isReplayed: true };
  }

  private async insert(names: Names, answer: string | null, manager?: EntityManager): Promise<boolean> {
    return this.keys.insert({ ...names, answer, createdAt: new Date() }, manager);
  }
}

function yesterday(): Date {
  return new Date(Date.now() - KEPT_MS);
}
