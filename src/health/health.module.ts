import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { Readiness } from './readiness';

/** Liveness and readiness, for load balancers and process managers (rule X9). */
@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}
