/**
 * Runs every story of the built Storybook in a real Chromium: its play function, then axe (WCAG 2.2 AA) in
 * light and in dark. Builds the Storybook when it is missing; STORYBOOK_DIR names one built elsewhere. Arguments
 * are passed on to the test runner.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const built = resolve(root, process.env.STORYBOOK_DIR ?? 'dist/storybook');
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const run = (command, args, env = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => done(code ?? 1));
  });

/** The library at /, the pictures at /media, on a port that is free. */
async function serve() {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = path.startsWith('/media/')
      ? join(root, path)
      : join(built, path === '/' ? 'index.html' : path);
    try {
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

if (!existsSync(join(built, 'index.json'))) {
  const code = await run('npx', ['storybook', 'build', '--config-dir', 'storybook', '--output-dir', built]);
  if (code !== 0) process.exit(code);
}
const server = await serve();
const url = `http://127.0.0.1:${server.address().port}`;
const code = await run(
  'npx',
  [
    'test-storybook',
    '--config-dir',
    'storybook',
    '--url',
    url,
    '--maxWorkers',
    '2',
    ...process.argv.slice(2),
  ],
  { STORYBOOK_DISABLE_TELEMETRY: '1' },
);
server.close();
process.exit(code);
