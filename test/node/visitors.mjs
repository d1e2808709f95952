/** The calls of visitors and customers, repeated until they are stopped. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const PASSWORD = 'Walk-2-the-Shop!';
const PAUSE_MS = 20;
const ENOUGH = 20;
const QUESTIONS = ['Còn size 42 không?', 'Do you have black Nike shoes?', 'giày trắng dưới 2 triệu'];

/** Calls the shop on a port and counts its answers. */
export class Caller {
  calls = 0;

  constructor(port) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** @returns the answer's JSON, or its text. @throws unless the status is 2xx */
  async call(method, path, { body, token } = {}) {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    this.calls += 1;
    return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  }

  get(path, token) {
    return this.call('GET', path, { token });
  }
}

/** Signs up and in, then reads, asks, fills a cart, places and cancels it, until the time is over. */
export async function visit(shop, until) {
  const person = await signUp(shop);
  for (let round = 0; Date.now() < until; round += 1) {
    const token = await signIn(shop, person);
    const order = await place(shop, { ...person, token });
    await shop.call('PUT', `/v1/customers/${person._id}/update-order`, {
      token,
      body: { orderId: order._id, status: 'canceled' },
    });
    // The chat limits questions per conversation, which its first words identify.
    const message = `${QUESTIONS[round % QUESTIONS.length]} ${person.phone}`;
    if (round % 5 === 0) await shop.call('POST', '/v1/chat', { body: { message } });
    await sleep(PAUSE_MS);
  }
}

/** Signs up a new customer. */
export async function signUp(shop) {
  const number = String(randomInt(1e7, 1e8));
  const person = {
    lastName: 'Trần',
    firstName: 'Anh',
    country: 'VN',
    dob: '1998-04-30',
    email: `visitor-${number}@example.com`,
    phone: `09${number}`,
    password: PASSWORD,
  };
  const { _id } = await shop.call('POST', '/v1/customers', { body: person });
  return { ...person, _id };
}

/** @returns an access token */
export async function signIn(shop, { email }) {
  const body = { username: email, password: PASSWORD };
  return (await shop.call('POST', '/v1/customers/login', { body })).token;
}

/** Reads pages, lists and one product in stock. */
async function look(shop) {
  await shop.get('/');
  await shop.get(`/v1/products/filter?page=${randomInt(1, 4)}&limit=24&sort=low-high`);
  await shop.get('/v1/products/facets');
  return shop.get(`/v1/products/${await aProductId(shop)}`);
}

async function aProductId(shop) {
  const { products } = await shop.get('/v1/products/filter?page=1&limit=50');
  const inStock = products.filter(({ stock }) => stock > ENOUGH);
  return inStock[randomInt(inStock.length)]._id;
}

/** Reads the shop and buys one pair. @returns the placed order */
export async function place(shop, { _id, token, phone }) {
  const product = await look(shop);
  const order = await shop.call('POST', '/v1/orders', { token });
  const path = `/v1/orders/${order._id}`;
  const line = { productId: product._id, ...mostInStock(product), quantity: 1 };
  const { total } = await shop.call('PUT', `${path}/add-product`, { token, body: line });
  const receiver = { name: 'Trần Anh', phone, address: '12 Nguyễn Huệ' };
  await shop.call('PUT', `${path}/add-information`, { token, body: receiver });
  await shop.call('PUT', path, { token, body: { total, payment: 'COD' } });
  await shop.call('PUT', `/v1/customers/${_id}/update-order`, { token, body: { orderId: order._id } });
  return order;
}

/** The colour and size with the most pairs, since others buy meanwhile. */
function mostInStock({ colors }) {
  const all = colors.flatMap(({ color, sizes }) => sizes.map((one) => ({ color, ...one })));
  const { color, size } = all.reduce((most, one) => (one.quantity > most.quantity ? one : most));
  return { color, size };
}
