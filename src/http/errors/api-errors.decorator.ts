import { applyDecorators, type Type } from '@nestjs/common';
import { ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import {
  inLanguage,
  statusMessage,
  type ErrorMessage,
  type FieldErrors,
} from '../../common/refusals/refusal';
import type { ErrorBody } from './error-body';
import { ErrorDto } from './error.dto';

/** The default description of each error status. */
export const ERROR_MEANINGS = {
  400: 'The request is malformed, or a field is invalid: `errors` names it.',
  401: 'The token is missing or no longer valid.',
  403: 'The caller’s role does not allow this; or the caller is staff and must set up two-step sign-in first (`code` is `second-factor-setup-required`).',
  404: 'Nothing is found under this id, or it is another person’s.',
  409: 'The present state forbids it.',
  413: 'The body is too large.',
  414: 'The address is too long: at most 8,192 characters and 100 parameters.',
  415: 'The body is not of a kind this call takes.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many attempts: try again after the seconds in `Retry-After`.',
  431: 'The headers are too large: at most 16 kB.',
  503: 'The shop is starting, or its database cannot be used: try again after the seconds in `Retry-After`.',
} as const;

export type ErrorStatus = keyof typeof ERROR_MEANINGS;

/** One error of an operation. */
export interface ErrorCase {
  /** Describes the condition where the default description does not fit. */
  meaning?: string;
  /** The code and message; by default the first of `errors`. */
  message?: ErrorMessage;
  /** Possible content of `errors`. */
  errors?: FieldErrors;
  /** The body's class, if it has more fields than usual. */
  type?: Type<ErrorDto>;
  /** Further fields of the body. */
  details?: Record<string, unknown>;
}

export type ErrorCases = Partial<Record<ErrorStatus, ErrorCase>>;

/** The headers of a 429 and a 503. */
export const RETRY_AFTER = {
  'Retry-After': {
    description: 'The seconds to wait.',
    schema: { type: 'string' as const, pattern: '^\\d+$', example: '30' },
  },
};

/**
 * Documents the errors of an operation, all with the schema {@link ErrorDto}: by status, or with the
 * operation's own description.
 */
export function ApiErrors(...errors: (ErrorStatus | ErrorCases)[]): MethodDecorator & ClassDecorator {
  const cases = errors.flatMap((error) =>
    typeof error === 'number'
      ? [describeError(error, {})]
      : Object.entries(error).map(([status, one]) => describeError(Number(status) as ErrorStatus, one)),
  );
  return applyDecorators(...cases.map((described) => ApiResponse(described)));
}

/** An example body for the status. */
export function exampleOfError(status: ErrorStatus, { message, errors, details }: ErrorCase = {}): ErrorBody {
  const { en, code } = message ?? Object.values(errors ?? {})[0] ?? statusMessage(status);
  const fields = errors && { errors: inLanguage(errors, 'en') };
  return { statusCode: status, message: en, code, ...fields, ...details };
}

function describeError(status: ErrorStatus, error: ErrorCase): ApiResponseOptions {
  return {
    status,
    description: error.meaning ?? ERROR_MEANINGS[status],
    type: error.type ?? ErrorDto,
    example: exampleOfError(status, error),
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
  };
}
