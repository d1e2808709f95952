import { BadRequestException, HttpException, HttpStatus } from '@nestjs/common';

/** An error as it goes over the wire; a conflict may carry more, such as the cart as it is now. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  code?: string;
  errors?: Record<string, string>;
  [detail: string]: unknown;
}

const SENTENCES: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'Please sign in to continue.',
  403: 'You do not have permission to do this.',
  404: 'There is nothing at this address.',
  405: 'This cannot be done here.',
  406: 'This cannot be answered in the requested form.',
  408: 'The request took too long to arrive.',
  409: 'This is not possible at the moment.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The request’s content type is not supported.',
  417: 'The server does not support this Expect header.',
  422: 'The request does not fit what was sent before.',
  429: 'Too many attempts. Please try again later.',
  431: 'The request’s headers are too large.',
  503: 'The shop is not available at the moment. Please try again shortly.',
};

const FASTIFY_SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_BAD_URL: 'The address is not valid.',
};

/** How many fields an answer names. */
export const MOST_ERRORS = 20;

const UNEXPECTED = 'Something went wrong on our side. Please try again.';

/**
 * Turns anything that was thrown into the body of an error answer. What the shop's own code says with one
 * of Nest's exceptions is kept if it is a whole sentence, full stop included; of every other error only the status
 * is, so that no stack, SQL or path leaves.
 */
export function toErrorBody(exception: unknown): ErrorBody {
  if (exception instanceof HttpException) return fromHttpException(exception);
  const { statusCode, code } = (exception ?? {}) as { statusCode?: unknown; code?: unknown };
  const status = isClientErrorStatus(statusCode) ? statusCode : 500;
  return {
    statusCode: status,
    message: FASTIFY_SENTENCES[String(code)] ?? defaultSentence(status),
  };
}

/** The sentence for a status without a more particular one. */
export function defaultSentence(status: number): string {
  return SENTENCES[status] ?? (status >= 500 ? UNEXPECTED : 'The request is not valid.');
}

function fromHttpException(exception: HttpException): ErrorBody {
  const statusCode = exception.getStatus();
  // Nest wraps the HTTP server's own errors, whose wording is for programmers.
  if (isFastifyError(exception.cause)) return toErrorBody(exception.cause);
  const response = exception.getResponse();
  if (typeof response === 'string') return { statusCode, message: sentenceOf(response, statusCode) };

  const { statusCode: _status, error: _error, message, ...details } = response as Record<string, unknown>;
  const text = Array.isArray(message) ? message.join(' ') : message;
  return withFewErrors({ statusCode, message: sentenceOf(text, statusCode), ...details });
}

/** An answer with thousands of errors would cost more than the request; what is left out is counted. */
function withFewErrors(body: ErrorBody): ErrorBody {
  const errors = Object.entries(body.errors ?? {});
  const more = errors.length - MOST_ERRORS;
  if (more <= 0) return body;
  const counted = more === 1 ? 'There is 1 more error.' : `There are ${more} more errors.`;
  return {
    ...body,
    message: `${body.message} ${counted}`,
    errors: Object.fromEntries(errors.slice(0, MOST_ERRORS)),
  };
}

/**
 * The message of an exception, if it ends in `.`, `!` or `?`; any other message is replaced by the status's default
 * sentence. Nest's and Node's own wording (`Cannot GET /x`, `Forbidden resource`) is thereby never shown.
 */
function sentenceOf(message: unknown, status: number): string {
  // An address that nothing answers is quoted in Nest's words, and may itself end in a full stop.
  const isOwnSentence =
    typeof message === 'string' && /[.!?]$/.test(message) && !/^Cannot [A-Z]+ \//.test(message);
  return isOwnSentence ? message : defaultSentence(status);
}

function isFastifyError(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('FST_');
}

function isClientErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** A 400 with one sentence, which is about one field. */
export function fieldError(field: string, message: string): BadRequestException {
  return new BadRequestException({ message, errors: { [field]: message } });
}

/** Answered as 429; the error filter writes `retryAfterSeconds` into `Retry-After`. */
export class TooManyAttemptsException extends HttpException {
  constructor(
    readonly retryAfterSeconds: number,
    message = defaultSentence(HttpStatus.TOO_MANY_REQUESTS),
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS);
  }
}
