import {
  Global,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { every } from '../common/background-work';
import { Config } from '../config/config';
import { CounterStore, openStore } from './counter-stores';
import { DeviceCookies } from './device-cookie';
import { RateLimits } from './rate-limits.service';

const CLEANING_MS = 3600 * 1000;

/** Provides {@link RateLimits} and {@link DeviceCookies} everywhere, over the store that the configuration names. */
@Global()
@Module({
  providers: [
    RateLimits,
    DeviceCookies,
    { provide: CounterStore, inject: [Config, DataSource], useFactory: openStore },
  ],
  exports: [RateLimits, DeviceCookies],
})
export class RateLimitsModule implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(RateLimitsModule.name);
  private stopCleaning: (() => void) | undefined;

  constructor(private readonly store: CounterStore) {}

  onApplicationBootstrap(): void {
    this.stopCleaning = every(CLEANING_MS, () => this.store.clearExpired(), this.logger);
  }

  onModuleDestroy(): void {
    this.stopCleaning?.();
  }

  /** Requests in flight have had their answers by now. */
  onApplicationShutdown(): Promise<void> {
    return this.store.close();
  }
}
