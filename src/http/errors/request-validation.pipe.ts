import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type ValidationError,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { InvalidFields, httpError, errorMessage, type ErrorMessage } from '../../common/refusals/refusal';
import { cleanInput } from '../../common/clean-text';
import { unreadableIn } from '../../common/text';
import { MAX_ERRORS } from './error-body';
import type { MessageContext } from './with-message';

/** The rule that a text contains only displayable characters. */
export const PLAIN_TEXT = 'isPlainText';

/** What `@HasLines` leaves at a field of several lines: mapped types copy rules, and no other metadata. */
export const HAS_LINES = 'hasLines';

/** What `@AsTyped` leaves at a password. */
export const AS_TYPED = 'asTyped';

/** Rules about a value's type, most informative first, by class-validator's names. */
const BASIC_RULES = [
  'whitelistValidation',
  'isDefined',
  'isString',
  'isNumber',
  'isInt',
  'isBoolean',
  'isArray',
  'isObject',
  'isNotEmpty',
];

/**
 * Validates every DTO and normalises its texts. Bodies reject unknown fields, so that none is silently
 * dropped or written (rule W5); queries ignore them (rule L8).
 */
@Injectable()
export class RequestValidationPipe implements PipeTransform {
  private readonly strict = createPipe(true);
  private readonly lenient = createPipe(false);

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    // Values that the server itself derived from the request, such as the current user.
    if (metadata.type === 'custom') return value;
    if (metadata.type === 'body' && value !== undefined && !isJsonObject(value)) {
      throw httpError(400, 'body.no-object');
    }
    const clean = isJsonObject(value) ? cleanFields(value as object, metadata) : cleanInput(value);
    const inherited = metadata.type === 'body' ? inheritedNames(clean) : [];
    if (inherited.length > 0) {
      throw invalidFields(inherited.map((field) => [field, errorMessage('field.unknown', { field })]));
    }
    if (metadata.type === 'query') return this.lenient.transform(withoutBrackets(clean), metadata);
    return this.strict.transform(clean, metadata);
  }
}

function cleanFields(fields: object, { metatype }: ArgumentMetadata): unknown {
  const rules = metatype ? getMetadataStorage().getTargetValidationMetadatas(metatype, '', false, false) : [];
  const isMarked = (field: string, mark: string): boolean =>
    rules.some(({ name, propertyName }) => name === mark && propertyName === field);
  const cleaned = Object.entries(fields).map(([name, part]) => [
    name,
    isMarked(name, AS_TYPED) ? (part as unknown) : cleanInput(part, isMarked(name, HAS_LINES)),
  ]);
  return Object.fromEntries(cleaned);
}

function createPipe(forbidUnknown: boolean): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: forbidUnknown,
    exceptionFactory: toBadRequest,
  });
}

function toBadRequest(failures: ValidationError[]): InvalidFields {
  return invalidFields(failures.flatMap((failure) => fieldErrors(failure)));
}

/**
 * Fields named like inherited properties, such as `constructor`, which class-validator would accept as known.
 */
function inheritedNames(value: unknown, parent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name in Object.prototype ? [parent + name] : inheritedNames(part, `${parent}${name}.`),
  );
}

function invalidFields(named: [field: string, message: ErrorMessage][]): InvalidFields {
  const errors = Object.fromEntries(named);
  const sentences = Object.values(errors);
  const fields = Object.keys(errors).slice(0, MAX_ERRORS).join(', ');
  const text = sentences.length === 1 ? sentences[0]! : errorMessage('validation.failed', { fields });
  return new InvalidFields(text, errors);
}

/** One message per field; nested fields are named by their path, `items.0.quantity`. */
function fieldErrors(failure: ValidationError, parent = ''): [string, ErrorMessage][] {
  const field = parent + (failure.property ?? 'body');
  const nested = (failure.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`));
  // The rules of the list say what its entries have to be; this one has a sentence in English alone.
  const { nestedValidation: _, ...constraints } = failure.constraints ?? {};
  const first = mostBasic(constraints);
  if (!first) return nested;
  return [[field, sentence(field, first, failure)], ...nested];
}

/** The most informative broken rule: a value of the wrong type also breaks the rules on size and format. */
function mostBasic(constraints: Record<string, string>): [rule: string, message: string] | undefined {
  const broken = Object.entries(constraints);
  const basic = BASIC_RULES.find((rule) => rule in constraints);
  return broken.find(([rule]) => rule === basic) ?? broken[0];
}

/**
 * This API does not accept `brand[]=nike` and `brand[a]=nike`. Such a parameter is turned into an invalid
 * value of its name, so that it is rejected instead of ignored as unknown.
 */
function withoutBrackets(query: unknown): unknown {
  if (!isJsonObject(query)) return query;
  const refused = Object.keys(query as object).flatMap((name) => {
    const bracketed = /^([A-Za-z]\w*)\[.*\]$/.exec(name);
    return bracketed ? [[bracketed[1], {}] as const] : [];
  });
  return { ...(query as object), ...Object.fromEntries(refused) };
}

function isJsonObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sentence(field: string, [rule, message]: [string, string], failure: ValidationError): ErrorMessage {
  if (rule === 'whitelistValidation') return errorMessage('field.unknown', { field });
  if (rule === 'unknownValue') return errorMessage('body.no-object');
  if (rule === PLAIN_TEXT) {
    return errorMessage('field.hidden', { field, character: unreadableIn(String(failure.value)) });
  }
  const { text } = (failure.contexts?.[rule] ?? {}) as Partial<MessageContext>;
  if (!text) return { code: 'request.invalid', en: ended(message), vi: ended(message) };
  // A missing value has no type: `is required` replaces `must be a text`.
  const isMissing = failure.value === undefined && text.code === 'field.no-text';
  if (isMissing) return errorMessage('field.required', { field: failure.property });
  return { ...text, en: ended(text.en), vi: ended(text.vi) };
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
