import { HttpException } from '@nestjs/common';
import type { InBoth, Language } from '../language';
import { ACCOUNTS } from './accounts';
import { FIELDS } from './fields';
import { BY_STATUS, GENERAL } from './general';
import { ORDERS } from './orders';
import { PRODUCTS } from './products';
import type { Filled } from './words';

/** Every refusal: a stable code, and its sentence in each language. */
export const REFUSALS = { ...GENERAL, ...FIELDS, ...ACCOUNTS, ...ORDERS, ...PRODUCTS };

export type RefusalCode = keyof typeof REFUSALS;

type ValuesOf<Code extends RefusalCode> =
  (typeof REFUSALS)[Code] extends Filled<infer Values> ? [values: Values] : [];

/** A refusal in words, with its values filled in. */
export interface ErrorMessage extends InBoth {
  readonly code: RefusalCode;
}

/** What is wrong with each field or line. */
export type FieldErrors = Record<string, ErrorMessage>;

/** A refusal's sentence in both languages. */
export function errorMessage<Code extends RefusalCode>(
  code: Code,
  ...[values]: ValuesOf<Code>
): ErrorMessage {
  const { en, vi } = REFUSALS[code] as InBoth | Filled<unknown>;
  const read = (words: string | ((filled: unknown) => string)): string =>
    typeof words === 'string' ? words : words(values);
  return { code, en: read(en), vi: read(vi) };
}

/** What is said with a status where nothing more particular is. */
export function statusMessage(status: number): ErrorMessage {
  return errorMessage(BY_STATUS[status] ?? (status >= 500 ? 'server.failed' : 'request.invalid'));
}

/** Several sentences as one, under one code. */
export function joinMessages(
  code: RefusalCode,
  all: readonly InBoth[],
  joined: (texts: string[]) => string,
): ErrorMessage {
  return { code, en: joined(all.map(({ en }) => en)), vi: joined(all.map(({ vi }) => vi)) };
}

/** Each field's sentence in one language. */
export function inLanguage(errors: FieldErrors, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, said[language]]));
}

/** What a refusal tells besides its sentence. */
interface More {
  readonly errors?: FieldErrors | undefined;
  /** What else the body carries, such as the cart as it is now. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

function responseOf({ en: message }: ErrorMessage, { errors, details }: More): object {
  return { message, ...(errors && { errors: inLanguage(errors, 'en') }), ...details };
}

/** Thrown to refuse a request. Its message is the English sentence; the answer speaks the reader's language. */
export class Refusal extends HttpException {
  constructor(
    status: number,
    readonly said: ErrorMessage,
    readonly more: More = {},
  ) {
    super(responseOf(said, more), status);
  }
}

/** A refusal (400) of what is wrong with the request's fields. */
export class InvalidFields extends Refusal {
  constructor(said: ErrorMessage, errors: FieldErrors) {
    super(400, said, { errors });
  }
}

/** The refusal with this code: `throw httpError(404, 'order.unknown')`. */
export function httpError<Code extends RefusalCode>(
  status: number,
  code: Code,
  ...values: ValuesOf<Code>
): Refusal {
  return new Refusal(status, errorMessage(code, ...values));
}

/** A 400 with one sentence, which is about one field. */
export function fieldError(field: string, said: ErrorMessage): InvalidFields {
  return new InvalidFields(said, { [field]: said });
}

/** Answered as 429; the error filter writes `retryAfterSeconds` into `Retry-After`. */
export class TooManyAttemptsException extends Refusal {
  constructor(
    readonly retryAfterSeconds: number,
    said: ErrorMessage = errorMessage('attempts.too-many'),
  ) {
    super(429, said);
  }
}

/** Whether what was thrown says that something does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() === 404;
}
