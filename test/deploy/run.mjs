/** nginx with the site of deploy/nginx.conf in front of the built shop: `npm run build && npm run test:nginx`. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '../cluster/support/process.mjs';

// The certificate is made below.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const { recordCounts } = createRequire(import.meta.url)('../support/record-counts.cjs');
const PASSWORD = 'Sneaker#2026';
const LARGEST_PICTURE = 8 * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const [plain, secure] = [await freePort(), await freePort()];
const site = `https://127.0.0.1:${secure}`;
const shop = startShop({ DATA_DIR: join(folder, 'data'), DEMO: 'true', TRUST_PROXY: 'loopback' });
let nginx;
let passed = 0;

const STEPS = {
  'sends plain HTTP to HTTPS': async () => {
    const answer = await fetch(`http://127.0.0.1:${plain}/bag`, { redirect: 'manual' });
    assert.equal(answer.status, 301);
    assert.equal(answer.headers.get('location'), 'https://127.0.0.1/bag');
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

try {
  const port = await shop.open;
  assert.ok(port, shop.said());
  nginx = await startNginx(port);
  for (const [name, step] of Object.entries(STEPS)) {
    await step();
    passed += 1;
    console.log(`✓ nginx ${name}`);
  }
} catch (error) {
  console.log(`✗ nginx ${Object.keys(STEPS)[passed]}: ${error.stack}`);
  process.exitCode = 1;
} finally {
  nginx?.kill();
  await shop.kill();
  rmSync(folder, { recursive: true, force: true });
  recordCounts({ suite: 'nginx', passed, failures: Object.keys(STEPS).slice(passed), skipped: 0 });
}

/** nginx with the shipped site, but for ports, certificate and the shop's port. */
async function startNginx(port) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example';
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replace(/ssl_certificate .*/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const file = join(folder, 'nginx.conf');
  const frame = `daemon off; pid ${folder}/pid; error_log stderr warn; events {}`;
  writeFileSync(file, `${frame}\nhttp { access_log off; ${temporary}\n${shipped} }`);
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'inherit'] });
  while (!(await fetch(`${site}/health/ready`).catch(() => null))?.ok) {
    assert.equal(child.exitCode, null, 'nginx has ended');
    await sleep(50);
  }
  return child;
}

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

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
