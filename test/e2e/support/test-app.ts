import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { createApp } from '../../../src/app';
import type { Config } from '../../../src/config/config';
import { loadConfig } from '../../../src/config/load-config';
import { AnswerWatchModule } from './answer-watch';
import { createMigratedDatabase, testDatabaseUrl, type TestDatabase } from './test-database';

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly config: Config;
  readonly dataSource: DataSource;
  /** Makes a request without a network: `inject({ method: 'GET', url: '/v1/products' })`. */
  readonly inject: NestFastifyApplication['inject'];
  /** Closes the application and removes its database. Call it in `afterAll`. */
  close(): Promise<void>;
}

/** A database that whoever gives it drops. */
const GIVEN: TestDatabase = { url: undefined, drop: async () => undefined };

/**
 * Boots the real application on a fresh, migrated, empty database: SQLite in a temporary DATA_DIR, or, when
 * TEST_DATABASE_URL is set (`mysql://root@127.0.0.1:3306`), a database of its own on that server.
 *
 * @param environment variables to set beyond the defaults, such as `{ SHOP_TIMEZONE: 'UTC' }`
 * @param extraModules modules beyond the shop's own, such as one with a controller that fails on purpose
 *
 * @example
 * let shop: TestApp;
 * beforeAll(async () => { shop = await createTestApp(); });
 * afterAll(() => shop.close());
 *
 * it('lists nothing at first', async () => {
 *   const response = await shop.inject({ method: 'GET', url: '/v1/products/' });
 *   expect(response.statusCode).toBe(200);
 *   expect(response.json()).toEqual({ products: [], total: 0 });
 * });
 *
 * Services and repositories are at hand as `shop.app.get(CatalogueService)`. Every answer below /v1 is held
 * against openapi.json: one that it does not describe fails the test (`answer-watch.ts`).
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  extraModules: Type[] = [],
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const database = environment.DATABASE_URL ? GIVEN : await createMigratedDatabase();
  try {
    const config = loadConfig(testEnvironment(dataDir, database, environment));
    const app = await createApp(config, [AnswerWatchModule, ...extraModules]);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return {
      app,
      config,
      dataSource: app.get(DataSource),
      inject: app.inject.bind(app),
      close: async () => {
        await app.close();
        await cleanUp(dataDir, database);
      },
    };
  } catch (error) {
    await cleanUp(dataDir, database);
    throw error;
  }
}

/** Another process of the same shop, which must be closed first: they share database and DATA_DIR. */
export function createSecondApp(
  { config: { dataDir, database, s3 } }: TestApp,
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const shared: Record<string, string> =
    database.kind === 'sqlite' ? {} : { DATABASE_URL: testDatabaseUrl(database.name) };
  if (s3) {
    const { endpoint, accessKeyId, secretAccessKey, bucket, region } = s3;
    const origin = endpoint.replace('://', `://${accessKeyId}:${secretAccessKey}@`);
    shared.S3_URL = `${origin}/${bucket}?region=${region}`;
  }
  return createTestApp({ DATA_DIR: dataDir, ...shared, ...environment });
}

function testEnvironment(
  dataDir: string,
  database: TestDatabase,
  overrides: Record<string, string>,
): Record<string, string | undefined> {
  return {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    // Tests of limits turn them on.
    RATE_LIMITS: 'off',
    PENDING_ORDERS: '1000000',
    PENDING_PAIRS: '1000000',
    ...overrides,
  };
}

async function cleanUp(dataDir: string, database: TestDatabase): Promise<void> {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}
