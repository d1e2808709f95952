import { HttpException } from '@nestjs/common';
import {
  inLanguage,
  Refusal,
  errorMessage,
  statusMessage,
  type ErrorMessage,
} from '../../common/refusals/refusal';
import type { Language } from '../../common/language';

/** An error response; a conflict may carry more fields, such as the current cart. */
export interface ErrorBody {
  statusCode: number;
  message: string;
  code: string;
  errors?: Record<string, string>;
  [detail: string]: unknown;
}

const FASTIFY_ERRORS: Readonly<Record<string, ErrorMessage>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: errorMessage('body.not-json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: errorMessage('body.empty'),
  FST_ERR_BAD_URL: errorMessage('address.invalid'),
};

/** Maximum fields named in an error response. */
export const MAX_ERRORS = 20;

/**
 * Turns any exception into an error body. Own errors keep their message and code; of all others only the
 * status remains, so that no stack, SQL, path or internal message leaks.
 * @param named the language that the request prefers; null means English
 */
export function toErrorBody(exception: unknown, named: Language | null): ErrorBody {
  // Nest wraps the HTTP server's own errors, whose messages are for programmers.
  const error =
    exception instanceof HttpException && isFastifyError(exception.cause) ? exception.cause : exception;
  if (error instanceof Refusal) return bodyOf(error, named);
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  const clientError = isClientErrorStatus(statusCode) ? statusCode : 500;
  const status = error instanceof HttpException ? error.getStatus() : clientError;
  return { statusCode: status, ...worded(FASTIFY_ERRORS[String(code)] ?? statusMessage(status), named) };
}

/** An error's code with its message in the request's preferred language, or in English. */
export function worded(text: ErrorMessage, named: Language | null): { message: string; code: string } {
  return { message: text[named ?? 'en'], code: text.code };
}

function bodyOf(refusal: Refusal, named: Language | null): ErrorBody {
  const { text, more } = refusal;
  const errors = more.errors && { errors: inLanguage(more.errors, named ?? 'en') };
  const body = { statusCode: refusal.getStatus(), ...worded(text, named), ...errors, ...more.details };
  return withFewErrors(body, named);
}

/** A response with thousands of errors would cost more than the request; the rest are only counted. */
function withFewErrors(body: ErrorBody, named: Language | null): ErrorBody {
  const errors = Object.entries(body.errors ?? {});
  const more = errors.length - MAX_ERRORS;
  if (more <= 0) return body;
  const counted = more === 1 ? 'There is 1 more error.' : `There are ${more} more errors.`;
  return {
    ...body,
    message: `${body.message} ${named === 'vi' ? `Còn ${more} lỗi nữa.` : counted}`,
    errors: Object.fromEntries(errors.slice(0, MAX_ERRORS)),
  };
}

function isFastifyError(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('FST_');
}

function isClientErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && status >= 400 && status < 500;
}
