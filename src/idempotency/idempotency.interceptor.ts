import {
  BadRequestException,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { AuthenticatedUser } from '../common/auth/authenticated-user';
import { IdempotencyService } from './idempotency.service';

/** Where the decorator leaves how an operation's answer is made. */
export const ANSWER_OF = 'idempotentAnswer';

export type ToAnswer = (result: unknown) => unknown;

/** Where it leaves whose data a visitor is answered. */
export const OWNER_OF = 'idempotentOwner';

export type OwnerOf = (result: unknown) => string;

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Reads the caller's `Idempotency-Key`; a call without one goes straight on. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws BadRequestException for a key that is empty, too long, or not of visible ASCII characters */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: AuthenticatedUser }>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new BadRequestException(
        'The Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.',
      );
    }
    return from(this.answer(context, request, key, next));
  }

  private async answer(
    context: ExecutionContext,
    request: FastifyRequest & { user?: AuthenticatedUser },
    key: string,
    next: CallHandler<unknown>,
  ): Promise<unknown> {
    const call = {
      caller: request.user?._id ?? request.ip,
      callerId: request.user?._id ?? null,
      operation: context.getHandler().name,
      key,
      content: [request.params, request.body ?? null],
      toAnswer: this.reflector.get<ToAnswer | undefined>(ANSWER_OF, context.getHandler()),
      ownerOf: this.reflector.get<OwnerOf | undefined>(OWNER_OF, context.getHandler()),
    };
    const { answer, isReplayed } = await this.idempotency.run(call, () => lastValueFrom(next.handle()));
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (isReplayed) void reply.header('idempotency-replayed', 'true');
    return answer;
  }
}
