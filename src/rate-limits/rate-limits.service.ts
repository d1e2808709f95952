import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyAttemptsException } from '../common/refusals/refusal';
import { Config } from '../config/config';
import { callerAddress, callerNetwork, NETWORK_SHARE } from './callers';
import { CounterStore } from './counter-stores';
import { LIMITS, type GuessLimit, type Limit } from './limits';
import { mailboxOf } from './mailbox';

/** An attempt that was counted; what it was counted for may turn out not to have been worth limiting. */
export interface CountedAttempt {
  giveBack(): Promise<void>;
}

const UNCOUNTED: CountedAttempt = { giveBack: async () => undefined };

const ADDRESS = 'address ';

/** More than any key ever counts, where the count decides how long to wait. */
const ENDLESS = 1_000_000_000;

/**
 * Counts attempts by limit and key (an account, an address) in a store that all processes share. Counting comes
 * before the costly work, so that a burst of parallel attempts is limited as well.
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

  /** What an address is counted under; where this is all of a key, an IPv6 address counts for its network as well. */
  addressKey(ip: string): string {
    return `${ADDRESS}${callerAddress(ip)}`;
  }

  /** The IPv6 network (/48) of an address; null for IPv4. */
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

  /** As `count`, of an attempt that may be given back. */
  async take(limit: Limit, key: string): Promise<CountedAttempt> {
    await this.count(limit, key);
    return { giveBack: () => this.giveBack(limit, key) };
  }

  /**
   * Counts a mail with a link that someone asks for. Each mail of this kind is counted here, whatever it is for and
   * whoever asks, also one that is not sent in the end: how much is left must not tell whether an account exists.
   * @param recipient the e-mail address that the mail would go to
   * @throws TooManyAttemptsException (429) when its mailbox has had enough of them
   */
  linkMail(recipient: string): Promise<CountedAttempt> {
    return this.take(LIMITS.linkMails, mailboxOf(recipient));
  }

  /** Forgets the mails with a link to an address, once its owner has followed one. */
  forgetLinkMails(recipient: string): Promise<void> {
    return this.forget(LIMITS.linkMails, mailboxOf(recipient));
  }

  /**
   * Runs work that may spend one attempt. It is counted before, since a transaction cannot wait for the store; when
   * the work fails or has not spent it, it does not count.
   * @param work calls `spend` where it would use an attempt, and hears whether one was left
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
   * Counts a guess at a secret before it is looked at. Giving it back forgets all of the key's guesses: it was right.
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
        // Of guesses at once, one gets the slot; the store decides which.
        await turn.consume(name, 1, { customDuration });
      } catch (error) {
        await guesses.reward(name);
        throw toTooMany(error);
      }
    }
    return { giveBack: () => this.forgetGuesses(limit, key) };
  }

  /** Forgets a key's guesses, as when its owner has shown in another way who they are. */
  async forgetGuesses(limit: GuessLimit, key: string): Promise<void> {
    if (!this.isOn) return;
    const { guesses, turn } = this.guessingOf(limit);
    await Promise.all([guesses.delete(storedKeyOf(key)), turn.delete(storedKeyOf(key))]);
  }

  /** Notes that something holds for a key, for the limit's time. */
  async remember(limit: Limit, key: string): Promise<void> {
    if (this.isOn) await this.limiterOf(limit).set(storedKeyOf(key), 1, limit.seconds);
  }

  /** Whether it was noted. */
  async remembers(limit: Limit, key: string): Promise<boolean> {
    return this.isOn && (await this.limiterOf(limit).get(storedKeyOf(key))) !== null;
  }

  /** Forgets what was counted. */
  async forget(limit: Limit, key: string): Promise<void> {
    if (this.isOn) await this.limiterOf(limit).delete(storedKeyOf(key));
  }

  /** The seconds to wait, or null when the attempt was within the limit. */
  private async consume(limit: Limit, key: string): Promise<number | null> {
    if (!this.isOn) return null;
    try {
      for (const one of countersOf(limit, key)) await this.limiterOf(one.limit).consume(storedKeyOf(one.key));
      return null;
    } catch (error) {
      return toTooMany(error).retryAfterSeconds;
    }
  }

  /** How often a key has guessed, and whose turn it is to guess while others must wait. */
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

/** What an attempt counts under: its key and, where that is an address of IPv6, the network of the address too. */
function countersOf(limit: Limit, key: string): { limit: Limit; key: string }[] {
  const network = key.startsWith(ADDRESS) ? callerNetwork(key.slice(ADDRESS.length)) : null;
  if (network === null) return [{ limit, key }];
  const wider = { ...limit, name: `${limit.name}-of-network`, limit: NETWORK_SHARE * limit.limit };
  return [
    { limit, key },
    { limit: wider, key: network },
  ];
}

/** Hashed: the store need not know addresses and names, and its column is as long as this. */
function storedKeyOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

function toTooMany(error: unknown): TooManyAttemptsException {
  // The library rejects with its result; anything else is a failure of its own.
  if (error instanceof Error) throw error;
  return tooMany(error as RateLimiterRes);
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooManyAttemptsException {
  return new TooManyAttemptsException(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
