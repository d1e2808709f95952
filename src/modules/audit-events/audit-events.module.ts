import { Module } from '@nestjs/common';
import { NamesRepository } from '../../access/names.repository';
import { ProductsModule } from '../products/products.module';
import { AuditEventsController } from './audit-events.controller';
import { AuditEventsService } from './audit-events.service';

/** Reads the audit trail for managers. */
@Module({
  imports: [ProductsModule],
  controllers: [AuditEventsController],
  providers: [AuditEventsService, NamesRepository],
  exports: [AuditEventsService],
})
export class AuditEventsModule {}
