import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';

/** Liveness and readiness, for whatever watches over the process. */
@Module({ controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
