import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from './common/auth/access.guard';
import { ErrorFilter } from './common/errors/error.filter';
import { RequestValidationPipe } from './common/errors/request-validation.pipe';
import { RateLimitModule } from './common/rate-limit/rate-limit.module';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { DemoModule } from './demo/demo.module';
import { HealthModule } from './health/health.module';
import { AuthModule } from './modules/auth/auth.module';
import { CustomersModule } from './modules/customers/customers.module';
import { OrdersModule } from './modules/orders/orders.module';
import { ProductsModule } from './modules/products/products.module';

/** The list of modules. */
@Module({
  imports: [
    DatabaseModule,
    RateLimitModule,
    HealthModule,
    ProductsModule,
    OrdersModule,
    CustomersModule,
    AuthModule,
    DemoModule,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
  ],
})
export class AppModule {
  static forRoot(config: Config, extraModules: Type[]): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.forRoot(config), ...extraModules] };
  }
}
