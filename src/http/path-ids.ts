import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../common/clean-text';
import { ID_PATTERN } from '../common/new-id';
import { httpError, type RefusalCode } from '../common/refusals/refusal';

const TAKES_SLUG = 'takesSlug';

/** Lets a route's `:id` be a slug as well. */
export function TakesSlug(): MethodDecorator {
  return SetMetadata(TAKES_SLUG, true);
}

/** What does not exist when its id is none, by the first part of a route below `/v1`. */
const UNKNOWN = {
  customers: 'customer.unknown',
  exchanges: 'exchange.unknown',
  orders: 'order.unknown',
  products: 'product.unknown',
  'size-waits': 'wait.unknown',
} as const satisfies Record<string, RefusalCode>;

/**
 * Answers 404 to a path with an id that is not written as ids are (rule W20), on every route and before anything is
 * looked up: what compares ids need not know in which other ways a caller may spell one. It comes after
 * `AccessGuard`, so that those who may not call at all learn no more.
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
    const [, , kind = ''] = (routeOptions.url ?? '').split('/');
    if (wrong[0] === 'sessionId') throw httpError(404, 'session.unknown');
    throw httpError(404, kind in UNKNOWN ? UNKNOWN[kind as keyof typeof UNKNOWN] : 'address.unknown');
  }
}

/** Whether only capitals, blanks or what nobody sees keep a text from being an id. */
function isRespelledId(text: string): boolean {
  return ID_PATTERN.test(cleanText(text).trim().toLowerCase());
}
