import {
  BadRequestException,
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type ValidationError,
} from '@nestjs/common';

/**
 * Validates every DTO. A body refuses fields it does not know, so that nothing is silently dropped or
 * written; a query ignores them (contract §2).
 */
@Injectable()
export class RequestValidationPipe implements PipeTransform {
  private readonly strict = createPipe(true);
  private readonly lenient = createPipe(false);

  transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return (metadata.type === 'query' ? this.lenient : this.strict).transform(value, metadata);
  }
}

function createPipe(forbidUnknown: boolean): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: forbidUnknown,
    exceptionFactory: toBadRequest,
  });
}

function toBadRequest(failures: ValidationError[]): BadRequestException {
  const errors = Object.fromEntries(failures.flatMap((failure) => fieldErrors(failure)));
  const messages = Object.values(errors);
  const message =
    messages.length === 1 ? messages[0] : `Please check these fields: ${Object.keys(errors).join(', ')}.`;
  return new BadRequestException({ message: message ?? 'The request is not valid.', errors });
}

/** One message a field: nested ones are named by their path, `items.0.quantity`. */
function fieldErrors(failure: ValidationError, parent = ''): [string, string][] {
  const field = parent + (failure.property ?? 'body');
  const nested = (failure.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`));
  const constraints = failure.constraints ?? {};
  const first = Object.entries(constraints)[0];
  if (!first) return nested;
  return [[field, sentence(field, first[0], first[1])], ...nested];
}

function sentence(field: string, rule: string, message: string): string {
  if (rule === 'whitelistValidation') return `${field} is not a field of this request.`;
  if (rule === 'unknownValue') return 'The body must be a JSON object.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
