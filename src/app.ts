import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { createAdapter } from './common/http/fastify-adapter';
import { registerIncomingFiles } from './common/http/incoming-files';
import { registerCompression } from './common/http/security';
import { registerStaticSites } from './common/http/static-sites';
import { registerUploadedFiles } from './common/http/uploaded-files';
import { createLogger, NestLogger } from './common/logging/logger';
import { serveOpenApi } from './common/openapi/document';
import type { Config } from './config/config';
import { measureRequests } from './metrics/metrics-server';
import { KeptAnswers } from './modules/products/catalogue/kept-answers';
import { limitConnections, watchForwardedHeaders } from './rate-limits/callers';
import { StorefrontService } from './storefront/storefront.service';

/**
 * Builds the whole application: connected, migrated and ready to be initialised, injected into or listened
 * with. Used by the process, by the OpenAPI writer and by the tests alike.
 *
 * @param extraModules modules beyond the shop's own, for tests
 * @throws what connecting to the database throws
 */
export async function createApp(config: Config, extraModules: Type[] = []): Promise<NestFastifyApplication> {
  const logger = await createLogger(config);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, extraModules),
    createAdapter(logger, config.trustedProxies),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  await registerCompression(app);
  await registerIncomingFiles(app);
  watchForwardedHeaders(app, config);
  limitConnections(app, config);
  if (config.metricsPort !== undefined) measureRequests(app);
  app.get(KeptAnswers).answerFirst(app);
  registerUploadedFiles(app, config.dataDir);
  if (config.apiDocs) serveOpenApi(app);
  const storefront = app.get(StorefrontService);
  await registerStaticSites(app, (path, query) => storefront.findPage(path, query), config.storybook);
  return app;
}
