import { Logger } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterAbstract, type IRateLimiterOptions } from 'rate-limiter-flexible';
import type { Limit } from './limits';

export const COUNTERS_TABLE = 'rate_limits';

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
    options: IRateLimiterOptions,
    private readonly onUse: () => void,
  ) {
    super(options);
  }

  override consume(
    ...given: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    this.onUse();
    return super.consume(...given);
  }
}
