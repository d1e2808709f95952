import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { ProductsModule } from '../products/products.module';
import { AuditEventsService } from './audit-events.service';
import { CustomerAuditEventsController } from './customer-audit-events.controller';
import { ProductAuditEventsController } from './product-audit-events.controller';

/** Reads the audit trail for managers. */
@Module({
  imports: [ProductsModule, CustomersModule],
  controllers: [CustomerAuditEventsController, ProductAuditEventsController],
  providers: [AuditEventsService],
  exports: [AuditEventsService],
})
export class AuditEventsModule {}
