import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A schema of the OpenAPI document, as far as the tests read it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  example?: unknown;
  default?: unknown;
  description?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  /** How a list's values are joined. */
  style?: string;
  explode?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema; example?: unknown }>;

export interface DocumentedResponse {
  description?: string;
  headers?: Record<string, unknown>;
  content?: Content;
}

interface DocumentedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, DocumentedResponse>;
}

export interface ApiDocument {
  servers?: { url: string }[];
  tags?: { name: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation extends DocumentedOperation {
  /** In capitals: `GET`. */
  method: string;
  /** As in the document: `/v1/products/{id}`. */
  path: string;
}

const FILE = join(__dirname, '..', '..', '..', 'openapi', 'openapi.json');

/** The committed document, which API users and the generated client rely on. */
export const apiDocument = JSON.parse(readFileSync(FILE, 'utf8')) as ApiDocument;

/** Every operation, by its id. */
export const operations = new Map(
  Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      operation.operationId,
      { ...operation, method: method.toUpperCase(), path },
    ]),
  ),
);

/** @throws Error when the document has no such operation */
export function getOperation(operationId: string): Operation {
  const operation = operations.get(operationId);
  if (!operation) throw new Error(`openapi.json has no operation ${operationId}.`);
  return operation;
}
