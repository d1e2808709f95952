import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { addRequestErrors } from './request-errors';

const DESCRIPTION = [
  'Everything the shop’s own pages use, open to other programs as well. The document of this page is',
  '[openapi.json](/openapi.json).',
  '',
  '- Sign in with `POST /v1/customers/login` and send the token as `Authorization: Bearer …`; here, put it into',
  '  Authorize. Your own id is the `userId` in the token, a JWT: its middle part is Base64 of JSON.',
  '- What someone may do goes by their role at that moment: `client`, `admin` or `manager`. Staff are admins and',
  '  managers. Summaries end with (staff) or (manager) where only they may call.',
  '- `GET /v1/customers/{id}` with your own id lists your orders, the cart among them.',
  '- Ids are strings named `_id`; money is whole dong; instants are ISO 8601 in UTC.',
  '- Every error has one shape: `{ statusCode, message, errors? }`, where `errors` names the fields, or at a',
  '  shortage the lines.',
  '- Bodies are JSON in UTF-8, at most 64 KB (a product and a chat 256 KB); a field that a body does not have is',
  '  refused. An answer names at most 20 fields.',
  '- Lists count pages from 1; `total` is the number of all matches. A query ignores what it does not know.',
  '- Signing up, everything that changes a cart, placing and cancelling, and counting pairs sold elsewhere take an',
  '  `Idempotency-Key`, so that they can be sent again; the answer to a repetition has the header',
  '  `idempotency-replayed: true`.',
  '- Every answer has an `x-request-id`, under which the shop’s log has the request. What visitors read of the',
  '  catalogue has an `ETag`: sent back as `If-None-Match` it saves the answer (304) when nothing has changed.',
  '- A trailing slash makes no difference.',
].join('\n');

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
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .addSecurityRequirements('bearer')
    .addTag('Sign-in', 'Tokens and passwords: getting, renewing, giving up, changing and replacing them.')
    .addTag(
      'Products',
      'The catalogue: lists, filters, single shoes; editing it, its pictures and its stock.',
    )
    .addTag('Chat', 'Questions about what is in stock, in Vietnamese or English.')
    .addTag('Orders', CHECKOUT)
    .addTag(
      'Customers',
      'Signing up, details and one’s own orders, placing and cancelling; staff’s list of people.',
    )
    .addTag('Statistics', 'What the dashboard draws: counts, profit and monthly series.')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
  });
  return addRequestErrors(nameListsTexts(document));
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
