import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyAttemptsException } from '../common/refusals/refusal';
import { Config } from '../config/config';
import { callerAddress, callerNetwork, NETWORK_SHARE } from './callers';
import { CounterStore } from './counter-stores';
import { LIMITS, type GuessLimit, type Limit } from './limits';
import { mailboxOf } from './mailbox';

/** A counted attempt that can be taken back if it turns out not to matter. */
export interface CountedAttempt {
  giveBack(): Promise<void>;
}

const UNCOUNTED: CountedAttempt = { giveBack: async () => undefined };

const ADDRESS = 'address ';

/** A limit that is never reached, for counts that only determine how long to wait. */
const ENDLESS = 1_000_000_000;

/**
 * Counts attempts by limit and key (an account, an address) in a store shared by all processes. Counts before
 * the expensive work, so that parallel attempts are limited too.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private readonly isOn: boolean;

  constructor(
    private readonly store: CounterStore,
    config: Config,
  ) {
    this.isOn = config.rateLimits;
  }

  /** The key of an address. A key that is only an IPv6 address also counts for its network. */
  addressKey(ip: string): string {
    return `${ADDRESS}${callerAddress(ip)}`;
  }

  /** The /48 network of an IPv6 address; null for IPv4. */
  networkKey(ip: string): string | null {
    return callerNetwork(callerAddress(ip));
  }

  /**
   * Counts one attempt.
   * @throws TooManyAttemptsException (429) with the seconds to wait, when none is left
   */
  async count(limit: Limit, key: string): Promise<void> {
    const wait = await this.consume(limit, key);
    if (wait !== null) throw new TooManyAttemptsException(wait);
  }

  /** Counts one attempt; false when none was left. */
  async isWithin(limit: Limit, key: string): Promise<boolean> {
    return (await this.consume(limit, key)) === null;
  }

  /** As `count`, for an attempt that may be taken back. */
  async take(limit: Limit, key: string): Promise<CountedAttempt> {
    await this.count(limit, key);
    return { giveBack: () => this.giveBack(limit, key) };
  }

  /**
   * Counts a requested mail with a link. Call it for every such mail, even one that is not sent: the
   * remaining number must not reveal whether an account exists.
   * @param recipient the e-mail address of the mail
   * @throws TooManyAttemptsException (429) when the mailbox has reached its limit
   */
  linkMail(recipient: string): Promise<CountedAttempt> {
    return this.take(LIMITS.linkMails, mailboxOf(recipient));
  }

  /** Resets the count of link mails once the owner of the address has followed a link. */
  forgetLinkMails(recipient: string): Promise<void> {
    return this.forget(LIMITS.linkMails, mailboxOf(recipient));
  }

  /**
   * Runs work that may use one attempt. Counts beforehand, since a transaction cannot wait for the store, and
   * takes the count back if the work fails or does not use it.
   * @param work calls `spend` to use the attempt; the result tells whether one was left
   */
  async offer<T>(limit: Limit, key: string, work: (spend: () => boolean) => Promise<T>): Promise<T> {
    const isLeft = await this.isWithin(limit, key);
    let isSpent = false;
    try {
      return await work(() => {
        isSpent = true;
        return isLeft;
      });
    } catch (error) {
      isSpent = false;
      throw error;
    } finally {
      if (isLeft && !isSpent) await this.giveBack(limit, key);
    }
  }

  private async giveBack(limit: Limit, key: string): Promise<void> {
    if (!this.isOn) return;
    await Promise.all(
      countersOf(limit, key).map((one) => this.limiterOf(one.limit).reward(storedKeyOf(one.key))),
    );
  }

  /**
   * Counts a guess at a secret before it is checked. Taking it back resets all guesses of the key: the guess
   * was right.
   * @throws TooManyAttemptsException (429) while the key must wait
   */
  async guess(limit: GuessLimit, key: string): Promise<CountedAttempt> {
    if (!this.isOn) return UNCOUNTED;
    const name = storedKeyOf(key);
    const { free, longestWaitSeconds } = limit;
    const { guesses, turn } = this.guessingOf(limit);

    const waiting = await turn.get(name);
    if (waiting && waiting.consumedPoints > 0) throw tooMany(waiting);
    const { consumedPoints: made } = await guesses.consume(name);
    if (made >= free) {
      const customDuration = Math.min(2 ** (made - free), longestWaitSeconds);
      try {
        // Only one of several parallel guesses gets the slot; the store decides which.
        await turn.consume(name, 1, { customDuration });
      } catch (error) {
        await guesses.reward(name);
        throw toTooMany(error);
      }
    }
    return { giveBack: () => this.forgetGuesses(limit, key) };
  }

  /** Resets a key's guesses, for example when the owner has proved their identity otherwise. */
  async forgetGuesses(limit: GuessLimit, key: string): Promise<void> {
    if (!this.isOn) return;
    const { guesses, turn } = this.guessingOf(limit);
    await Promise.all([guesses.delete(storedKeyOf(key)), turn.delete(storedKeyOf(key))]);
  }

  /** Records a fact about a key for the limit's time. */
  async remember(limit: Limit, key: string): Promise<void> {
    if (this.isOn) await this.limiterOf(limit).set(storedKeyOf(key), 1, limit.seconds);
  }

  /** Whether the fact was recorded. */
  async remembers(limit: Limit, key: string): Promise<boolean> {
    return this.isOn && (await this.limiterOf(limit).get(storedKeyOf(key))) !== null;
  }

  /** Resets the count of a key. */
  async forget(limit: Limit, key: string): Promise<void> {
    if (this.isOn) await this.limiterOf(limit).delete(storedKeyOf(key));
  }

  /** The seconds to wait; null when the attempt was within the limit. */
  private async consume(limit: Limit, key: string): Promise<number | null> {
    if (!this.isOn) return null;
    try {
      for (const one of countersOf(limit, key)) await this.limiterOf(one.limit).consume(storedKeyOf(one.key));
      return null;
    } catch (error) {
      return toTooMany(error).retryAfterSeconds;
    }
  }

  /** How often a key has guessed, and which guess may proceed while others wait. */
  private guessingOf({ name, seconds, longestWaitSeconds }: GuessLimit) {
    return {
      guesses: this.limiterOf({ name, limit: ENDLESS, seconds }),
      turn: this.limiterOf({ name: `${name}-wait`, limit: 1, seconds: longestWaitSeconds }),
    };
  }

  private limiterOf(limit: Limit): RateLimiterAbstract {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const limiter = this.store.limiter(limit);
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}

/** The counters of an attempt: its key and, for an IPv6 address, also the address's network. */
function countersOf(limit: Limit, key: string): { limit: Limit; key: string }[] {
  const network = key.startsWith(ADDRESS) ? callerNetwork(key.slice(ADDRESS.length)) : null;
  if (network === null) return [{ limit, key }];
  const wider = { ...limit, name: `${limit.name}-of-network`, limit: NETWORK_SHARE * limit.limit };
  return [
    { limit, key },
    { limit: wider, key: network },
  ];
}

/** Hashed, so that the store contains no addresses or names, and keys fit its column. */
function storedKeyOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

function toTooMany(error: unknown): TooManyAttemptsException {
  // The library rejects with its result; an Error is a failure of its own.
  if (error instanceof Error) throw error;
  return tooMany(error as RateLimiterRes);
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooManyAttemptsException {
  return new TooManyAttemptsException(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
