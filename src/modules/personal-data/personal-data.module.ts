import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { AuditEventsModule } from '../audit-events/audit-events.module';
import { AuthModule } from '../auth/auth.module';
import { CustomersModule } from '../customers/customers.module';
import { OrdersModule } from '../orders/orders.module';
import { PaymentsModule } from '../payments/payments.module';
import { ProductsModule } from '../products/products.module';
import { ShippingModule } from '../shipping/shipping.module';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';

/** Downloads and erases a person's data across all modules (rule A31). */
@Module({
  imports: [
    ...[MailModule, ProductsModule, OrdersModule, PaymentsModule, ShippingModule],
    ...[CustomersModule, AuthModule, AuditEventsModule],
  ],
  controllers: [PersonalDataController],
  providers: [PersonalDataService],
})
export class PersonalDataModule {}
