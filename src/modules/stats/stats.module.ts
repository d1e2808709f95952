import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { MailModule } from '../../mail/mail.module';
import { OrdersModule } from '../orders/orders.module';
import { PaymentsModule } from '../payments/payments.module';
import { ProductsModule } from '../products/products.module';
import { StatsController } from './stats.controller';
import { StatsService } from './stats.service';
import { ToDoService } from './to-do.service';

@Module({
  imports: [ProductsModule, OrdersModule, PaymentsModule, CustomersModule, MailModule],
  controllers: [StatsController],
  providers: [StatsService, ToDoService],
})
export class StatsModule {}
