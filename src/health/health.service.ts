import { Injectable } from '@nestjs/common';
import { DatabaseProbe } from '../database/database-probe';

@Injectable()
export class HealthService {
  constructor(private readonly database: DatabaseProbe) {}

  /** Whether requests can be served: the database answers. */
  isReady(): Promise<boolean> {
    return this.database.isReachable();
  }
}
