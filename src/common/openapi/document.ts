import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ID_PATTERN } from '../new-id';
import { say } from '../refusals/refusal';
import {
  ERROR_MEANINGS,
  exampleOfError,
  RETRY_AFTER,
  type ErrorCase,
  type ErrorStatus,
} from '../errors/api-errors.decorator';
import { ErrorDto } from '../errors/error.dto';
import { INTRODUCTION } from './introduction';

type Described = NonNullable<NonNullable<OpenAPIObject['paths'][string]['post']>['responses'][string]>;

/** What reading a body can end with, before anything else of a call is looked at. */
const BODY_ERRORS: [ErrorStatus, ErrorCase][] = [
  [
    400,
    {
      meaning:
        'The request is malformed: a body that is sent must be valid JSON, and a header have its form.',
      says: say('body.not-json'),
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
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .addSecurityRequirements('bearer')
    .addTag('Sign-in', 'Tokens: getting, renewing, giving up; the devices that are signed in.')
    .addTag('Products', 'The catalogue: lists, filters, single shoes.')
    .addTag('Chat', 'Questions about what is in stock, in Vietnamese or English.')
    .addTag('Orders', CHECKOUT)
    .addTag('Back in stock', 'Sizes that are sold out: asking to be told when pairs are back.')
    .addTag(
      'Exchanges',
      'Another size for a pair that has arrived: asking for it, and what staff do with it.',
    )
    .addTag('Customers', 'Signing up, details and one’s own orders, placing and cancelling.')
    .addTag(
      'Account security',
      'Passwords and second factors: setting, changing, replacing and removing them.',
    )
    .addTag('Personal data', 'A customer’s data: downloading it, erasing the account.')
    .addTag('Order handling', 'For staff: the list of orders, their statuses, history and deletion.')
    .addTag('Customer handling', 'For staff: the list of people, and their roles.')
    .addTag('Product editing', 'For staff: products, their pictures and their stock.')
    .addTag('Audit trail', 'Who changed what of an account or a product, for managers.')
    .addTag('Statistics', 'What the dashboard draws: counts, profit and monthly series.')
    .addTag('Mails', 'Mails that cannot be sent, for managers.')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
    // A controller has its own tags, or its methods have.
    autoTagControllers: false,
  });
  return addRequestErrors(describeIds(nameListsTexts(document)));
}

/** A path's id is written in one way; where a slug stands for it as well, the example is one. */
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

/** A list joined by commas is sent as one text: what its values are, its description says. */
function nameListsTexts(document: OpenAPIObject): OpenAPIObject {
  for (const { parameters = [] } of Object.values(document.paths).flatMap(({ get }) => get ?? [])) {
    for (const parameter of parameters) {
      const { schema } = parameter as { schema?: { type?: string; items?: unknown } };
      if (schema?.type === 'string') delete schema.items;
    }
  }
  return document;
}

/** Adds what any address can end with, and the errors of reading a body to operations that may be sent one. */
function addRequestErrors(document: OpenAPIObject): OpenAPIObject {
  for (const { get, post, put, delete: remove } of Object.values(document.paths)) {
    for (const operation of [get, post, put, remove]) {
      if (!operation) continue;
      operation.responses[414] ??= describe(414, {});
      operation.responses[503] ??= { ...describe(503, {}), headers: RETRY_AFTER };
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

/** Serves Swagger UI at `/docs`, from this server alone, and the document at `/openapi.json`. */
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
