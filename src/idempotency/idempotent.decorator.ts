import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { AuthenticatedUser } from '../access/authenticated-user';
import { ApiErrors } from '../http/errors/api-errors.decorator';
import { httpError, errorMessage } from '../common/refusals/refusal';
import type { TransactionHook } from '../database/transaction-runner';
import { IdempotencyService, type KeyedCall } from './idempotency.service';

/** The metadata key of the {@link KeyedOperation}. */
const IDEMPOTENT = 'idempotent';

/** The metadata key of a method with a parameter for the transaction's hook. */
const TAKES_ONCE = 'takesOnce';

type KeyedOperation = Pick<KeyedCall, 'isRepeatable' | 'ownerOf'>;

/** A request; with a key, also what its transaction is to save. */
type KeyedRequest = FastifyRequest & { user?: AuthenticatedUser; once?: TransactionHook };

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Reads the caller's `Idempotency-Key`; a call without one goes straight on. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Refusal (400) for a key that is empty, too long, or not of visible ASCII characters */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<KeyedRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw httpError(400, 'idempotency.invalid-key');
    }
    return from(this.answer(context, request, key, next));
  }

  private async answer(
    context: ExecutionContext,
    request: KeyedRequest,
    key: string,
    next: CallHandler<unknown>,
  ): Promise<unknown> {
    const call = {
      caller: request.user?._id ?? request.ip,
      callerId: request.user?._id ?? null,
      operation: context.getHandler().name,
      key,
      content: [request.params, request.body ?? null],
      ...this.reflector.get<KeyedOperation>(IDEMPOTENT, context.getHandler()),
    };
    const { answer, isReplayed } = await this.idempotency.run(call, (once) => {
      request.once = once;
      return lastValueFrom(next.handle());
    });
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (isReplayed) void reply.header('idempotency-replayed', 'true');
    return answer;
  }
}

const HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'Makes the call safe to send again: a key of one’s own for each request, 1 to 255 visible ASCII ' +
    'characters, such as a new UUID (`f3b9f0de-5f1c-4a51-9d0f-2b1c1c6a7a10`). Within 24 hours the same key ' +
    'with the same path and body answers what the first call answered, with the header ' +
    '`idempotency-replayed: true`, and does nothing; with another body it is a 422. Calls sent at once are ' +
    'carried out once. A call that was refused is not remembered: the same key may be tried again. Keys ' +
    'belong to the person who is signed in, or to a visitor’s address. A person has 1,000 of them in 24 hours, ' +
    'then a call with a further one is a 429.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
};

const IN_USE = { 422: { message: errorMessage('idempotency.used-key') } };

/**
 * Lets callers repeat the operation under an `Idempotency-Key`. Key and answer are saved in the operation's one
 * transaction, which takes what the method's `@IdempotencyHook()` gives and returns the answer's body.
 * @throws Error when the class is loaded, for a method without `@IdempotencyHook()` that is not said to be harmless
 */
export function Idempotent(operation: KeyedOperation = {}): MethodDecorator {
  return (target, name, descriptor) => {
    if (!operation.isRepeatable && !Reflect.hasMetadata(TAKES_ONCE, target, name)) {
      throw new Error(
        `${target.constructor.name}.${String(name)} is @Idempotent() and takes no @IdempotencyHook().`,
      );
    }
    applyDecorators(
      SetMetadata(IDEMPOTENT, operation),
      UseInterceptors(IdempotencyInterceptor),
      ApiHeader(HEADER),
      ApiErrors(IN_USE, 429),
    )(target, name, descriptor);
  };
}

const readOnce = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<KeyedRequest>().once,
);

/** What the operation's one transaction takes as `once`; undefined for a call without a key. */
export function IdempotencyHook(): ParameterDecorator {
  return (target, name, index) => {
    Reflect.defineMetadata(TAKES_ONCE, true, target, name!);
    readOnce()(target, name, index);
  };
}
