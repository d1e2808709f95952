import { Global, Module } from '@nestjs/common';
import { RateLimiter } from './rate-limiter';

/** Provides the {@link RateLimiter} everywhere. */
@Global()
@Module({ providers: [RateLimiter], exports: [RateLimiter] })
export class RateLimitModule {}
