import { waitInWords } from '../lib/dates';

/** What the server says when it refuses (contract §2): one sentence, and a message for each wrong field. */
interface ErrorBody {
  message?: unknown;
  errors?: unknown;
}

/** Nobody answered: the network is gone, or the answer took longer than the timeout. */
const NO_ANSWER = 0;

/** A call that did not succeed. `message` is one sentence that can be shown to a person. */
export class ApiError<Body = unknown> extends Error {
  override readonly name = 'ApiError';

  /**
   * @param status the HTTP status; 0 when there was no answer
   * @param errors a field's name to its message; empty when the server named none
   * @param body the whole answer, for the calls whose refusal carries data
   */
  constructor(
    readonly status: number,
    message: string,
    readonly errors: Readonly<Record<string, string>>,
    readonly body: Body,
  ) {
    super(message);
  }

  static noAnswer(timedOut: boolean): ApiError<null> {
    const message = timedOut
      ? 'The shop took too long to answer. Please try again.'
      : 'The shop cannot be reached. Check your connection and try again.';
    return new ApiError(NO_ANSWER, message, {}, null);
  }

  /** @param retryAfter the header `Retry-After` in seconds; the sentence then says how long to wait */
  static fromAnswer(status: number, body: unknown, retryAfter: string | null = null): ApiError {
    const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
    const sentence =
      typeof message === 'string' && message ? message : `The shop answered with an error (${status}).`;
    return new ApiError(status, withWait(sentence, Number(retryAfter)), toMessages(errors), body);
  }
}

/** The server's sentence, with the wait in the place of 'later' where the server names one. */
function withWait(sentence: string, seconds: number): string {
  return seconds > 0 ? sentence.replace(/ later\.$/, () => ` in ${waitInWords(seconds)}.`) : sentence;
}

/** Whether a failed call failed with this status. */
export function isStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** Whether a call was refused for the reason that this stable word names. */
export function isCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && (error.body as { code?: unknown } | null | undefined)?.code === code;
}

/** Whether a call may succeed when it is tried again: nobody answered it, or the server stumbled. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === NO_ANSWER || error.status >= 500);
}

/** The sentence that tells a person why something failed, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
}

/** The same, and what is said of each wrong field or short line. */
export function sentencesOf(error: unknown): string {
  return [...new Set([sentenceOf(error), ...Object.values(errorsOf(error))])].join(' ');
}

/** A failed call's message for each wrong field; empty when it failed for another reason. */
export function errorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.errors : {};
}

function toMessages(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, String(message)]));
}
