import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';

/** Liveness and readiness, for load balancers and process managers (rule X9). */
@Module({ controllers: [HealthController] })
export class HealthModule {}
