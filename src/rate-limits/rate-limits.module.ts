import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Every } from '../common/every';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { CounterStore, openStore } from './counter-stores';
import { DeviceCookies } from './device-cookie';
import { RateLimits } from './rate-limits.service';

const HOUR_MS = 3600 * 1000;

/** Provides {@link RateLimits} and {@link DeviceCookies} to all modules, using the configured store. */
@Global()
@Module({
  providers: [
    RateLimits,
    DeviceCookies,
    { provide: CounterStore, inject: [Config, DataSource], useFactory: openStore },
  ],
  exports: [RateLimits, DeviceCookies],
})
export class RateLimitsModule implements OnApplicationShutdown {
  constructor(private readonly store: CounterStore) {}

  @Every(HOUR_MS)
  clearExpired(): Promise<void> {
    return this.store.clearExpired();
  }

  /** All requests have been answered by now. */
  onApplicationShutdown(): Promise<void> {
    return this.store.close();
  }
}
