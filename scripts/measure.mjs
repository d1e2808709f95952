// Prints the size of the code, the depth of its imports, and the number of files that a request passes. It asserts
// nothing.
//
//   node scripts/measure.mjs [--files]     with the names of the files that each request passes
//
// - Files and lines: hand-written TypeScript of `src` and `web/src` without tests, stories and generated files.
//   Comments and empty lines count.
// - Functions: named functions with a body (declarations, methods, functions assigned to a name or property), from
//   first to last line, nested ones included. In a .tsx file a function with a capital letter is a component.
// - Import chain: the longest path along imports, types included.
// - Files a request passes: files of `src` with a function that ran while the built shop answered this one request on
//   SQLite, by V8's precise coverage. Loading a file does not count, nor do packages.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { build } from './build.mjs';
import { isProduct, readImports, folderOf } from './imports.mjs';

const HALVES = ['src', 'web/src'];
const DIST = new URL('../dist/server/', import.meta.url);
const FOUNDATION = /^src(\/(?!modules\/|demo$)|$)/;

const files = HALVES.flatMap((half) =>
  readdirSync(half, { recursive: true }).map((file) => `${half}/${file.replaceAll('\\', '/')}`),
)
  .filter((file) => /\.tsx?$/.test(file) && isProduct(file))
  .sort()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return {
      file,
      folder: folderOf(file),
      lines: text.split('\n').length - 1,
      functions: functionsOf(file, text),
    };
  });

printFolders();
printLengths();
printChains();
await printWalks();

function printFolders() {
  const folders = [...groupBy(files, ({ folder }) => folder)].map(([folder, own]) => [
    folder,
    own.length,
    linesOf(own),
  ]);
  table(['folder', 'files', 'lines'], folders);
  const server = files.filter(({ folder }) => folder.startsWith('src'));
  const some = [
    ['server', server],
    ['server without demo and chat', server.filter(({ folder }) => !/\/(demo|chat)$/.test(folder))],
    [
      'its own infrastructure: src without modules and demo',
      server.filter(({ folder }) => FOUNDATION.test(folder)),
    ],
    ['web', files.filter(({ folder }) => folder.startsWith('web'))],
  ];
  table(
    ['sum', 'files', 'lines'],
    some.map(([name, own]) => [name, own.length, linesOf(own)]),
  );
}

function printLengths() {
  const rows = HALVES.flatMap((half) => {
    const own = files.filter(({ file }) => file.startsWith(`${half}/`));
    const functions = own.flatMap(({ functions: of }) => of);
    return [
      lengthsOf(
        `files of ${half}`,
        own.map(({ file, lines }) => ({ name: file, lines })),
      ),
      lengthsOf(
        `functions of ${half}`,
        functions.filter(({ isComponent }) => !isComponent),
      ),
      lengthsOf(
        `components of ${half}`,
        functions.filter(({ isComponent }) => isComponent),
      ),
    ].filter(Boolean);
  });
  table(['lines of', 'number', 'p50', 'p90', 'max', 'the longest'], rows);
}

function lengthsOf(name, measured) {
  if (measured.length === 0) return null;
  const sorted = measured.toSorted((a, b) => a.lines - b.lines || a.name.localeCompare(b.name));
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1].lines;
  const longest = sorted.at(-1);
  return [name, sorted.length, at(0.5), at(0.9), longest.lines, `\`${longest.name}\``];
}

function printChains() {
  const imports = readImports().filter(({ from, to }) => isProduct(from) && isProduct(to));
  const next = groupBy(imports, ({ from }) => from);
  const known = new Map();
  // Ends, since `npm run check:boundaries` forbids circles.
  const chainFrom = (file) => {
    if (!known.has(file)) {
      const tails = (next.get(file) ?? []).map(({ to }) => chainFrom(to));
      known.set(file, [file, ...(tails.sort((a, b) => b.length - a.length)[0] ?? [])]);
    }
    return known.get(file);
  };
  for (const half of HALVES) {
    const chains = [...next.keys()].filter((file) => file.startsWith(`${half}/`)).map(chainFrom);
    const [deepest] = chains.sort((a, b) => b.length - a.length || a[0].localeCompare(b[0]));
    const way = deepest.map((file) => basename(file)).join(' → ');
    console.log(`Deepest import chain of ${half}, ${deepest.length} files: ${way}\n`);
  }
}

async function printWalks() {
  await build(['server']);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-measure-'));
  const shop = await openShop(dataDir);
  try {
    const walks = await walk(shop);
    table(
      ['request', 'files passed', 'of them in'],
      walks.map(([name, passed]) => [name, passed.length, foldersOf(passed)]),
    );
    if (process.argv.includes('--files')) {
      for (const [name, passed] of walks) console.log(`${name}:\n${passed.sort().join('\n')}\n`);
    }
  } finally {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openShop(dataDir) {
  const require = createRequire(import.meta.url);
  const { createApp } = require('../dist/server/app.js');
  const { loadConfig } = require('../dist/server/config/load-config.js');
  const { prepareShop } = require('../dist/server/first-start.js');
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });
  const app = await createApp(config);
  await prepareShop(app, config);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return { ask: (...request) => ask(url, ...request), close: () => app.close() };
}

/** The requests; each is made once before the measurement, so that one-time work does not count. */
async function walk({ ask }) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const filesOf = async (request) => {
    await session.post('Profiler.takePreciseCoverage');
    await request();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return passedFiles(result);
  };

  const login = { username: 'client', password: 'Sneaker#2026' };
  const { token } = await ask('POST', '/v1/customers/login', login);
  const { userId } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url'));
  const cart = async () => {
    const { products } = await ask('GET', '/v1/products/filter?stock=just-in&size=42&limit=1');
    const [product] = products;
    const color = product.colors.find(({ sizes }) =>
      sizes.some(({ size, quantity }) => size === '42' && quantity),
    );
    const { _id } = await ask('POST', '/v1/orders', undefined, token);
    const line = { productId: product._id, color: color.color, size: '42', quantity: 1 };
    const { total } = await ask('PUT', `/v1/orders/${_id}/add-product`, line, token);
    const receiver = { name: 'Trần Minh Anh', phone: '0901234567', address: '12 Nguyễn Huệ' };
    await ask('PUT', `/v1/orders/${_id}/add-information`, receiver, token);
    await ask('PUT', `/v1/orders/${_id}`, { total, payment: 'COD' }, token);
    return { orderId: _id, status: 'pending' };
  };
  const place = (body) => ask('PUT', `/v1/customers/${userId}/update-order`, body, token);

  const [first, second] = ['running', 'boot'].map((type) => `/v1/products/filter?type=${type}&limit=24`);
  await ask('GET', first);
  await place(await cart());
  const body = await cart();
  const list = await filesOf(() => ask('GET', second));
  // The second request is stored in the cache.
  await ask('GET', second);
  return [
    ['a list of products, asked for the first time', list],
    ['the same for the third time', await filesOf(() => ask('GET', second))],
    ['placing an order', await filesOf(() => place(body))],
  ];
}

function passedFiles(scripts) {
  return scripts
    .filter(({ url }) => url.startsWith(DIST.href))
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0].count > 0))
    .map(({ url }) => `src/${url.slice(DIST.href.length).replace(/\.js$/, '.ts')}`);
}

async function ask(url, method, path, body, token) {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function foldersOf(passed) {
  const folders = groupBy(passed, folderOf);
  return [...folders]
    .map(([folder, own]) => `${folder} ${own.length}`)
    .sort()
    .join(', ');
}

function functionsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const name = nameOf(node);
    if (name && node.body) {
      const line = (at) => source.getLineAndCharacterOfPosition(at).line;
      const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name);
      found.push({
        name: `${basename(file)}: ${name}`,
        lines: line(node.end) - line(node.getStart(source)) + 1,
        isComponent,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node) {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node)) {
    return node.name?.getText();
  }
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return undefined;
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed || ts.isPropertyDeclaration(parent) ? parent.name.getText() : undefined;
}

function groupBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

function linesOf(own) {
  return own.reduce((sum, { lines }) => sum + lines, 0);
}

/** Prints a table in Markdown, for docs/benchmarks.md. */
function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (typeof rows[0]?.[at] === 'number' ? '--:' : '---'));
  console.log(`${[head, rule, ...rows].map(line).join('\n')}\n`);
}
