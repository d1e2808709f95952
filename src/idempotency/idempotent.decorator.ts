import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ApiErrors } from '../common/errors/api-errors.decorator';
import {
  ANSWER_OF,
  IdempotencyInterceptor,
  OWNER_OF,
  type OwnerOf,
  type ToAnswer,
} from './idempotency.interceptor';

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

const IN_USE = {
  422: {
    message: 'This Idempotency-Key was used for another request. Please take a new key for each request.',
  },
};

/**
 * Lets callers repeat the operation under an `Idempotency-Key`.
 *
 * @param toAnswer makes the answer's body of what the operation's one transaction answers; key and answer are
 *   then saved in that transaction. Leave it out only where doing the work twice does no harm: there the
 *   answer is saved after the work
 * @param ownerOf whose data a visitor is answered; the answer is erased with it
 */
export function Idempotent<T>(
  toAnswer?: (result: T) => unknown,
  ownerOf?: (result: T) => string,
): MethodDecorator {
  return applyDecorators(
    SetMetadata(ANSWER_OF, toAnswer as ToAnswer | undefined),
    SetMetadata(OWNER_OF, ownerOf as OwnerOf | undefined),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader(HEADER),
    ApiErrors(IN_USE, 429),
  );
}
