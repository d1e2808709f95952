import { HttpException } from '@nestjs/common';
import type { InBoth, Language } from '../language';
import { ACCOUNTS } from './accounts';
import { FIELDS } from './fields';
import { BY_STATUS, GENERAL } from './general';
import { AFTER_SALES } from './after-sales';
import { ORDERS } from './orders';
import { PRODUCTS } from './products';
import { SHIPPING } from './shipping';
import type { Filled } from './words';

/** Every error: a stable code with its message in each language. */
export const REFUSALS = {
  ...GENERAL,
  ...FIELDS,
  ...ACCOUNTS,
  ...ORDERS,
  ...AFTER_SALES,
  ...SHIPPING,
  ...PRODUCTS,
};

export type RefusalCode = keyof typeof REFUSALS;

type ValuesOf<Code extends RefusalCode> =
  (typeof REFUSALS)[Code] extends Filled<infer Values> ? [values: Values] : [];

/** An error message with its values filled in. */
export interface ErrorMessage extends InBoth {
  readonly code: RefusalCode;
}

/** The error of each field or line. */
export type FieldErrors = Record<string, ErrorMessage>;

/** An error message in both languages. */
export function errorMessage<Code extends RefusalCode>(
  code: Code,
  ...[values]: ValuesOf<Code>
): ErrorMessage {
  const { en, vi } = REFUSALS[code] as InBoth | Filled<unknown>;
  const read = (words: string | ((filled: unknown) => string)): string =>
    typeof words === 'string' ? words : words(values);
  return { code, en: read(en), vi: read(vi) };
}

/** The default message of a status. */
export function statusMessage(status: number): ErrorMessage {
  return errorMessage(BY_STATUS[status] ?? (status >= 500 ? 'server.failed' : 'request.invalid'));
}

/** Joins several messages into one, under one code. */
export function joinMessages(
  code: RefusalCode,
  all: readonly InBoth[],
  joined: (texts: string[]) => string,
): ErrorMessage {
  return { code, en: joined(all.map(({ en }) => en)), vi: joined(all.map(({ vi }) => vi)) };
}

/** Each field's message in one language. */
export function inLanguage(errors: FieldErrors, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, message[language]]));
}

/** Further content of an error response. */
interface ErrorContent {
  readonly errors?: FieldErrors | undefined;
  /** Further fields of the body, such as the current cart. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

function responseOf({ en: message }: ErrorMessage, { errors, details }: ErrorContent): object {
  return { message, ...(errors && { errors: inLanguage(errors, 'en') }), ...details };
}

/** Thrown to reject a request. Its `message` is English; the response uses the caller's language. */
export class Refusal extends HttpException {
  constructor(
    status: number,
    readonly text: ErrorMessage,
    readonly more: ErrorContent = {},
  ) {
    super(responseOf(text, more), status);
  }
}

/** A 400 for invalid fields. */
export class InvalidFields extends Refusal {
  constructor(text: ErrorMessage, errors: FieldErrors) {
    super(400, text, { errors });
  }
}

/** Creates the error with this code: `throw httpError(404, 'order.unknown')`. */
export function httpError<Code extends RefusalCode>(
  status: number,
  code: Code,
  ...values: ValuesOf<Code>
): Refusal {
  return new Refusal(status, errorMessage(code, ...values));
}

/** A 400 about one field. */
export function fieldError(field: string, text: ErrorMessage): InvalidFields {
  return new InvalidFields(text, { [field]: text });
}

/** A 429; the error filter writes `retryAfterSeconds` into `Retry-After`. */
export class TooManyAttemptsException extends Refusal {
  constructor(
    readonly retryAfterSeconds: number,
    text: ErrorMessage = errorMessage('attempts.too-many'),
  ) {
    super(429, text);
  }
}

/** A 503 with `Retry-After`: what the shop runs on cannot be used at the moment. */
export class Unavailable extends Refusal {
  readonly retryAfterSeconds = 5;

  /** @param cause the driver's or the system's error, which is logged and never sent */
  constructor(cause: unknown, code: 'shop.unavailable' | 'pictures.unavailable' = 'shop.unavailable') {
    super(503, errorMessage(code));
    // Not by Nest's option, which the log would write out with the values of a query.
    Object.defineProperty(this, 'cause', { value: cause });
  }
}

/** Whether an error means that something does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() === 404;
}
