import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access';
import { Readiness, refuse } from './readiness';

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
  async checkReadiness(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const message = await this.readiness.problem();
    if (message === undefined) return { status: 'ok' };
    refuse(reply);
    return { statusCode: 503, message };
  }
}
