import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/errors/api-errors.decorator';
import { DeviceCookies } from './device-cookie';
import { ofAllDevices, type Limit } from './limits';
import { RateLimits } from './rate-limits.service';

const LIMITED = 'limited';

/** Counts the calls of a `@Limited` route. Guards run before validation, so invalid calls count too. */
@Injectable()
class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly devices: DeviceCookies,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit>(LIMITED, context.getHandler());
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const address = this.limits.addressKey(ip);
    const device = limit.isByDevice ? this.devices.read(headers.cookie) : null;
    if (device) await this.limits.count(ofAllDevices(limit), address);
    // By account: one that signs in often has many devices, which share one budget.
    await this.limits.count(limit, device ? `device of ${device.owner}` : address);
    return true;
  }
}

/**
 * Limits a public route's calls by address, before validation (429). A route with a token would reject a bad
 * one first, without counting it.
 */
export function Limited(limit: Limit): MethodDecorator {
  return applyDecorators(SetMetadata(LIMITED, limit), UseGuards(LimitGuard), ApiErrors(429));
}
