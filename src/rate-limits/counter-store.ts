import { Logger } from '@nestjs/common';
import {
  RateLimiterMemory,
  type RateLimiterAbstract,
  type RateLimiterRes,
  type IRateLimiterOptions,
} from 'rate-limiter-flexible';
import type { Limit } from './limits';

export const COUNTERS_TABLE = 'rate_limits';

/** A timer of more than 2³¹ milliseconds fires at once: what memory counts, it forgets after 24 days. */
const LONGEST_SECONDS = 24 * 24 * 3600;

/** The library's options of one limit, with what stands in for a store that fails. */
export type LimiterOptions = IRateLimiterOptions & { insuranceLimiter: RateLimiterMemory };

/** Where attempts are counted. */
export abstract class CounterStore {
  private readonly logger = new Logger(CounterStore.name);
  private warnedAt = -Infinity;

  /** The library's limiter of one limit. */
  limiter({ name, limit, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: name, points: limit, duration: seconds };
    const insuranceLimiter = new Insurance(options, () => this.warn());
    return this.create({ ...options, insuranceLimiter });
  }

  protected abstract create(options: LimiterOptions): RateLimiterAbstract;

  /** Forgets the counters that have run out. */
  abstract clearExpired(): Promise<void>;

  abstract close(): Promise<void>;

  private warn(): void {
    if (Date.now() - this.warnedAt < 60_000) return;
    this.warnedAt = Date.now();
    this.logger.warn(
      'The store of the rate limits does not answer: this process counts by itself meanwhile.',
    );
  }
}

/** Counts in memory while the store fails: trouble with limits is no trouble for visitors. */
class Insurance extends RateLimiterMemory {
  constructor(
    options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
    private readonly onUse: () => void,
  ) {
    super({ ...options, duration: Math.min(options.duration, LONGEST_SECONDS) });
  }

  override set(key: string | number, points: number, seconds: number): Promise<RateLimiterRes> {
    return super.set(key, points, Math.min(seconds, LONGEST_SECONDS));
  }

  override consume(
    ...given: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    this.onUse();
    return super.consume(...given);
  }
}
