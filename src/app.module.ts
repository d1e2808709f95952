import {
  Logger,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type Type,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AuditModule } from './audit/audit.module';
import { AccessGuard } from './access/access.guard';
import { ErrorFilter } from './http/errors/error.filter';
import { RequestValidationPipe } from './http/errors/request-validation.pipe';
import { PathIdGuard } from './http/path-id.guard';
import { finishJobs } from './common/every';
import { IdempotencyModule } from './idempotency/idempotency.module';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { DemoModule } from './demo/demo.module';
import { DemoCarriersModule } from './demo/carriers/demo-carriers.module';
import { DemoPaymentsModule } from './demo/payments/demo-payments.module';
import { HealthModule } from './health/health.module';
import { AuditEventsModule } from './modules/audit-events/audit-events.module';
import { AuthModule } from './modules/auth/auth.module';
import { ChatModule } from './modules/chat/chat.module';
import { CustomersModule } from './modules/customers/customers.module';
import { InstallationModule } from './installation/installation.module';
import { OrdersModule } from './modules/orders/orders.module';
import { PaymentsModule } from './modules/payments/payments.module';
import { PictureSweepModule } from './modules/picture-sweep/picture-sweep.module';
import { PersonalDataModule } from './modules/personal-data/personal-data.module';
import { ProductsModule } from './modules/products/products.module';
import { UploadsModule } from './modules/products/media/uploads.module';
import { SellerModule } from './modules/seller/seller.module';
import { ShippingModule } from './modules/shipping/shipping.module';
import { StatsModule } from './modules/stats/stats.module';
import { PROVIDER_LIMITS } from './modules/payments/providers/payment-provider';
import { RateLimitsModule } from './rate-limits/rate-limits.module';
import { StorefrontModule } from './storefront/storefront.module';

/** A call to a provider ends, and its answer is written, before shutdown gives up. */
const JOB_MS = PROVIDER_LIMITS.ms + 1000;

@Module({
  imports: [
    ScheduleModule.forRoot(),
    DatabaseModule,
    RateLimitsModule,
    IdempotencyModule,
    AuditModule,
    HealthModule,
    InstallationModule,
    ProductsModule,
    UploadsModule,
    ChatModule,
    OrdersModule,
    PaymentsModule,
    ShippingModule,
    CustomersModule,
    AuthModule,
    AuditEventsModule,
    PersonalDataModule,
    PictureSweepModule,
    SellerModule,
    StatsModule,
    StorefrontModule,
    DemoModule,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: PathIdGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
  ],
})
export class AppModule implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Shutdown');

  /** The timers have been stopped, and the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    await finishJobs(JOB_MS).catch((error: unknown) => this.logger.warn(error));
  }

  static forRoot(config: Config, extraModules: Type[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        ...(config.demo ? [DemoPaymentsModule, DemoCarriersModule] : []),
        ...extraModules,
      ],
    };
  }
}
