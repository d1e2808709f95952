/**
 * Fails when openapi/openapi.json breaks a recommended rule of Redocly or Spectral. Both read only this file.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fail } from './fail.mjs';

const require = createRequire(import.meta.url);
const { Spectral } = require('@stoplight/spectral-core');
const { oas } = require('@stoplight/spectral-rulesets');

/** Another document's path, to test that the rules fail. */
const file = resolve(process.argv[2] ?? 'openapi/openapi.json');
const source = readFileSync(file, 'utf8');

/** Spectral's severity of an error. */
const ERROR = 0;

async function redoclyProblems() {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  return problems.map(({ severity, ruleId, message, location: [place] = [] }) => ({
    isError: severity === 'error',
    text: `Redocly ${ruleId} at ${place?.pointer ?? ''}: ${message}`,
  }));
}

async function spectralProblems() {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas, 'recommended']] });
  const problems = await spectral.run(source);
  return problems.map(({ severity, code, message, path }) => ({
    isError: severity === ERROR,
    text: `Spectral ${code} at ${path.join('/')}: ${message}`,
  }));
}

const problems = (await Promise.all([redoclyProblems(), spectralProblems()])).flat();
for (const { text } of problems) console.log(text);
if (problems.some(({ isError }) => isError)) fail(new Error('openapi/openapi.json breaks rules of OpenAPI.'));
console.log(`The document keeps the rules of Redocly and Spectral, with ${problems.length} hints.`);
