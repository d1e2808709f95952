/** Visitors of a shop: each visit is a few sequential calls by a person with their own address. */
import { readFileSync } from 'node:fs';

const PASSWORD = 'Duong#Dai2031';
const BRANDS = ['nike', 'adidas', 'puma', 'new balance', 'vans', 'balenciaga'];
const COLORS = ['black', 'white', 'red', 'blue', 'green', 'grey'];
const SORTS = ['newest', 'oldest', 'high-low', 'low-high'];
const WORDS = [
  'giay',
  'giày',
  'hem',
  'nike den',
  'vans 42',
  'court',
  'low',
  'trắng',
  'running',
  'puma đỏ',
  'ho',
];
const QUESTIONS = [
  'Có giày Nike màu đen size 42 không?',
  'What do you have under 2 million dong?',
  'Giao hàng mất bao lâu?',
  'Do you have white Vans in 41?',
];
const FOLLOW_UPS = ['còn size 43 không?', 'and in black?', 'cái nào rẻ nhất?', 'how can I pay?'];
const TOKEN_LASTS_MS = 10 * 60_000;
const PICTURE = new URL('../media/shoes/duong-ham/den/three-quarter-480.webp', import.meta.url);

/** The share of each kind of visit, in percent. */
const VISITS = { browse: 40, search: 20, buy: 16, ask: 8, work: 10, return: 5, join: 1 };

/**
 * Prepares visits to a shop with its demo.
 * @param {(kind: string, path: string, options?: object) => Promise<{ status: number, body: any }>} call
 * @param {number} count customers who sign up first
 * @returns a function that makes one visit of a random kind
 */
export async function openVisits(call, count) {
  const { body } = await call('list', '/v1/products/filter?limit=100');
  const shop = { call, products: body.products, people: [], busy: new Set(), placed: [] };
  shop.manager = await signIn(shop, {
    username: 'manager@shop.test',
    password: 'Sneaker#2026',
    address: '10.9.0.1',
  });
  for (let number = 0; number < count; number += 1) await visits.join(shop);
  return () => visits[pickVisit()](shop);
}

const visits = {
  async browse({ call, products }) {
    const address = anyAddress();
    await call('page', pick(['/', '/?brand=nike', '/?page=2', '/about']), { address });
    await call('facets', '/v1/products/facets', { address });
    const brand = `brand=${encodeURIComponent(pick(BRANDS))}`;
    for (const query of [
      `page=${pick([1, 2, 3])}`,
      brand,
      `${brand}&color=${pick(COLORS)}&sort=${pick(SORTS)}`,
    ]) {
      await call('list', `/v1/products/filter?limit=24&${query}`, { address });
    }
    const product = pick(products);
    await call('picture', product.adImage, { address });
    await call('page', `/?product=${product.slug}`, { address });
    await call('detail', `/v1/products/${product._id}`, { address });
  },

  async search({ call, products }) {
    const address = anyAddress();
    const word = Math.random() < 0.5 ? pick(WORDS) : pick(products).name.slice(0, 2 + Math.random() * 12);
    for (let length = 2; length <= word.length; length += 2) {
      const typed = encodeURIComponent(word.slice(0, length));
      await call('suggestions', `/v1/products/filter?limit=5&search=${typed}`, { address });
    }
    const typed = encodeURIComponent(word);
    await call('list', `/v1/products/filter?limit=24&search=${typed}`, { address });
    await call('facets', `/v1/products/facets?search=${typed}`, { address });
    await call('detail', `/v1/products/${pick(products).slug}`, { address });
  },

  async ask({ call }) {
    const conversation = [];
    const address = anyAddress();
    for (const message of [pick(QUESTIONS), pick(FOLLOW_UPS), pick(FOLLOW_UPS)]) {
      const { body } = await call('chat', '/v1/chat', { address, json: { message, conversation } });
      const time = new Date().toISOString();
      conversation.push({ text: message, time, sender: 'me' }, { text: body.reply, time, sender: 'chatbot' });
    }
  },

  /** Adds a pair to the cart; a quarter of the visits places the order. */
  async buy(shop) {
    await asPerson(shop, async (person) => {
      const send = (kind, path, json, method = 'PUT') => call(shop, person, kind, path, { json, method });
      const found = await call(shop, person, 'detail', `/v1/products/${pick(shop.products)._id}`);
      const color = pick(found.body.colors);
      const left = color.sizes.filter(({ quantity }) => quantity > 1);
      const cart = (await send('cart', '/v1/orders', undefined, 'POST')).body;
      const order = `/v1/orders/${cart._id}`;
      for (const { productId, color, size } of cart.items) {
        await send('cart', `${order}/remove-product`, { productId, color, size, quantity: 1 });
      }
      if (left.length === 0) return;
      const item = { productId: found.body._id, color: color.color, size: pick(left).size, quantity: 1 };
      await send('cart', `${order}/add-product`, item);
      await send('cart', `${order}/increase-quantity`, item);
      const { total } = (await send('cart', `${order}/decrease-quantity`, item)).body;
      if (Math.random() > 0.25 || person.pending > 3) return;
      const receiver = {
        name: 'Trần Minh Anh',
        phone: '0901234567',
        address: '12 Nguyễn Huệ, Phường Sài Gòn',
      };
      await send('order', `${order}/add-information`, receiver);
      await send('order', order, { total, payment: 'COD' });
      const placed = await send('order', `/v1/customers/${person.id}/update-order`, { orderId: cart._id });
      if (placed.status !== 200) return;
      person.pending += 1;
      shop.placed.push({ id: cart._id, person });
    });
  },

  /**
   * Staff read their lists and advance an order; half of the orders are returned, so that the stock lasts.
   */
  async work(shop) {
    const read = (path) => call(shop, shop.manager, 'staff list', path);
    await read(`/v1/orders?limit=12&sort=${pick(SORTS)}`);
    await read(`/v1/orders?limit=12&search=${pick(['minh', '0901', 'trần'])}`);
    await read(`/v1/customers?limit=12&search=${pick(['', 'soak', 'minh'])}`);
    await read('/v1/orders/quantityAndProfit?time=year');
    await read('/v1/orders/orderAndProductSoldChartByYear');
    const next = shop.placed.shift();
    if (next) {
      for (const status of ['delivering', pick(['completed', 'canceled'])]) {
        const json = { status };
        await call(shop, shop.manager, 'staff order', `/v1/orders/${next.id}/updateStatus`, {
          json,
          method: 'PUT',
        });
      }
      next.person.pending -= 1;
    }
    if (Math.random() < 0.1) {
      const form = new FormData();
      form.append('file', new Blob([readFileSync(PICTURE)], { type: 'image/webp' }), 'shoe.webp');
      const path = `/v1/products/uploadSingle?productName=${encodeURIComponent(shop.products[0].name)}`;
      await call(shop, shop.manager, 'upload', path, { form, method: 'POST' });
    }
  },

  /** A returning customer: a new sign-in, the profile, and sign-out. */
  async return(shop) {
    await asPerson(shop, async (person) => {
      const json = { refreshToken: person.refreshToken };
      await call(shop, person, 'sign in, out', '/v1/customers/logout', { json, method: 'POST' });
      Object.assign(person, await signIn(shop, person));
      await call(shop, person, 'profile', `/v1/customers/${person.id}`);
      await call(shop, person, 'profile', `/v1/customers/${person.id}/sessions`);
    });
  },

  async join(shop) {
    const number = String(shop.people.length).padStart(6, '0');
    const username = `soak-${number}@example.com`;
    const names = { lastName: 'Soak', firstName: `Number ${number}`, country: 'VN', dob: '1998-04-30' };
    const json = { ...names, email: username, phone: `0977${number}`, password: PASSWORD };
    const person = { username, address: anyAddress(), pending: 0 };
    shop.people.push(person);
    shop.busy.add(person);
    await shop.call('sign up', '/v1/customers', { address: person.address, json });
    Object.assign(person, await signIn(shop, person));
    shop.busy.delete(person);
  },
};

/** Customers make one visit at a time, as real people do. */
async function asPerson(shop, visit) {
  const person = pick(shop.people.filter((one) => !shop.busy.has(one)));
  if (!person) return;
  shop.busy.add(person);
  try {
    await visit(person);
  } finally {
    shop.busy.delete(person);
  }
}

async function signIn({ call }, { username, address, password = PASSWORD }) {
  const { body } = await call('sign in, out', '/v1/customers/login', {
    address,
    json: { username, password },
  });
  const id = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString()).userId;
  return { username, address, id, ...body, until: Date.now() + TOKEN_LASTS_MS };
}

/** A signed-in call; renews a token that is about to expire. */
async function call(shop, person, kind, path, options = {}) {
  if (Date.now() > person.until) {
    person.until = Date.now() + TOKEN_LASTS_MS;
    const json = { refreshToken: person.refreshToken };
    const { body } = await shop.call('sign in, out', '/v1/customers/refresh-token', {
      address: person.address,
      json,
    });
    Object.assign(person, body);
  }
  return shop.call(kind, path, { ...options, address: person.address, token: person.token });
}

function pickVisit() {
  let dice = Math.random() * Object.values(VISITS).reduce((sum, share) => sum + share, 0);
  return Object.keys(VISITS).find((name) => (dice -= VISITS[name]) < 0);
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)];
}

/** One of some 5,000 addresses, as a proxy forwards them. */
function anyAddress() {
  return `10.1.${Math.floor(Math.random() * 20)}.${1 + Math.floor(Math.random() * 250)}`;
}
