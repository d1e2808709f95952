import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

const DESCRIPTION = [
  'Everything the shop’s own pages use, open to other programs as well.',
  '',
  '- Ids are strings named `_id`; money is whole dong; instants are ISO 8601 in UTC.',
  '- Sign in with `POST /v1/customers/login` and send the token as `Authorization: Bearer …`.',
  '- Every error has one shape: `{ statusCode, message, errors? }`, where `errors` names the fields.',
  '- A trailing slash makes no difference.',
].join('\n');

/** Describes the API from its controllers and DTOs. Operations are named after controller methods. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Sneaker shop')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .addSecurityRequirements('bearer')
    .addTag('Products', 'The catalogue: lists, filters, single shoes.')
    .addTag('Customers', 'Signing up, profiles and the orders in them.')
    .addTag('Sign-in', 'Tokens: getting, renewing and giving them up.')
    .addTag('Orders', 'The cart and checkout.')
    .build();
  return SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
  });
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
      tagsSorter: 'alpha',
      validatorUrl: null,
    },
  });
}
