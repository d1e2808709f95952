import { i18n } from './i18n';
import { waitInWords } from './text';

/** The body of every error (rule W2): one sentence, and a message for each invalid field. */
interface ErrorBody {
  message?: unknown;
  errors?: unknown;
}

/** The network failed, or the answer took longer than the timeout. */
const NO_ANSWER = 0;

/** A failure whose `message` is for people: one sentence in the page's language. */
export class UserFacingError extends Error {}

/** A failed call. */
export class ApiError<Body = unknown> extends UserFacingError {
  override readonly name = 'ApiError';

  /**
   * @param status the HTTP status; 0 without an answer
   * @param errors maps an invalid field to its message; may be empty
   * @param body the whole answer, for calls whose refusal carries data
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
      ? i18n.t('The shop took too long to answer. Please try again.')
      : i18n.t('The shop cannot be reached. Check your connection and try again.');
    return new ApiError(NO_ANSWER, message, {}, null);
  }

  /** @param retryAfter the header `Retry-After` in seconds; the message then says how long to wait */
  static fromAnswer(status: number, body: unknown, retryAfter: string | null = null): ApiError {
    const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
    const sentence =
      typeof message === 'string' && message
        ? message
        : i18n.t('The shop answered with an error ({status}).', { status });
    return new ApiError(status, withWait(sentence, Number(retryAfter)), toMessages(errors), body);
  }
}

/** Replaces 'later' at the end of the server's message, in the page's language, by the waiting time. */
function withWait(sentence: string, seconds: number): string {
  const wait = () => ` ${i18n.t('in {time}', { time: waitInWords(seconds) })}.`;
  return seconds > 0 ? sentence.replace(/ (?:later|sau)\.$/, wait) : sentence;
}

/** Whether the error is a failed call with one of the given statuses. */
export function isStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** Whether the error is a failed call with this `code`. */
export function isCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && (error.body as { code?: unknown } | null | undefined)?.code === code;
}

/** Whether a retry may help: there was no answer, or the server failed. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === NO_ANSWER || error.status >= 500);
}

/**
 * The message for a person, for any thrown value.
 *
 * @param otherwise stands for an error that has none
 */
export function errorMessage(
  error: unknown,
  otherwise = i18n.t('Something went wrong. Please try again.'),
): string {
  return error instanceof UserFacingError ? error.message : otherwise;
}

/** The message, followed by the messages of the invalid fields or short lines. */
export function errorMessages(error: unknown): string {
  return [...new Set([errorMessage(error), ...Object.values(errorsOf(error))])].join(' ');
}

/** The messages of a failed call's invalid fields; empty for any other failure. */
export function errorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.errors : {};
}

function toMessages(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, String(message)]));
}
