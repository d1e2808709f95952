import type { OpenAPIObject } from '@nestjs/swagger';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildApp } from './app';
import { createOpenApiDocument } from './http/openapi/document';
import { PROJECT_ROOT } from './common/project-root';
import { sortedFields } from './common/sorted-fields';
import { loadConfig } from './config/load-config';

/** Describes the API with keys in alphabetical order, so that the same API always gives the same text. */
async function describeApi(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'error' };
    const app = await buildApp(loadConfig(environment));
    const document: OpenAPIObject = createOpenApiDocument(app);
    await app.close();
    return `${JSON.stringify(document, sortedFields, 2)}\n`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `node dist/server/openapi.js [file]` writes the document, by default to where it is committed. */
async function main(): Promise<void> {
  const file = resolve(process.argv[2] ?? join(PROJECT_ROOT, 'openapi', 'openapi.json'));
  const text = await describeApi();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
