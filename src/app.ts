import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { beginJobs } from './common/every';
import { createAdapter } from './http/fastify-adapter';
import { registerMultipart } from './http/multipart-files';
import { registerCompression, setPictureSource, setStrictTransport } from './http/security';
import { registerStaticSites } from './http/static-sites';
import { serveUploads } from './http/serve-uploads';
import { createLogger, NestLogger } from './observability/logger';
import { rememberRequestIds } from './observability/request-id';
import { serveOpenApi } from './http/openapi/document';
import { traceRequests } from './observability/tracing';
import type { Config } from './config/config';
import { DatabaseService } from './database/database.service';
import { Readiness } from './health/readiness';
import { measureRequests } from './http/measure-requests';
import { registerResponseCache } from './http/response-cache';
import { CatalogueFreshness } from './modules/products/catalog/catalogue-freshness';
import { PictureStore } from './modules/products/media/picture-store';
import { limitConnections, watchForwardedHeaders } from './rate-limits/callers';
import { StorefrontService } from './storefront/storefront.service';

/**
 * The whole application: connected, migrated and ready to be initialised, injected into or listened with.
 *
 * @param extraModules modules beyond the shop's own, for tests
 * @throws what connecting to the database throws
 */
export async function createApp(config: Config, extraModules: Type[] = []): Promise<NestFastifyApplication> {
  const app = await buildApp(config, extraModules);
  await openShop(app);
  return app;
}

/**
 * Opens the database, and the shop to requests.
 * @param fill what else only one process may do before the others
 */
export async function openShop(app: NestFastifyApplication, fill?: () => Promise<void>): Promise<void> {
  await app.get(DatabaseService).migrateAndConnect(fill);
  beginJobs();
  app.get(Readiness).markReady();
}

/** Builds the application, which can listen and answers health checks; {@link openShop} must follow. */
export async function buildApp(config: Config, extraModules: Type[] = []): Promise<NestFastifyApplication> {
  const logger = await createLogger(config);
  setStrictTransport(config.hstsIncludeSubdomains);
  setPictureSource(config.seller.badge?.url);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, extraModules),
    createAdapter(logger, config),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  if (config.tracing) await traceRequests(app, config.tracing, config.trustedProxies);
  app.get(Readiness).guard(app);
  await registerCompression(app);
  await registerMultipart(app);
  limitConnections(app, config);
  if (config.metricsPort !== undefined) measureRequests(app);
  registerResponseCache(app, app.get(CatalogueFreshness));
  // After the cache, whose only lines are of the request's own log, and before all that may write others.
  rememberRequestIds(app);
  watchForwardedHeaders(app, config);
  const pictures = app.get(PictureStore);
  serveUploads(app, config.dataDir, config.s3 && ((name) => pictures.read(name)));
  if (config.apiDocs) serveOpenApi(app);
  const storefront = app.get(StorefrontService);
  await registerStaticSites(app, (path, url) => storefront.findPage(path, url), config.storybook);
  return app;
}
