import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';

/** Liveness and readiness, for load balancers and process managers (rule X9). */
@Module({ controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
