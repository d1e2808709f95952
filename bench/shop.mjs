/**
 * The shop as a process. With BENCH_FILL it fills the empty database with that many products (with
 * BENCH_PEOPLE and BENCH_ORDERS also with that many customers and placed orders) and ends; otherwise it
 * listens and sends `{ port }`. DATA_DIR, DATABASE_URL and JWT_SECRET have their usual meaning.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fillBackOffice } from './back-office-rows.mjs';
import { fill } from './rows.mjs';
import { reportCosts } from './process-costs.mjs';

const require = createRequire(import.meta.url);
const dist = process.env.BENCH_DIST ?? '../dist/server';
const { createApp } = require(`${dist}/app.js`);
const { loadConfig } = require(`${dist}/config/load-config.js`);

const config = loadConfig({ ...process.env, NODE_ENV: 'production', DEMO: 'false', LOG_LEVEL: 'silent' });
// A few customers place thousands of orders here; in production no variable turns limits off.
const app = await createApp({
  ...config,
  rateLimits: false,
  pendingOrders: Infinity,
  pendingPairs: Infinity,
});
await app.init();
if (process.env.BENCH_FILL) {
  const { DataSource } = require('typeorm');
  const { foldText } = require(`${dist}/common/text.js`);
  // Earlier builds have it in another file.
  const file = ['order-factory', 'order-records'].find((name) =>
    existsSync(new URL(`${dist}/modules/orders/${name}.js`, import.meta.url)),
  );
  const { searchTextOf } = require(`${dist}/modules/orders/${file}.js`);
  const { BENCH_FILL, BENCH_PEOPLE, BENCH_ORDERS } = process.env;
  const sizes = {
    products: Number(BENCH_FILL),
    customers: Number(BENCH_PEOPLE),
    orders: Number(BENCH_ORDERS),
  };
  const more = BENCH_PEOPLE && ((tables) => fillBackOffice(tables, sizes, { foldText, searchTextOf }));
  await fill(app.get(DataSource), sizes.products, foldText, more);
  await app.close();
  process.disconnect();
} else {
  await app.listen(0, '127.0.0.1');
  reportCosts(app.getHttpServer().address().port);
}
