import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEvent } from './audit-event.entity';
import { AuditEventsRepository } from './audit-events.repository';
import { AuditTrail } from './audit-trail';

/** Provides the {@link AuditTrail} to all modules. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent])],
  providers: [AuditTrail, AuditEventsRepository],
  exports: [AuditTrail],
})
export class AuditModule {}
