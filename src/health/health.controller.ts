import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator';
import { Readiness, sendUnavailable } from './readiness';

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
  async checkReadiness(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const problem = await this.readiness.problem();
    void (problem === undefined ? reply.send({ status: 'ok' }) : sendUnavailable(problem, request, reply));
  }
}
