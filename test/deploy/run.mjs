/**
 * The files of deploy/ as they are: each proxy in front of the built shop, the systemd unit's command, the lines of cron, the
 * files of Prometheus. `npm run build && npm run test:deploy [-- haproxy]`, with the packages nginx-light, caddy, haproxy,
 * prometheus and restic.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '../cluster/support/process.mjs';
import { freePort, until } from '../cluster/support/until.mjs';
import { PROXIES } from './proxies.mjs';
import { machineSteps } from './machine.mjs';

// The certificates are made here.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const { recordCounts } = createRequire(import.meta.url)('../support/record-counts.cjs');
const PASSWORD = 'Sneaker#2026';
const LARGEST_PICTURE = 8 * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
const counts = { passed: 0, failures: [] };
let plain;
let secure;
let site;

const SHOP_STEPS = {
  'sends plain HTTP to HTTPS': async () => {
    const answer = await fetch(`http://127.0.0.1:${plain}/bag`, { redirect: 'manual' });
    assert.ok([301, 308].includes(answer.status), `${answer.status}`);
    assert.match(answer.headers.get('location'), /^https:\/\/127\.0\.0\.1(:\d+)?\/bag$/);
  },
  'compresses each answer once': async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(`${site}/v1/products`, { headers: { 'accept-encoding': encoding } });
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.ok((await answer.json()).total > 0);
    }
  },
  'takes a picture of 8 MB, and leaves what is larger to the shop to refuse': async () => {
    const { token } = await signIn('manager');
    const picture = readFileSync('media/shoes/duong-ham/den/side-480.webp');
    // A chunk that no decoder reads fills a WebP up to any size.
    const fill = LARGEST_PICTURE - picture.length - 8;
    const chunk = Buffer.alloc(8 + fill);
    chunk.write('JUNK');
    chunk.writeUInt32LE(fill, 4);
    const whole = Buffer.concat([picture, chunk]);
    whole.writeUInt32LE(whole.length - 8, 4);
    const taken = await upload(token, whole);
    assert.ok(taken.ok, await taken.text());
    const refused = await upload(token, Buffer.alloc(LARGEST_PICTURE + 1));
    assert.equal(refused.status, 413);
    assert.equal((await refused.json()).statusCode, 413);
  },
  'lets a shopper buy': async () => {
    const { token, id } = await signIn('client');
    const { products } = await (await fetch(`${site}/v1/products?limit=1`)).json();
    const product = await (await fetch(`${site}/v1/products/${products[0]._id}`)).json();
    const color = product.colors.find(({ sizes }) => sizes.some(({ quantity }) => quantity > 0));
    const { size } = color.sizes.find(({ quantity }) => quantity > 0);
    const cart = await call(token, 'POST', '/v1/orders');
    const line = { productId: product._id, color: color.color, size, quantity: 1 };
    const { total } = await call(token, 'PUT', `/v1/orders/${cart._id}/add-product`, line);
    const receiver = { name: 'Trần Minh Anh', phone: '0901234567', address: '12 Nguyễn Huệ' };
    await call(token, 'PUT', `/v1/orders/${cart._id}/add-information`, receiver);
    await call(token, 'PUT', `/v1/orders/${cart._id}`, { total, payment: 'COD' });
    const placed = await call(token, 'PUT', `/v1/customers/${id}/update-order`, { orderId: cart._id });
    assert.equal(placed.status, 'pending');
  },
  'tells the shop a visitor’s own address, whatever the visitor writes': async () => {
    const { token, id } = await signIn('client', { 'x-forwarded-for': '203.0.113.9' });
    const { sessions } = await call(token, 'GET', `/v1/customers/${id}/sessions`);
    assert.deepEqual(sessions.find(({ isCurrent }) => isCurrent).address, '127.0.0.1');
  },
};

async function run(name, steps) {
  for (const [what, step] of Object.entries(steps)) {
    const error = await step().then(
      () => null,
      (reason) => reason,
    );
    if (error) counts.failures.push(`${name} ${what}`);
    else counts.passed += 1;
    console.log(`${error ? '✗' : '✓'} ${name} ${what}`);
    if (error) console.log(error.stack);
  }
}

/** A new shop with the demo behind a proxy: one process, or the three of HAProxy's site. */
async function behind(name) {
  const own = join(folder, name);
  mkdirSync(own);
  [plain, secure] = [await freePort(), await freePort()];
  site = `https://127.0.0.1:${secure}`;
  const settings = { DATA_DIR: join(own, 'data'), DEMO: 'true', TRUST_PROXY: 'loopback', DRAIN_SECONDS: '3' };
  const shops = [];
  let proxy;
  const open = async (i, port) => {
    shops[i] = startShop({ ...settings, ...(port && { PORT: String(port) }) });
    const opened = await shops[i].open;
    assert.ok(opened, shops[i].said());
    return opened;
  };
  try {
    const ports = [];
    for (let i = 0; i < (name === 'haproxy' ? 3 : 1); i += 1) ports.push(await open(i));
    proxy = PROXIES[name]({ folder: own, plain, secure, ports });
    await until(`${name} answers`, async () => {
      assert.equal(proxy.exitCode, null, `${name} has ended`);
      return (await fetch(`${site}/health/ready`)).ok;
    });
    await run(name, SHOP_STEPS);
    if (name === 'haproxy') {
      const restart = async (i) => {
        await shops[i].stop();
        await open(i, ports[i]);
      };
      await run(name, {
        'answers while one process after the other is replaced': () => roll(restart, ports),
        'is a 503 without a process, also for what is sent over HTTP/2': async () => {
          await Promise.all(shops.map((shop) => shop.stop()));
          // Three of HAProxy's checks.
          await sleep(3000);
          const answer = await sendOverHttp2('/v1/customers/login', '{"username":"client"}');
          assert.deepEqual(answer, { status: 503, retryAfter: '5', reset: 0 });
        },
      });
    }
  } finally {
    proxy?.kill();
    await Promise.all(shops.map((shop) => shop.kill()));
  }
}

/** What HAProxy answers to a browser's call with a body. */
async function sendOverHttp2(path, body) {
  const session = connect(site, { rejectUnauthorized: false });
  try {
    const headers = { ':method': 'POST', ':path': path, 'content-type': 'application/json' };
    const stream = session.request(headers);
    const response = once(stream, 'response');
    const closed = once(stream, 'close');
    stream.resume();
    // A body that comes after its headers.
    setTimeout(() => stream.end(body), 200);
    const [answer] = await response;
    await closed;
    return { status: answer[':status'], retryAfter: answer['retry-after'], reset: stream.rstCode };
  } finally {
    session.destroy();
  }
}

async function roll(restart, ports) {
  const answers = { good: 0, bad: [] };
  let isOver = false;
  const { token } = await signIn('client');
  const shopper = async () => {
    for (let i = 0; !isOver; i += 1) {
      const isWrite = i % 10 === 9;
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      const [path, init] = isWrite
        ? [
            '/v1/orders',
            { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' },
          ]
        : ['/v1/products?limit=3', {}];
      const answer = await fetch(`${site}${path}`, init).catch((error) => ({ status: error.message }));
      if (answer.status < 400) answers.good += 1;
      else answers.bad.push(`${path}: ${answer.status}`);
      await answer.arrayBuffer?.();
      await sleep(100);
    }
  };
  const shoppers = [shopper(), shopper(), shopper()];
  for (const i of ports.keys()) {
    await restart(i);
    // Three of HAProxy's checks.
    await sleep(3000);
  }
  isOver = true;
  await Promise.all(shoppers);
  assert.deepEqual(answers.bad, []);
  assert.ok(answers.good > 200, `${answers.good} answers`);
}

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
try {
  for (const name of Object.keys(PROXIES).filter(isWanted)) {
    await behind(name).catch((error) => {
      counts.failures.push(name);
      console.log(`✗ ${name}: ${error.stack}`);
    });
  }
  if (isWanted('machine')) await run('machine', machineSteps(folder));
} finally {
  rmSync(folder, { recursive: true, force: true });
  recordCounts({ suite: 'deploy', ...counts, skipped: 0 });
}
process.exit(counts.failures.length ? 1 : 0);

async function signIn(username, headers = {}) {
  const answer = await fetch(`${site}/v1/customers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  assert.equal(answer.status, 200);
  const { token } = await answer.json();
  return { token, id: JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).userId };
}

function upload(token, bytes) {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'image/webp' }), 'shoe.webp');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${site}/v1/products/uploadSingle?productName=Shoe`, { method: 'POST', headers, body });
}

async function call(token, method, path, body) {
  const answer = await fetch(`${site}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
  return answer.json();
}
