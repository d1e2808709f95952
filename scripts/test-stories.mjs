/**
 * Runs every story of the built Storybook in Chromium: its play function, axe (WCAG 2.2 AA) in light and dark mode on
 * a desktop and a phone, and a comparison with the accepted pictures (test/stories/snapshots). Builds an outdated
 * Storybook first.
 *
 *   npm run test:stories                 everything; with STORY_CHECKS=axe all but the pictures
 *   npm run snapshots                    only the pictures; prints where to see differences
 *   npm run snapshots -- --accept        accepts the pictures as they are now
 *
 * Other arguments go to Playwright (`-g 'Product card'` runs the stories of that name).
 */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import sharp from 'sharp';
import { build, fail } from './build.mjs';

const root = resolve(import.meta.dirname, '..');
const built = join(root, 'dist/storybook');
const snapshots = join(root, 'test/stories/snapshots');
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const own = new Set(['--snapshots', '--accept']);
const has = (flag) => process.argv.includes(flag);
const rest = process.argv.slice(2).filter((argument) => !own.has(argument));

/** Serves the Storybook on a free port. The tests themselves answer requests for pictures. */
async function serve() {
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

function run(args, env) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  return new Promise((done) => {
    const child = spawn(process.execPath, [cli, 'test', '--config', 'test/stories', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Deletes the pictures of deleted stories, and compresses the others without loss. */
async function tidySnapshots(startedAt) {
  const index = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'));
  const pictures = (await readdir(snapshots)).filter((name) => name.endsWith('.png'));
  for (const name of pictures) {
    const file = join(snapshots, name);
    if (!(name.replace(/-[a-z]+-(light|dark)\.png$/, '') in index.entries)) await rm(file);
    else if ((await stat(file)).mtimeMs >= startedAt) await writeFile(file, await small(file));
  }
}

/** With a palette if that keeps all colours: a third of the bytes for the same pixels. */
async function small(file) {
  const whole = await readFile(file);
  const palette = await sharp(whole).png({ palette: true, effort: 10, dither: 0, quality: 100 }).toBuffer();
  return palette.length < whole.length ? palette : whole;
}

async function recordChromium() {
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox'],
  });
  await writeFile(join(snapshots, 'rendered-by.json'), `{ "chromium": "${browser.version()}" }\n`);
  await browser.close();
}

const started = Date.now();
await build(['storybook']).catch(fail);
const drawing = Date.now();
const server = await serve();
const code = await run([...rest, ...(has('--accept') ? ['--update-snapshots=changed'] : [])], {
  STORYBOOK_URL: `http://127.0.0.1:${server.address().port}`,
  STORY_CHECKS: has('--snapshots') ? 'snapshots' : (process.env.STORY_CHECKS ?? 'all'),
});
server.close();
if (has('--accept')) {
  await tidySnapshots(started);
  await recordChromium();
}
console.log(`Stories ran in ${Math.round((Date.now() - drawing) / 1000)} s.`);
if (code !== 0) console.log('Look at the differences: npx playwright show-report playwright-report/stories');
process.exit(code);
