import { BadRequestException, HttpException } from '@nestjs/common';
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
export interface Said extends InBoth {
  readonly code: RefusalCode;
}

/** What is wrong with each field or line. */
export type SaidErrors = Record<string, Said>;

/** A refusal's sentence in both languages. */
export function say<Code extends RefusalCode>(code: Code, ...[values]: ValuesOf<Code>): Said {
  const { en, vi } = REFUSALS[code] as InBoth | Filled<unknown>;
  const read = (words: string | ((filled: unknown) => string)): string =>
    typeof words === 'string' ? words : words(values);
  return { code, en: read(en), vi: read(vi) };
}

/** What is said with a status where nothing more particular is. */
export function sayStatus(status: number): Said {
  return say(BY_STATUS[status] ?? (status >= 500 ? 'server.failed' : 'request.invalid'));
}

/** Several sentences as one, under one code. */
export function sayAll(code: RefusalCode, all: readonly InBoth[], joined: (texts: string[]) => string): Said {
  return { code, en: joined(all.map(({ en }) => en)), vi: joined(all.map(({ vi }) => vi)) };
}

/** Each field's sentence in one language. */
export function inLanguage(errors: SaidErrors, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, said[language]]));
}

/** What a refusal tells besides its sentence. */
interface More {
  readonly errors?: SaidErrors | undefined;
  /** What else the body carries, such as the cart as it is now. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

function responseOf({ en: message }: Said, { errors, details }: More): object {
  return { message, ...(errors && { errors: inLanguage(errors, 'en') }), ...details };
}

/** Thrown to refuse a request. Its message is the English sentence; the answer speaks the reader's language. */
export class Refusal extends HttpException {
  constructor(
    status: number,
    readonly said: Said,
    readonly more: More = {},
  ) {
    super(responseOf(said, more), status);
  }
}

/** A refusal (400) of what is wrong with the request's fields. */
export class InvalidFields extends BadRequestException {
  readonly more: More;

  constructor(
    readonly said: Said,
    errors: SaidErrors,
  ) {
    super(responseOf(said, { errors }));
    this.more = { errors };
  }
}

/** The refusal with this code: `throw refuse(404, 'order.unknown')`. */
export function refuse<Code extends RefusalCode>(
  status: number,
  code: Code,
  ...values: ValuesOf<Code>
): Refusal {
  return new Refusal(status, say(code, ...values));
}

/** A 400 with one sentence, which is about one field. */
export function refuseField(field: string, said: Said): InvalidFields {
  return new InvalidFields(said, { [field]: said });
}

/** Answered as 429; the error filter writes `retryAfterSeconds` into `Retry-After`. */
export class TooManyAttemptsException extends Refusal {
  constructor(
    readonly retryAfterSeconds: number,
    said: Said = say('attempts.too-many'),
  ) {
    super(429, said);
  }
}

/** Whether what was thrown says that something does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() === 404;
}
