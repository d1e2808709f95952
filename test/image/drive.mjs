/** Drives the image that is mounted at a folder, as `test/image/run.sh` says. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { recordCounts } = createRequire(import.meta.url)('../support/record-counts.cjs');
const root = process.argv[2];
const USER = 1000;
const LONGEST_START_MS = 90_000;
const MANAGER = { email: 'manager@shop.example', password: `Aa1!${randomBytes(12).toString('hex')}` };
const PICTURE = 'media/shoes/duong-ham/den/side-480.webp';

/** The root of the image read-only with its /data, as its user, in the command's own mounts. */
const INSIDE = `
  mount --bind "$ROOT" "$ROOT" && mount -o remount,bind,ro "$ROOT"
  mount --bind "$DATA" "$ROOT/data" && mount --rbind /dev "$ROOT/dev" && mount -t proc proc "$ROOT/proc"
  exec chroot --userspec=node:node "$ROOT" env -C /shop -u ROOT -u DATA "$@"`;

const data = mkdtempSync(join(tmpdir(), 'image-data-'));
chownSync(data, USER, USER);
const port = await freePort();
const shop = `http://127.0.0.1:${port}`;
const running = new Set();
let passed = 0;
let server;

const STEPS = {
  'opens as a user without rights, on a read-only root': async () => {
    server = inside(['node', 'dist/server/main.js']);
    const until = Date.now() + LONGEST_START_MS;
    while (!(await fetch(`${shop}/health/ready`).catch(() => null))?.ok) {
      assert.equal(server.child.exitCode, null, server.output());
      assert.ok(Date.now() < until, server.output());
      await sleep(100);
    }
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    assert.match(status, new RegExp(`Uid:\\s+${USER}\\s+${USER}`));
    const touch = await inside(['touch', '/shop/anything']).ended;
    assert.notEqual(touch, 0, 'the root can be written');
  },
  'serves a page, a sign-in and an upload': async () => {
    const page = await fetch(shop);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<html/);
    const signIn = await fetch(`${shop}/v1/customers/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: MANAGER.email, password: MANAGER.password }),
    });
    assert.equal(signIn.status, 200);
    const { token } = await signIn.json();
    const body = new FormData();
    body.append('file', new Blob([readFileSync(PICTURE)], { type: 'image/webp' }), 'shoe.webp');
    const upload = await fetch(`${shop}/v1/products/uploadSingle?productName=Shoe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    assert.ok(upload.ok, await upload.text());
    assert.equal((await fetch(`${shop}/docs`)).status, 200);
  },
  'backs up while it runs, and migrates': async () => {
    for (const command of [
      ['dist/server/main.js', 'shop', 'backup', '/data/b.tar.gz'],
      ['dist/server/main.js', 'shop', 'migrate'],
      ['dist/server/main.js', 'shop', 'close-published'],
    ]) {
      const { ended, output } = inside(['node', ...command]);
      assert.equal(await ended, 0, output());
    }
  },
  'is not ready after SIGTERM, serves on, and ends with 0': async () => {
    server.child.kill('SIGTERM');
    while ((await fetch(`${shop}/health/ready`)).ok) await sleep(20);
    assert.equal((await fetch(`${shop}/v1/products`)).status, 200);
    assert.equal(await server.ended, 0, server.output());
  },
};

try {
  for (const [name, step] of Object.entries(STEPS)) {
    await step();
    passed += 1;
    console.log(`✓ The image ${name}`);
  }
} catch (error) {
  console.log(`✗ The image ${Object.keys(STEPS)[passed]}: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
  recordCounts({ suite: 'image', passed, failures: Object.keys(STEPS).slice(passed), skipped: 0 });
}

/** Runs a command in the image. */
function inside(command) {
  const child = spawn('unshare', ['--mount', 'bash', '-euc', INSIDE, 'bash', ...command], {
    env: {
      ...{ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ROOT: root, DATA: data },
      ...{
        NODE_ENV: 'production',
        DATA_DIR: '/data',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: shop,
      },
      ...{ JWT_SECRET: randomBytes(32).toString('base64'), DRAIN_SECONDS: '2' },
      ...{ MANAGER_EMAIL: MANAGER.email, MANAGER_PASSWORD: MANAGER.password },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return code ?? signal;
  });
  return { child, ended, output: () => said };
}

async function freePort() {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port: free } = listener.address();
  listener.close();
  return free;
}
