import { HttpException, HttpStatus, Injectable } from '@nestjs/common';

/** At most `limit` attempts within `windowSeconds`, for each key of its own. */
export interface RateLimitRule {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Attempts already counted; give them back when they turn out not to have been worth limiting. */
export interface CountedAttempt {
  giveBack(): void;
}

/** Answered as 429; the error filter writes `retryAfterSeconds` into `Retry-After`. */
export class TooManyAttemptsException extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many attempts. Please try again later.', HttpStatus.TOO_MANY_REQUESTS);
  }
}

const MAX_KEYS = 50_000;

/**
 * Counts attempts per rule and key (an identity, an address) in a sliding window, in memory: the shop is one
 * process. Counting comes before the costly work, so that a burst of parallel attempts is limited as well.
 */
@Injectable()
export class RateLimiter {
  /** The moments of the attempts that still count, oldest first, by rule and key. */
  private readonly attempts = new Map<string, number[]>();

  /**
   * Counts one attempt under every rule, or under none if one of them has no attempt left.
   *
   * @example
   * const attempt = limiter.take([{ rule: LOGIN_BY_IDENTITY, key: identity }, { rule: LOGIN_BY_ADDRESS, key: ip }]);
   * // … the password was right:
   * attempt.giveBack();
   * @throws TooManyAttemptsException with the seconds to wait
   */
  take(limits: readonly { rule: RateLimitRule; key: string }[], now: number = Date.now()): CountedAttempt {
    const counted = limits.map(({ rule, key }) => ({ rule, name: `${rule.name}:${key}` }));
    const waits = counted.map(({ rule, name }) => this.millisecondsToWait(rule, name, now));
    const wait = Math.max(0, ...waits);
    if (wait > 0) throw new TooManyAttemptsException(Math.ceil(wait / 1000));

    for (const { name } of counted) this.add(name, now);
    const names = counted.map(({ name }) => name);
    // Emptied at the first time: giving back twice must not free somebody else's attempt.
    return { giveBack: () => names.splice(0).forEach((name) => this.remove(name, now)) };
  }

  /** Forgets a key's attempts, as when somebody has shown in another way who they are. */
  forget(rule: RateLimitRule, key: string): void {
    this.attempts.delete(`${rule.name}:${key}`);
  }

  private millisecondsToWait(rule: RateLimitRule, name: string, now: number): number {
    const start = now - rule.windowSeconds * 1000;
    const recent = (this.attempts.get(name) ?? []).filter((moment) => moment > start);
    if (recent.length === 0) this.attempts.delete(name);
    else this.attempts.set(name, recent);
    const blocking = recent[recent.length - rule.limit];
    return blocking === undefined ? 0 : blocking - start;
  }

  private add(name: string, now: number): void {
    const moments = this.attempts.get(name) ?? [];
    // Put last again: the key forgotten first is the one that has been quiet longest.
    this.attempts.delete(name);
    this.attempts.set(name, [...moments, now]);
    if (this.attempts.size > MAX_KEYS) {
      const [quietest] = this.attempts.keys();
      if (quietest !== undefined) this.attempts.delete(quietest);
    }
  }

  private remove(name: string, moment: number): void {
    const moments = this.attempts.get(name) ?? [];
    const index = moments.indexOf(moment);
    if (index === -1) return;
    const rest = moments.toSpliced(index, 1);
    if (rest.length === 0) this.attempts.delete(name);
    else this.attempts.set(name, rest);
  }
}
