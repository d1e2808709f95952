/** Calls to the shop, and numbers at random. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const { paths } = JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'));
const ROUTES = Object.entries(paths).map(([path, operations]) => {
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
  return { pattern, hasParameter: path.includes('{'), operations };
});
const PATIENCE_MS = 30_000;
const AGAIN_MS = 200;
const PASSWORD = 'Walk-2-the-Shop!';
const STAFF_PASSWORD = 'Sneaker#2026';

/** The same numbers for the same seed. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1: mulberry32. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  upTo = (most) => Math.floor(this.next() * most);
  chance = (share) => this.next() < share;
  of = (list) => list[this.upTo(list.length)];

  /** A key of these weights. */
  weighted(weights) {
    let left = this.next() * Object.values(weights).reduce((sum, one) => sum + one, 0);
    return Object.keys(weights).find((key) => (left -= weights[key]) < 0);
  }
}

/** Calls any process of the shop, and keeps the answers that the API does not document. */
export class Caller {
  statuses = {};
  wrong = [];

  /** @param origin gives where to call next */
  constructor(origin) {
    this.origin = origin;
  }

  /** @returns status, JSON and text; status 0 when there was no answer */
  async once(method, path, { body, raw, token, key, headers = {} } = {}) {
    try {
      const response = await fetch((await this.origin()) + path, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...headers,
        },
        body: raw ?? (body && JSON.stringify(body)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      const json = text.startsWith('{') ? JSON.parse(text) : {};
      this.#check(method, path, response, json);
      return { status: response.status, json, text };
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
      this.statuses.none = (this.statuses.none ?? 0) + 1;
      return { status: 0, json: {}, text: '' };
    }
  }

  #check(method, path, { status, headers }, json) {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    const route = path.split('?')[0];
    const found = ROUTES.filter(({ pattern }) => pattern.test(route));
    const { operations = {} } = found.find(({ hasParameter }) => !hasParameter) ?? found[0] ?? {};
    const isDocumented = operations[method.toLowerCase()]?.responses[status] !== undefined;
    const isRefusal = status < 400 || (json.statusCode === status && json.message && json.code);
    const isServed = status < 500 || headers.has('retry-after');
    if (!isDocumented || !isRefusal || !isServed)
      this.wrong.push(`${method} ${path}: ${status} ${JSON.stringify(json).slice(0, 200)}`);
  }

  /** Repeats a call with one key until the shop answers; signs the person in again when their token is old. */
  async call(method, path, { person, ...options } = {}) {
    const key = method === 'GET' ? undefined : randomUUID();
    for (;;) {
      const answer = await this.once(method, path, { key, token: person?.token, ...options });
      const isOld = answer.status === 401 && person !== undefined;
      if (answer.status !== 0 && answer.status !== 503 && !isOld) return answer;
      if (isOld) await this.signIn(person);
      else await sleep(AGAIN_MS);
    }
  }

  async signIn(person) {
    const { username, password } = person;
    const { json } = await this.call('POST', '/v1/customers/login', { body: { username, password } });
    person.token = json.token;
    return person;
  }

  staff(name) {
    return this.signIn({ username: `${name}@shop.test`, password: STAFF_PASSWORD });
  }

  async signUp(number) {
    const email = `storm-${number}@example.com`;
    const phone = `09${String(number).padStart(8, '0')}`;
    const body = { lastName: 'Trần', firstName: 'Anh', country: 'VN', dob: '1998-04-30', email, phone };
    const { json } = await this.call('POST', '/v1/customers', { body: { ...body, password: PASSWORD } });
    return this.signIn({ _id: json._id, username: email, password: PASSWORD, phone });
  }
}
