/**
 * What one request costs all others. It sends hostile requests of at most 1 MB one by one, while another process
 * calls /health/live every few milliseconds. It prints for each the answer, the longest wait and the CPU time,
 * including that of the health calls. Then it sends hostile questions to a fresh chat, opens silent connections, and
 * measures the memory of four of the largest accepted bodies.
 *
 *     node bench/one-request.mjs                          the shop that is built here
 *     node bench/one-request.mjs ../other/dist/server     another build of it
 *
 * BENCH_ONLY selects attacks by a part of their names.
 */
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ATTACKS, LARGEST_BODIES } from './attacks.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const SERVER = resolve(process.argv[2] ?? join(HERE, '..', 'dist', 'server'));
const PATIENCE_MS = 60_000;
const SLOW_BODIES = 1500;
const TICK_MS = 10;

/** The shop in its own process, with the demo and a temporary directory. */
async function openShop(limits = 'off') {
  const dataDir = mkdtempSync(join(tmpdir(), 'one-request-'));
  const child = spawn(process.execPath, [join(SERVER, 'main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: limits },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((found, failed) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const said = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text);
      if (said) found(Number(said[1]));
    });
    child.on('exit', (code) => failed(new Error(`The shop ended with ${code}.\n${text}`)));
  });
  const watcher = fork(join(HERE, 'health-watch.mjs'), [String(port)]);
  const shop = { pid: child.pid, port, watcher, token: undefined };
  shop.close = () => {
    watcher.kill('SIGKILL');
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  shop.token = await signIn(shop, 'client@shop.test');
  shop.managerToken = await signIn(shop, 'manager@shop.test');
  shop.customer = JSON.parse(Buffer.from(shop.token.split('.')[1], 'base64url').toString()).userId;
  const cart = await send(shop, { method: 'POST', path: '/v1/orders', signedIn: true, json: {} });
  shop.cart = JSON.parse(cart.body)._id;
  const { body } = await send(shop, { path: '/v1/products?limit=100' });
  shop.names = JSON.parse(body).products.map(({ name }) => name);
  return shop;
}

async function signIn(shop, username) {
  const json = { username, password: 'Sneaker#2026' };
  const { body } = await send(shop, { method: 'POST', path: '/v1/customers/login', json });
  return JSON.parse(body).token;
}

/** Sends one request; status 0 means that no response came in time. */
function send(shop, { method = 'GET', path, headers = {}, json, body, signedIn = false, isStaff = false }) {
  const token = isStaff ? shop.managerToken : signedIn ? shop.token : undefined;
  const payload = json === undefined ? body : JSON.stringify(json);
  return new Promise((answered) => {
    const sent = request({
      port: shop.port,
      host: '127.0.0.1',
      method,
      path,
      agent: false,
      insecureHTTPParser: true,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    });
    const timer = setTimeout(() => answered({ status: 0, body: '' }), PATIENCE_MS);
    sent.on('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('close', () => {
        clearTimeout(timer);
        answered({ status: response.statusCode, body: Buffer.concat(chunks).toString() });
      });
    });
    // After responding, a server may close the connection before it has read everything.
    sent.on('error', () => setTimeout(() => answered({ status: -1, body: '' }), 100));
    sent.end(payload);
  });
}

/** The longest wait for /health/live during the work, and the shop's CPU time. */
async function measure(shop, work) {
  const before = processorMs(shop.pid);
  shop.watcher.send('start');
  await sleep(100);
  const result = await work();
  const waited = await new Promise((told) => {
    const timer = setTimeout(() => told(Infinity), PATIENCE_MS);
    shop.watcher.once('message', (ms) => {
      clearTimeout(timer);
      told(ms);
    });
    shop.watcher.send('stop');
  });
  return { result, waited, processor: processorMs(shop.pid) - before };
}

function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The CPU time in microseconds, of the threads that exist at both times. */
function processorUs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, ns) => sum + ns / 1000, 0);
}

function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

function report(name, answer, waited, processor) {
  const wait = waited === Infinity ? 'for good' : `${Math.round(waited)} ms`;
  console.log(`| ${name} | ${answer} | ${wait} | ${Math.round(processor)} ms |`);
}

async function fireAll(shop) {
  const only = process.env.BENCH_ONLY ?? '';
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (!name.includes(only)) continue;
    const { result, waited, processor } = await measure(shop, () => send(shop, attack(shop)));
    const answer =
      result.status > 0 ? `${result.status}, ${(result.body.length / 1024).toFixed(1)} kB` : 'none';
    report(name, answer, waited, processor);
    if (waited < Infinity && result.status !== 0) continue;
    shop.close();
    shop = await openShop();
  }
  return shop;
}

/** Hostile questions, each asked first in a fresh chat and then repeated. */
async function askCold() {
  console.log('\n| question | answer | processor, the first time | the second time |\n|---|---|---|---|');
  for (const [name, attack] of Object.entries(ATTACKS).filter(([name]) => name.startsWith('chat, '))) {
    const cold = await openShop();
    const costs = [];
    let status;
    for (let time = 0; time < 2; time += 1) {
      await sleep(500);
      const before = processorUs(cold.pid);
      ({ status } = await send(cold, attack(cold)));
      costs.push(Math.round((processorUs(cold.pid) - before) / 1000));
    }
    cold.close();
    console.log(`| ${name} | ${status} | ${costs[0]} ms | ${costs[1]} ms |`);
  }
}

/** Sends four of each of the largest bodies at once to a fresh shop, and reports the growth of its memory. */
async function fillMemory() {
  for (const [name, attack] of Object.entries(LARGEST_BODIES)) {
    const shop = await openShop();
    // The first request of a kind also loads its code.
    await send(shop, attack(shop));
    await sleep(1000);
    const before = residentMb(shop.pid);
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, residentMb(shop.pid))), 20);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(shop, attack(shop))));
    clearInterval(timer);
    const statuses = [...new Set(answers.map(({ status }) => status))].join('/');
    console.log(`| 4 × ${name} | ${statuses} | +${Math.round(most - before)} MB |`);
    shop.close();
  }
}

/**
 * Bodies that never end, all from one address: whether others are served meanwhile, and how many connections are open
 * at once and after 45 s.
 */
async function holdBodies() {
  const shop = await openShop('on');
  let atFirst = 0;
  const sockets = [];
  const { waited, processor, result } = await measure(shop, async () => {
    for (let count = 0; count < SLOW_BODIES; count += 1) {
      const socket = connect(shop.port, '127.0.0.1').on('error', () => undefined);
      socket.resume();
      socket.write('POST /v1/customers/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n');
      socket.write('content-length: 1000\r\n\r\n{');
      sockets.push(socket);
    }
    const open = () => sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
    await sleep(5000);
    atFirst = open();
    await sleep(40_000);
    return open();
  });
  for (const socket of sockets) socket.destroy();
  report(`${SLOW_BODIES} slow bodies`, `${atFirst} open, ${result} after 45 s`, waited, processor);
  shop.close();
}

let shop = await openShop();
try {
  console.log('| request | answer | others waited | processor |\n|---|---|---|---|');
  const idle = await measure(shop, () => sleep(1000));
  report('nothing, for a second', '', idle.waited, idle.processor);
  shop = await fireAll(shop);
  if (!process.env.BENCH_ONLY) {
    await holdBodies();
    await askCold();
    console.log('\n| bodies at once | answers | memory |\n|---|---|---|');
    await fillMemory();
  }
} finally {
  shop.close();
}
process.exit(0);
