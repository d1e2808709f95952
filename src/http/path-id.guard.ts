import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../common/clean-text';
import { ID_PATTERN } from '../common/new-id';
import { httpError, type RefusalCode } from '../common/refusals/refusal';

const TAKES_SLUG = 'takesSlug';

/** Lets a route's `:id` also be a slug. */
export function TakesSlug(): MethodDecorator {
  return SetMetadata(TAKES_SLUG, true);
}

/** The resource of an invalid id, by the segment before it in the route. */
const UNKNOWN: Partial<Record<string, RefusalCode>> = {
  customers: 'customer.unknown',
  exchanges: 'exchange.unknown',
  invitations: 'invitation.unknown',
  orders: 'order.unknown',
  payments: 'payment.unknown',
  products: 'product.unknown',
  refunds: 'refund.unknown',
  returns: 'return.unknown',
  sessions: 'session.unknown',
  shipments: 'shipment.unknown',
  'size-waits': 'wait.unknown',
  staff: 'staff.unknown',
};

/**
 * Responds 404 to malformed ids (rule W20) on every route before any look-up, so that comparisons need not
 * handle other spellings. Runs after `AccessGuard`, so that callers without access learn nothing.
 */
@Injectable()
export class PathIdGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { params, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    const takesSlug = this.reflector.get<boolean | undefined>(TAKES_SLUG, context.getHandler()) ?? false;
    const wrong = Object.entries(params as Record<string, string>).find(
      ([name, value]) =>
        /^id$|Id$/.test(name) && !ID_PATTERN.test(value) && (!takesSlug || isRespelledId(value)),
    );
    if (!wrong) return true;
    const segments = (routeOptions.url ?? '').split('/');
    const kind = segments[segments.indexOf(`:${wrong[0]}`) - 1] ?? '';
    throw httpError(404, UNKNOWN[kind] ?? 'address.unknown');
  }
}

/** Whether a text differs from an id only in capitals, spaces or invisible characters. */
function isRespelledId(text: string): boolean {
  return ID_PATTERN.test(cleanText(text).trim().toLowerCase());
}
