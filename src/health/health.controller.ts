import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access';
import { Readiness } from './readiness';

@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  checkLiveness(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  async checkReadiness(): Promise<{ status: string }> {
    await this.readiness.assertReady();
    return { status: 'ok' };
  }
}
