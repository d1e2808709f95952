import { HttpException } from '@nestjs/common';
import {
  inLanguage,
  Refusal,
  errorMessage,
  statusMessage,
  type ErrorMessage,
} from '../../common/refusals/refusal';
import type { Language } from '../../common/language';

/** An error as it goes over the wire; a conflict may carry more, such as the cart as it is now. */
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

/** How many fields an answer names. */
export const MAX_ERRORS = 20;

/**
 * Turns anything that was thrown into the body of an error answer. What the shop itself refuses has its sentence and
 * code; of every other error only the status is kept, so that no stack, SQL, path or wording for programmers leaves.
 * @param named the language that the request names; null is answered in English
 */
export function toErrorBody(exception: unknown, named: Language | null): ErrorBody {
  // Nest wraps the HTTP server's own errors, whose wording is for programmers.
  const error =
    exception instanceof HttpException && isFastifyError(exception.cause) ? exception.cause : exception;
  if (error instanceof Refusal) return bodyOf(error, named);
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  const clientError = isClientErrorStatus(statusCode) ? statusCode : 500;
  const status = error instanceof HttpException ? error.getStatus() : clientError;
  return { statusCode: status, ...worded(FASTIFY_ERRORS[String(code)] ?? statusMessage(status), named) };
}

/** A refusal's code, and its sentence in the language that the request names, or in English. */
export function worded(said: ErrorMessage, named: Language | null): { message: string; code: string } {
  return { message: said[named ?? 'en'], code: said.code };
}

function bodyOf(refusal: Refusal, named: Language | null): ErrorBody {
  const { said, more } = refusal;
  const errors = more.errors && { errors: inLanguage(more.errors, named ?? 'en') };
  const body = { statusCode: refusal.getStatus(), ...worded(said, named), ...errors, ...more.details };
  return withFewErrors(body, named);
}

/** An answer with thousands of errors would cost more than the request; what is left out is counted. */
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
