import { Module } from '@nestjs/common';
import { CustomersModule } from '../modules/customers/customers.module';
import { OrdersModule } from '../modules/orders/orders.module';
import { PaymentsModule } from '../modules/payments/payments.module';
import { ProductsModule } from '../modules/products/products.module';
import { DemoService } from './demo.service';

/** The demo shop; no other module depends on it. */
@Module({
  imports: [ProductsModule, OrdersModule, CustomersModule, PaymentsModule],
  providers: [DemoService],
  exports: [DemoService],
})
export class DemoModule {}
