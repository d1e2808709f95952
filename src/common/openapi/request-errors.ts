import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import {
  ERROR_MEANINGS,
  exampleOfError,
  type ErrorCase,
  type ErrorStatus,
} from '../errors/api-errors.decorator';
import { ErrorDto } from '../errors/error.dto';

type Described = NonNullable<NonNullable<OpenAPIObject['paths'][string]['post']>['responses'][string]>;

/** What reading a body can end with, before anything else of a call is looked at. */
const BODY_ERRORS: [ErrorStatus, ErrorCase][] = [
  [
    400,
    {
      meaning:
        'The request is malformed: a body that is sent must be valid JSON, and a header have its form.',
      message: 'The request body is not valid JSON.',
    },
  ],
  [413, {}],
  [415, {}],
];

/** Adds what any address can end with, and the errors of reading a body to operations that may be sent one. */
export function addRequestErrors(document: OpenAPIObject): OpenAPIObject {
  for (const { get, post, put, delete: remove } of Object.values(document.paths)) {
    for (const operation of [get, post, put, remove]) {
      if (operation) operation.responses[414] ??= describe(414, {});
    }
    for (const operation of [post, put, remove]) {
      if (!operation) continue;
      for (const [status, said] of BODY_ERRORS) operation.responses[status] ??= describe(status, said);
    }
  }
  return document;
}

function describe(status: ErrorStatus, said: ErrorCase): Described {
  const schema = { $ref: getSchemaPath(ErrorDto) };
  return {
    description: said.meaning ?? ERROR_MEANINGS[status],
    content: { 'application/json': { schema, example: exampleOfError(status, said) } },
  };
}
