/**
 * Runs every story of the built Storybook in Chromium: its play function, and axe (WCAG 2.2 AA) in light and dark mode
 * on a desktop and a phone. Builds an outdated Storybook first.
 *
 *   npm run test:stories
 *
 * Arguments go to Playwright (`-g 'Product card'` runs the stories of that name).
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { fail } from './fail.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Runs Playwright's story tests against a built Storybook.
 *
 * @param {string} built the folder of the Storybook
 * @param {string[]} args Playwright's arguments
 * @param {Record<string, string>} [env] further environment variables
 * @returns {Promise<number>} Playwright's exit code
 */
export async function runStories(built, args, env) {
  const server = await serve(built);
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [cli, 'test', '--config', 'test/stories', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      STORYBOOK_URL: `http://127.0.0.1:${server.address().port}`,
      STORYBOOK_BUILD: built,
      ...env,
    },
  });
  const code = await new Promise((done) => child.on('exit', done));
  server.close();
  return code ?? 1;
}

/** Serves a Storybook on a free port. The tests themselves answer requests for pictures. */
async function serve(built) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    try {
      const body = await readFile(join(built, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build(['storybook']).catch(fail);
  const start = Date.now();
  const code = await runStories(join(root, 'dist/storybook'), ['stories.spec', ...process.argv.slice(2)]);
  console.log(`Stories ran in ${Math.round((Date.now() - start) / 1000)} s.`);
  process.exit(code);
}
