import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { CounterStore, type LimiterOptions } from './counter-store';

const PATIENCE_MS = 500;

/** Counters in Redis, which forgets them by itself. */
export class RedisCounters extends CounterStore {
  private constructor(private readonly redis: Redis) {
    super();
  }

  static async open(url: string): Promise<RedisCounters> {
    // Loaded only where it is used.
    const { Redis: Client } = await import('ioredis');
    const redis = new Client(url, {
      keyPrefix: 'shop:',
      lazyConnect: true,
      // A call never waits for Redis to come back: memory counts until it does.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: PATIENCE_MS,
      connectTimeout: PATIENCE_MS,
    });
    redis.on('error', () => undefined);
    await redis.connect().catch((error: unknown) => {
      new Logger(RedisCounters.name).warn(`Redis does not answer at the start: ${String(error)}`);
    });
    return new RedisCounters(redis);
  }

  protected create(options: LimiterOptions): RateLimiterAbstract {
    return new RateLimiterRedis({ ...options, storeClient: this.redis, rejectIfRedisNotReady: true });
  }

  async clearExpired(): Promise<void> {
    // Redis does.
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}
