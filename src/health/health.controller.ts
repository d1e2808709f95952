import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access';
import { DatabaseProbe } from '../database/database-probe';

@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly database: DatabaseProbe) {}

  @Get('live')
  checkLiveness(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  async checkReadiness(): Promise<{ status: string }> {
    if (!(await this.database.isReachable())) {
      throw new ServiceUnavailableException('The database cannot be reached.');
    }
    return { status: 'ok' };
  }
}
