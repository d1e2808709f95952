/** Shoppers who order again and again, and repeat what was not answered. */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const PASSWORD = 'Walk-2-the-Shop!';
const MANAGER = { username: 'manager@shop.test', password: 'Sneaker#2026' };
/** Longer than the ten seconds within which the shop answers. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 500;
const PAUSE_MS = 300;

/** Calls the shop, and counts what it answered and how long a shopper had to wait. */
export class Caller {
  /** How often each status came; `none` is a connection that broke. */
  statuses = {};
  /** Answers that a shop must not give. */
  wrong = [];
  /** From when until when each call of a shopper lasted, its repetitions included. */
  waits = [];

  constructor(origin) {
    this.origin = origin;
  }

  /** Once. @returns status and JSON; status 0 when there was no answer */
  async once(method, path, { body, token, key } = {}) {
    try {
      const response = await fetch(this.origin + path, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      this.#count(response.status, `${method} ${path}: ${text.slice(0, 200)}`, response);
      return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : {} };
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
      this.statuses.none = (this.statuses.none ?? 0) + 1;
      return { status: 0, json: {} };
    }
  }

  #count(status, what, response) {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    const mayRepeat = [502, 503].includes(status) && response.headers.has('retry-after');
    if (status >= 500 && !mayRepeat) this.wrong.push(`${status} ${what}`);
  }

  /** Repeats the call with one key until the shop answers. Each shopper waits half a second in between. */
  async call(method, path, options = {}) {
    const key = method === 'GET' ? undefined : randomUUID();
    const from = Date.now();
    for (;;) {
      const answer = await this.once(method, path, { key, ...options });
      if (answer.status > 0 && answer.status < 500) {
        this.waits.push([from, Date.now()]);
        return answer;
      }
      await sleep(AGAIN_MS);
    }
  }

  /** @throws unless the shop carries it out */
  async do(method, path, options) {
    const { status, json } = await this.call(method, path, options);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }
}

export async function signInManager(caller) {
  return (await caller.do('POST', '/v1/customers/login', { body: MANAGER })).token;
}

/** A shoe with so many pairs of one size, on sale. */
export async function addShoe(caller, pairs) {
  const token = await signInManager(caller);
  const body = {
    name: `Cluster Runner ${randomUUID().slice(0, 8)}`,
    ...{ type: 'running', brand: 'nike', price: 2_500_000, highLight: 'Light', desc: 'A shoe to test with.' },
    adImage: '/media/shoes/test/ad-960.webp',
    navbarImage: '/media/shoes/test/navbar-960.webp',
    importAt: '2026-03-01T00:00:00.000Z',
    colors: [
      {
        color: 'black',
        colorHex: '#1b1b1f',
        imageDetail: ['/media/shoes/test/side-960.webp'],
        sizes: [{ size: '42', quantity: pairs }],
      },
    ],
  };
  const { _id } = await caller.do('POST', '/v1/products', { token, body });
  return { _id, line: { productId: _id, color: 'black', size: '42', quantity: 1 } };
}

/** A new customer who is signed in. */
export async function signUp(caller) {
  const number = String(randomInt(1e7, 1e8));
  const email = `shopper-${number}@example.com`;
  const person = { lastName: 'Trần', firstName: 'Anh', country: 'VN', dob: '1998-04-30' };
  const body = { ...person, email, phone: `09${number}`, password: PASSWORD };
  const { _id } = await caller.do('POST', '/v1/customers', { body });
  const credentials = { username: email, password: PASSWORD };
  const signIn = async () => (await caller.do('POST', '/v1/customers/login', { body: credentials })).token;
  return { _id, phone: body.phone, signIn, token: await signIn() };
}

/** Fills the shopper's cart and confirms its total. @returns the cart */
export async function fillCart(caller, { token, phone }, line) {
  const cart = await caller.do('POST', '/v1/orders', { token });
  const path = `/v1/orders/${cart._id}`;
  const isWanted = ({ productId }) => productId === line.productId;
  for (const { productId, color, size } of cart.items.filter((item) => !isWanted(item))) {
    await caller.do('PUT', `${path}/remove-product`, { token, body: { productId, color, size } });
  }
  const filled = cart.items.some(isWanted)
    ? cart
    : await caller.do('PUT', `${path}/add-product`, { token, body: line });
  const receiver = { name: 'Trần Anh', phone, address: '12 Nguyễn Huệ' };
  await caller.do('PUT', `${path}/add-information`, { token, body: receiver });
  return caller.do('PUT', path, { token, body: { total: filled.total, payment: 'COD' } });
}

/** Places a cart. @returns status and order */
export function place(caller, { _id, token }, cart) {
  const body = { orderId: cart._id };
  return caller.call('PUT', `/v1/customers/${_id}/update-order`, { token, body });
}

/** Orders one shoe again and again until told to end; nothing that was begun is left unanswered. */
export async function order(caller, shoe, run) {
  const shopper = await signUp(caller);
  while (!run.isOver) {
    await caller.do('GET', '/v1/products/filter?page=1&limit=24&sort=low-high');
    const cart = await fillCart(caller, shopper, shoe.line);
    const { status, json } = await place(caller, shopper, cart);
    assert.equal(status, 200, JSON.stringify(json));
    run.acknowledged.push({ id: cart._id, at: Date.now() });
    const shown = await caller.do('GET', `/v1/orders/${cart._id}`, { token: shopper.token });
    if (shown.status !== 'pending') run.stale.push(`${cart._id} is shown as ${shown.status}`);
    await sleep(PAUSE_MS * (0.5 + Math.random()));
  }
}
