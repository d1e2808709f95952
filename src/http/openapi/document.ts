import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ID_PATTERN } from '../../common/new-id';
import { errorMessage } from '../../common/refusals/refusal';
import {
  ERROR_MEANINGS,
  exampleOfError,
  RETRY_AFTER,
  type ErrorCase,
  type ErrorStatus,
} from '../errors/api-errors.decorator';
import { ErrorDto } from '../errors/error.dto';
import { INTRODUCTION } from './introduction';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['post']>;
type Described = NonNullable<OperationObject['responses'][string]>;
type SchemaObject = {
  nullable?: boolean;
  enum?: unknown[];
  type?: unknown;
  allOf?: unknown[];
  properties?: object;
};

/** The errors of reading the address and headers, before the rest of a call is processed. */
const HEAD_ERRORS: [ErrorStatus, ErrorCase][] = [
  [
    400,
    {
      meaning:
        'The request is malformed: an address must be encoded as addresses are, and a header have its form.',
      message: errorMessage('address.invalid'),
    },
  ],
  [414, {}],
  [431, {}],
  [503, {}],
];

/** The errors of reading a body. */
const BODY_ERRORS: [ErrorStatus, ErrorCase][] = [
  [
    400,
    {
      meaning:
        'The request is malformed: a body that is sent must be valid JSON, an address be encoded as addresses are, ' +
        'and a header have its form.',
      message: errorMessage('body.not-json'),
    },
  ],
  [413, {}],
  [415, {}],
];

const CHECKOUT = [
  'The cart, checkout, and what becomes of an order. An order is bought in five steps:',
  '',
  '1. `POST /v1/orders` answers your cart.',
  '2. `PUT /v1/orders/{id}/add-product` puts pairs into it.',
  '3. `PUT /v1/orders/{id}/add-information` says who receives it, and where.',
  '4. `PUT /v1/orders/{id}` confirms the `total` and chooses the payment.',
  '5. `PUT /v1/customers/{id}/update-order` places it; with `status: canceled` it cancels it again.',
  '',
  '`PUT /v1/customers/{id}/add-order` is optional: it fills the receiver in from your details, as placing does.',
].join('\n');

/** Describes the API from its controllers and DTOs. Operations are named after controller methods. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Sneaker shop')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .setOpenAPIVersion('3.0.3')
    .addServer('/', 'The shop that this document is read from.')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .addSecurityRequirements('bearer')
    .addTag('Sign-in', 'Tokens: getting, renewing, giving up; the devices that are signed in.')
    .addTag('Products', 'The catalogue: lists, filters, single shoes.')
    .addTag('Chat', 'Questions about what is in stock, in Vietnamese or English.')
    .addTag('Shop', 'Who sells, and on what terms.')
    .addTag('Orders', CHECKOUT)
    .addTag('Payments', 'Money of orders: beginning to pay, what came, and what a person should look at.')
    .addTag('Parcels', 'What was sent for an order, and where it is: for staff, who send it.')
    .addTag('Favourites', 'Products that a customer has marked, on all of their devices.')
    .addTag('Back in stock', 'Sizes that are sold out: asking to be told when pairs are back.')
    .addTag(
      'Exchanges',
      'Another size for a pair that has arrived: asking for it, and what staff do with it.',
    )
    .addTag('Returns', 'Money back for pairs that have arrived: asking for it, and what staff do with it.')
    .addTag('Customers', 'Signing up, details and one’s own orders, placing and cancelling.')
    .addTag(
      'Account security',
      'Passwords and second factors: setting, changing, replacing and removing them.',
    )
    .addTag('Personal data', 'A customer’s data: downloading it, erasing the account.')
    .addTag('Order handling', 'For staff: the list of orders, their statuses, history and deletion.')
    .addTag('Customer handling', 'For staff: the list of people, and their roles.')
    .addTag('Staff', 'Who works in the shop: inviting people, ending their access, for managers.')
    .addTag('Product editing', 'For staff: products, their pictures and their stock.')
    .addTag('Audit trail', 'Who changed what of an account or a product, for managers.')
    .addTag('Statistics', 'What the dashboard draws: counts, profit and monthly series.')
    .addTag('Mails', 'Mails that cannot be sent, for managers.')
    .addTag('Messages of carriers', 'For the carriers alone: they report here where parcels are.')
    .addTag('Messages of payment providers', 'For the providers alone: they report payments here.')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
    // Tags are set on the controller or on its methods.
    autoTagControllers: false,
  });
  return addRequestErrors(describeIds(allowNull(joinLists(document))));
}

/** Describes ids in paths uniformly; where a slug is accepted too, the example is a slug. */
function describeIds(document: OpenAPIObject): OpenAPIObject {
  for (const { get, post, put, delete: remove } of Object.values(document.paths)) {
    const parameters = [get, post, put, remove].flatMap((operation) => operation?.parameters ?? []);
    for (const parameter of parameters as { in: string; schema?: { example?: string; pattern?: string } }[]) {
      const { in: place, schema } = parameter;
      if (place === 'path' && ID_PATTERN.test(schema?.example ?? '')) schema!.pattern = ID_PATTERN.source;
    }
  }
  return document;
}

/** List parameters are sent as one comma-separated parameter. */
function joinLists(document: OpenAPIObject): OpenAPIObject {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      const { in: place, schema = {} } = parameter as { in?: string; schema?: SchemaObject };
      if (place !== 'query' || schema.type !== 'array') continue;
      Object.assign(parameter, { style: 'form', explode: false });
    }
  }
  return document;
}

/**
 * Describes nullable values as OpenAPI 3.0.3 requires: an enum lists null too, and a `$ref`, which cannot be
 * nullable, is replaced by the schema itself.
 */
function allowNull(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, SchemaObject>;
  const nullable = Object.values(schemas).flatMap(({ properties = {} }) =>
    (Object.values(properties) as SchemaObject[]).filter((schema) => schema.nullable),
  );
  for (const schema of nullable) {
    if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
    const [whole] = (schema.allOf ?? []) as { $ref: string }[];
    if (!whole) continue;
    const name = whole.$ref.replace('#/components/schemas/', '');
    delete schema.allOf;
    Object.assign(schema, { ...schemas[name], ...schema });
    if (!JSON.stringify(document).includes(`"${whole.$ref}"`)) delete schemas[name];
  }
  return document;
}

/** Adds the errors of every call, and the errors of reading a body to operations with a body. */
function addRequestErrors(document: OpenAPIObject): OpenAPIObject {
  for (const { get, post, put, delete: remove } of Object.values(document.paths)) {
    for (const operation of [post, put, remove]) if (operation) addErrors(operation, BODY_ERRORS);
    for (const operation of [get, post, put, remove]) if (operation) addErrors(operation, HEAD_ERRORS);
  }
  return document;
}

function operationsOf({ paths }: OpenAPIObject): OperationObject[] {
  return Object.values(paths).flatMap(({ get, post, put, delete: remove }) =>
    [get, post, put, remove].flatMap((operation) => operation ?? []),
  );
}

function addErrors({ responses }: OperationObject, errors: [ErrorStatus, ErrorCase][]): void {
  for (const [status, error] of errors) responses[status] ??= describe(status, error);
}

function describe(status: ErrorStatus, error: ErrorCase): Described {
  const schema = { $ref: getSchemaPath(ErrorDto) };
  return {
    description: error.meaning ?? ERROR_MEANINGS[status],
    ...(status === 503 ? { headers: RETRY_AFTER } : {}),
    content: { 'application/json': { schema, example: exampleOfError(status, error) } },
  };
}

/** Serves Swagger UI at `/docs`, without external files, and the document at `/openapi.json`. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => createOpenApiDocument(app), {
    customSiteTitle: 'Sneaker shop API',
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    swaggerOptions: {
      persistAuthorization: true,
      displayRequestDuration: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      filter: true,
      validatorUrl: null,
    },
  });
}
