import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { apiDocument, operations, type Operation, type Schema } from './api-document';

/** An answer to a request at a route: `route` as in the document, `/v1/products/{id}`. */
export interface GivenAnswer {
  method: string;
  route: string;
  url: string;
  status: number;
  contentType: string | undefined;
  body: string;
}

type Validators = Map<string, ValidateFunction | null>;

/** Compares answers with the committed OpenAPI document. */
export class AnswerCheck {
  private readonly operations = new Map(
    [...operations.values()].map((entry) => [`${entry.method} ${entry.path}`, entry]),
  );
  private readonly validators: Validators = new Map();
  private made?: Ajv;

  /** Made with the first answer: many test files ask for none. */
  private get ajv(): Ajv {
    return (this.made ??= createAjv());
  }

  /** The fault of an answer; null when it matches the document. */
  problemOf({ method, route, status, contentType, body }: GivenAnswer): string | null {
    const operation = this.operations.get(`${method} ${route}`);
    if (!operation) return 'is no operation of the document';
    const response = operation.responses[String(status)];
    if (!response) return 'is a status the document does not have';
    // A table is sent while it is made; its own tests read it.
    if (response.content?.['text/csv']) return contentType?.startsWith('text/csv') ? null : 'is no table';
    const validate = this.validatorOf(operation, String(status));
    if (!validate) return body === '' ? null : 'has a body, and the document says there is none';
    if (!contentType?.startsWith('application/json')) return `is ${contentType ?? 'of no type'}, not JSON`;
    if (validate(parse(body))) return null;
    return this.ajv.errorsText(validate.errors, { dataVar: 'body' }) + detailsOf(validate);
  }

  private validatorOf(operation: Operation, status: string): ValidateFunction | null {
    const key = `${operation.operationId} ${status}`;
    const known = this.validators.get(key);
    if (known !== undefined) return known;
    const schema = operation.responses[status]?.content?.['application/json']?.schema;
    const validator = schema ? this.ajv.compile(closed(schema)) : null;
    this.validators.set(key, validator);
    return validator;
  }
}

/** An ajv with the document's schemas, each of which refuses unknown properties. */
export function createAjv(): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(apiDocument.components.schemas)) {
    ajv.addSchema(closed(schema), `#/components/schemas/${name}`);
  }
  return ajv;
}

/** An OpenAPI 3.0 schema as JSON Schema: `nullable` is expanded, and objects refuse unknown properties. */
export function closed(schema: Schema): object {
  const { nullable, example: _example, ...rest } = schema;
  const inner: Record<string, unknown> = { ...rest };
  if (rest.properties) {
    inner.properties = mapValues(rest.properties, closed);
    inner.additionalProperties ??= false;
  }
  if (typeof rest.additionalProperties === 'object')
    inner.additionalProperties = closed(rest.additionalProperties);
  if (rest.items) inner.items = closed(rest.items);
  for (const word of ['allOf', 'oneOf', 'anyOf'] as const) {
    if (rest[word]) inner[word] = rest[word].map(closed);
  }
  return nullable ? { anyOf: [inner, { type: 'null' }] } : inner;
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function detailsOf(validate: ValidateFunction): string {
  const extra = (validate.errors ?? []).flatMap(({ params }) =>
    'additionalProperty' in params ? [String(params.additionalProperty)] : [],
  );
  return extra.length > 0 ? ` (not in the document: ${extra.join(', ')})` : '';
}
