import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { AuditEventsModule } from '../audit-events/audit-events.module';
import { AuthModule } from '../auth/auth.module';
import { CustomersModule } from '../customers/customers.module';
import { OrdersModule } from '../orders/orders.module';
import { PersonalDataController } from './personal-data.controller';
import { PersonalDataService } from './personal-data.service';

/** What the shop knows of a person, wherever it lies: to be taken along, and to be erased. */
@Module({
  imports: [MailModule, OrdersModule, CustomersModule, AuthModule, AuditEventsModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService],
})
export class PersonalDataModule {}
