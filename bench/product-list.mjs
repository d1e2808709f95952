/**
 * What the catalogue costs: each product list against a bare Fastify route that answers the same bytes, on
 * the same process and database. The ratio of processor time a request is what counts; it holds on any
 * machine and beside other work.
 *
 *   npm run build && node bench/product-list.mjs [products=1000]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONNECTIONS = 50;
const REQUESTS = 4000;
const WARM_UP = 500;

const ROUTES = {
  'first page of 24': '/v1/products/filter',
  'last page of 24': '/v1/products/filter?page=40&sort=low-high',
  'brand, colour and stock':
    '/v1/products/filter?brand=nike,puma&color=black,red&stock=just-in&sort=high-low',
  'two words searched': '/v1/products/filter?search=giay 12',
  facets: '/v1/products/facets?brand=nike',
  'one product': '/v1/products/giay-bench-7',
};

if (process.env.BENCH_SERVER) await serve();
else await measureAll(Number(process.argv[2] ?? 1000));

/** The child: the shop on an empty database, filled, and bare routes to compare with. */
async function serve() {
  const require = createRequire(import.meta.url);
  const { createApp } = require('../dist/server/app.js');
  const { loadConfig } = require('../dist/server/config/load-config.js');
  const { ProductsService } = require('../dist/server/modules/products/products.service.js');
  const app = await createApp(
    loadConfig({ ...process.env, NODE_ENV: 'test', DEMO: 'false', LOG_LEVEL: 'silent' }),
  );
  const fastify = app.getHttpAdapter().getInstance();
  const bodies = new Map();
  fastify.get('/bare/:index', (call, reply) =>
    reply.type('application/json; charset=utf-8').send(bodies.get(call.params.index)),
  );
  await app.init();
  await fill(app.get(ProductsService), Number(process.env.BENCH_SERVER));
  for (const [index, url] of Object.values(ROUTES).entries()) {
    bodies.set(String(index), (await app.inject({ method: 'GET', url })).body);
  }
  await app.listen(0, '127.0.0.1');
  process.on('message', () => process.send({ cpu: process.cpuUsage() }));
  process.send({ port: app.getHttpServer().address().port });
}

async function fill(products, count) {
  const brands = ['nike', 'adidas', 'puma', 'new balance', 'vans', 'balenciaga'];
  const types = ['sneaker', 'classic', 'running', 'basketball', 'football', 'boot'];
  const colors = ['black', 'white', 'red', 'navy', 'volt', 'sand'];
  for (let index = 0; index < count; index += 1) {
    const sizes = [39, 40, 40.5, 41, 42, 42.5, 43, 44].map((size) => ({
      size: String(size),
      quantity: index % 9 === 0 ? 0 : (index + size * 2) % 7,
    }));
    await products.createProduct({
      name: `Giày Bench ${index}`,
      brand: brands[index % 6],
      type: types[(index >> 1) % 6],
      price: 1_500_000 + (index % 40) * 50_000,
      highLight: 'Light and quick',
      desc: 'A shoe made for measuring, described at about the length of a real one. '.repeat(4),
      adImage: `/media/shoes/bench-${index}/black/three-quarter-960.webp`,
      navbarImage: `/media/shoes/bench-${index}/black/side-960.webp`,
      importAt: new Date(Date.UTC(2026, 0, 1, index % 500)),
      colors: [0, 1, 2].map((offset) => ({
        color: colors[(index + offset) % 6],
        colorHex: '#1b1b1f',
        imageDetail: ['three-quarter', 'side', 'other-side', 'top', 'sole', 'detail'].map(
          (view) => `/media/shoes/bench-${index}/${colors[(index + offset) % 6]}/${view}-960.webp`,
        ),
        sizes,
      })),
    });
  }
}

/** The parent: asks each route many times and prints one line about it. */
async function measureAll(products) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = fork(import.meta.filename, {
    env: { ...process.env, BENCH_SERVER: String(products), DATA_DIR: dataDir },
  });
  server.once('exit', (code) => {
    if (code) throw new Error(`The server stopped with code ${code}.`);
  });
  try {
    const { port } = await next(server);
    await measure(server, port, '/bare/0');
    console.log(
      `${products} products, ${CONNECTIONS} connections; bare = a Fastify route with the same bytes`,
    );
    for (const [index, [name, path]] of Object.entries(ROUTES).entries()) {
      const bare = await measure(server, port, `/bare/${index}`);
      const route = await measure(server, port, encodeURI(path));
      const share = (100 * bare.cpu) / route.cpu;
      console.log(
        `${name.padEnd(26)} ${share.toFixed(0).padStart(3)} % of bare` +
          `  (${(route.cpu / 1000).toFixed(2)} ms of processor, ${route.rate.toFixed(0)}/s, ` +
          `${(route.bytes / 1024).toFixed(1)} KiB; bare ${(bare.cpu / 1000).toFixed(2)} ms)`,
      );
    }
  } finally {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(server, port, path) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await ask(agent, port, path, WARM_UP);
  const before = await cpuOf(server);
  const start = performance.now();
  const bytes = await ask(agent, port, path, REQUESTS);
  const seconds = (performance.now() - start) / 1000;
  const cpu = ((await cpuOf(server)) - before) / REQUESTS;
  agent.destroy();
  return { cpu, bytes, rate: REQUESTS / seconds };
}

async function ask(agent, port, path, count) {
  let left = count;
  let bytes = 0;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      bytes = await get(agent, port, path);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return bytes;
}

function get(agent, port, path) {
  return new Promise((resolve, reject) => {
    request({ agent, port, path, host: '127.0.0.1' }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

async function cpuOf(server) {
  server.send('cpu');
  const { cpu } = await next(server);
  return cpu.user + cpu.system;
}

async function next(server) {
  const [message] = await once(server, 'message');
  return message;
}
