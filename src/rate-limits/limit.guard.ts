import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DeviceCookies } from './device-cookie';
import { LIMITED } from './limited.decorator';
import type { Limit } from './limits';
import { RateLimits } from './rate-limits.service';

/** Counts the calls of routes that are `@Limited`: guards come before validation, so invalid calls count too. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly devices: DeviceCookies,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit | undefined>(LIMITED, context.getHandler());
    if (limit) await this.limits.count(limit, this.keyOf(limit, context));
    return true;
  }

  private keyOf({ isByDevice }: Limit, context: ExecutionContext): string {
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const device = isByDevice ? this.devices.read(headers.cookie) : null;
    // By whose device it is: an account that signs in often has many, and one budget for all of them.
    return device ? `device of ${device.owner}` : this.limits.addressKey(ip);
  }
}
