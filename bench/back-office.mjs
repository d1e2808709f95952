/**
 * How the cost of the back-office lists grows with the shop: the time of each list's first page and of each
 * search with 1,000 products, customers and orders, and with 100,000 products, 50,000 customers and 200,000
 * orders, and the ratio of the two. The two shops are called alternately, one call at a time, so that other
 * load on the machine affects both.
 *
 * npm run build && node bench/back-office.mjs [fraction of the large shop, such as 0.1]
 *
 * On SQLite, and also on the server of DATABASE_URL if it is set, in separate databases.
 */
import { Agent } from 'node:http';
import { MANAGER, emailOf, orderOf, personOf } from './back-office-rows.mjs';
import { idOf } from './catalogue.mjs';
import { run, send, start } from './load.mjs';
import { accessToken, databases, withPlace } from './places.mjs';

const ROUNDS = 41;
const WARM_UP = 8;
const share = Number(process.argv[2] ?? 1);
const SMALL = { products: 1000, customers: 1000, orders: 1000 };
const LARGE = { products: 100_000 * share, customers: 50_000 * share, orders: 200_000 * share };

for (const url of databases) {
  await withShop(url, SMALL, (small) => withShop(url, LARGE, (large) => compare(url, small, large)));
}

/** Runs `use` with a shop of that size and its process. */
function withShop(url, size, use) {
  return withPlace(url, async (environment) => {
    const fill = { BENCH_FILL: size.products, BENCH_PEOPLE: size.customers, BENCH_ORDERS: size.orders };
    await run('shop.mjs', { ...environment, ...fill });
    const server = await start('shop.mjs', environment);
    await use({ ...size, server });
    await server.stop();
  });
}

/** Every list's first page and its searches; the searched rows are in the middle of the shop. */
function questions({ products, customers, orders }, round) {
  const person = personOf(Math.floor(customers / 3) + round);
  const order = orderOf(Math.floor(orders / 2) + round, customers);
  const all = {
    'orders, newest': '/v1/orders?',
    'orders, high-low': '/v1/orders?sort=high-low',
    'orders, pending': '/v1/orders?status=pending',
    'orders by a common name': '/v1/orders?search=nguyễn',
    'orders by a whole name': `/v1/orders?search=${order.name}`,
    'orders by a phone': `/v1/orders?search=${order.phone}`,
    'orders by four digits': `/v1/orders?search=${order.phone.slice(-4)}`,
    'orders by an e-mail': `/v1/orders?search=${order.email}`,
    'orders by a number': `/v1/orders?search=${order.id.slice(0, 12)}`,
    'orders by nothing known': `/v1/orders?search=zzz${round}`,
    'customers, newest': '/v1/customers?',
    'customers, a-z': '/v1/customers?sort=a-z',
    'customers, clients': '/v1/customers?role=client',
    'customers by a common name': '/v1/customers?search=nguyễn',
    'customers by a whole name': `/v1/customers?search=${person.name}`,
    'customers by a phone': `/v1/customers?search=${person.phone}`,
    'customers by four digits': `/v1/customers?search=${person.phone.slice(-4)}`,
    'customers by an e-mail': `/v1/customers?search=${emailOf(person)}`,
    'products, newest': '/v1/products/filter?limit=12',
    'products by a word': `/v1/products/filter?limit=12&search=${products % 7 ? 'tempo' : 'giày'}`,
    'a product’s ledger': `/v1/products/${idOf('product', Math.floor(products / 2) + round)}/stock-movements`,
    'sizes running out': '/v1/products/lowStock',
    'count of orders, profit': '/v1/orders/quantityAndProfit?time=year',
    'count of customers': '/v1/customers/allCustomerQuantity',
    'count of products': '/v1/products/allProductQuantity',
    'chart of orders': '/v1/orders/orderAndProductSoldChartByYear',
    'chart of customers': '/v1/customers/customerChartByYear',
  };
  return Object.entries(all).map(([name, path]) => [name, encodeURI(path)]);
}

async function compare(url, small, large) {
  console.log(
    `\n${url ? 'server of DATABASE_URL' : 'SQLite'}, ms of a call (p50 of ${ROUNDS}, p95 of the large shop)`,
  );
  console.log('                              1,000 rows    full  ratio     p95');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const token = accessToken({ ...MANAGER, role: 'manager' });
  const times = new Map();
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [side, shop] of Object.entries({ small, large })) {
      for (const [name, path] of questions(shop, round)) {
        const from = performance.now();
        await send(shop.server.port, { path, token }, agent);
        const key = `${side} ${name}`;
        if (round >= WARM_UP) times.set(key, [...(times.get(key) ?? []), performance.now() - from]);
      }
    }
  }
  agent.destroy();
  for (const [name] of questions(small, 0)) {
    const [small, large] = ['small', 'large'].map((side) => times.get(`${side} ${name}`));
    const [one, many, slow] = [quantile(small, 0.5), quantile(large, 0.5), quantile(large, 0.95)];
    const figures = [one, many, many / one, slow].map((figure, at) =>
      figure.toFixed(2).padStart([12, 8, 7, 8][at]),
    );
    console.log(`${name.padEnd(28)}${figures.join('')}`);
  }
}

function quantile(list, share) {
  return list.sort((a, b) => a - b)[Math.floor(list.length * share)];
}
