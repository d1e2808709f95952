import { HttpException, HttpStatus } from '@nestjs/common';

/** Answered as 429; the error filter writes `retryAfterSeconds` into `Retry-After`. */
export class TooManyAttemptsException extends HttpException {
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many attempts. Please try again later.',
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS);
  }
}
