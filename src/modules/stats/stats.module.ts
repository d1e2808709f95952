import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { OrdersModule } from '../orders/orders.module';
import { ProductsModule } from '../products/products.module';
import { StatsController } from './stats.controller';
import { StatsService } from './stats.service';

@Module({
  imports: [ProductsModule, OrdersModule, CustomersModule],
  controllers: [StatsController],
  providers: [StatsService],
})
export class StatsModule {}
