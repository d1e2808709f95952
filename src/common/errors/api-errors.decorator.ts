import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from './error.dto';

const MEANINGS = {
  400: 'The request is malformed, or a field is invalid: `errors` names it.',
  401: 'There is no token, or it is no longer good.',
  403: 'The signed-in person may not do this.',
  404: 'There is no such thing, or it is someone else’s.',
  409: 'The present state forbids it: stock, a changed price, a duplicate.',
  413: 'The body is too large.',
  415: 'The body is not of a kind this call takes.',
  429: 'Too many attempts: try again after the seconds in `Retry-After`.',
} as const;

/** Documents the errors an operation can answer, all of them in the shape of {@link ErrorDto}. */
export function ApiErrors(...statuses: (keyof typeof MEANINGS)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, description: MEANINGS[status], type: ErrorDto })),
  );
}
