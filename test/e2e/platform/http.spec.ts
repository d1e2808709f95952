import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { aStaffMember } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { ProbeModule } from './probe.controller';

const INVALID_JSON = { message: 'The request body is not valid JSON.', code: 'body.not-json' };
const TOO_DEEP = { message: 'The request body is nested too deeply.', code: 'body.too-deep' };
const NOT_JSON = {
  message: 'The request’s content type is not supported.',
  code: 'request.unknown-type',
};
const NO_OBJECT = { message: 'The body must be a JSON object.', code: 'body.no-object' };
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('what every request can rely on', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ RATE_LIMITS: 'on' }, [ProbeModule]);
  });
  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.inject({ method: 'GET', url, headers });

  const post = (payload: unknown, contentType = 'application/json') =>
    shop.inject({
      method: 'POST',
      url: '/v1/probe/body',
      headers: { 'content-type': contentType },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  describe('errors', () => {
    it('keep what the shop says, with the fields it names', async () => {
      const response = await get('/v1/probe/fail/fields');
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        statusCode: 400,
        message: 'No.',
        code: 'request.invalid',
        errors: { phone: 'Taken.' },
      });
    });

    it('may carry more, as a conflict does the new cart', async () => {
      const response = await get('/v1/probe/fail/conflict');
      expect(response.json()).toEqual({
        statusCode: 409,
        message: 'The price has changed.',
        code: 'request.impossible',
        cart: { total: 5 },
      });
    });

    it('tell nothing of what broke inside', async () => {
      const response = await get('/v1/probe/fail/unexpectedly');
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        statusCode: 500,
        message: 'Something went wrong on our side. Please try again.',
        code: 'server.failed',
      });
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it('are kept by no cache, however the address is written', async () => {
      for (const url of ['/v1/orders', '/%761/orders', '/v%31/orders', 'http://elsewhere/v1/orders'])
        expect((await get(url)).headers['cache-control']).toBe('no-store');
    });

    it.each([
      '/v1/nothing',
      '/v1/',
      '/v1/probe',
      '/nothing.js',
      '/media/nothing.webp',
      '/storybook/nothing.js',
    ])('are a 404 where there is nothing: %s', async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        statusCode: 404,
        message: 'There is nothing at this address.',
        code: 'address.unknown',
      });
    });

    it.each([
      ['POST', '/v1/orders/no-id/notes', 'order.unknown'],
      ['POST', '/v1/orders/66f0c1a2b3c4d5e6f7a8b9c1/shipments/no-id/events', 'shipment.unknown'],
      ['POST', '/v1/orders/66f0c1a2b3c4d5e6f7a8b9c1/refunds/no-id/close', 'refund.unknown'],
      ['GET', '/v1/orders/no-id/exchanges', 'order.unknown'],
      ['DELETE', '/v1/exchanges/no-id', 'exchange.unknown'],
      ['DELETE', '/v1/returns/no-id', 'return.unknown'],
      ['DELETE', '/v1/staff/invitations/no-id', 'invitation.unknown'],
      ['DELETE', '/v1/staff/no-id', 'staff.unknown'],
      ['GET', '/v1/customers/no-id/audit-events', 'customer.unknown'],
    ] as const)('name what a malformed id is of: %s %s', async (method, url, code) => {
      const manager = await aStaffMember(shop, 'manager');
      const headers = { authorization: `Bearer ${manager.tokens.token}` };
      const response = await shop.inject({ method, url, headers });
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, code]);
    });

    it.each([
      ['DELETE', '/v1/products/some-shoe', 'GET, HEAD, OPTIONS, PUT'],
      ['PATCH', '/v1/orders/1?a=b', 'GET, HEAD, OPTIONS, PUT'],
      ['POST', '/v1/products/filter/', 'GET, HEAD, OPTIONS, PUT'],
      ['GET', '/v1/orders/1/add-product', 'OPTIONS, PUT'],
      ['DELETE', '/v1/customers/login', 'GET, HEAD, OPTIONS, POST'],
    ] as const)('are a 405 that names the methods there are: %s %s', async (method, url, allowed) => {
      const response = await shop.inject({ method, url });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe(allowed);
      expect(response.json()).toEqual({
        statusCode: 405,
        message: 'This cannot be done here.',
        code: 'method.unknown',
      });
      const options = await shop.inject({ method: 'OPTIONS', url });
      expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, allowed, '']);
    });

    it('have the same shape when the address itself is broken', async () => {
      const response = await get('/v1/probe/%zz');
      expect(response.json()).toEqual({
        statusCode: 400,
        message: 'The address is not valid.',
        code: 'address.invalid',
      });
    });

    it('have the same shape when a visitor must sign in', async () => {
      const response = await get('/v1/probe/private');
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        statusCode: 401,
        message: 'Please sign in to continue.',
        code: 'sign-in.required',
      });
    });

    it.each([
      ['malformed JSON', '{"email":', 'application/json', 400, INVALID_JSON],
      ['a type nobody reads', '<a/>', 'application/xml', 415, NOT_JSON],
      [
        'a body too large',
        JSON.stringify('x'.repeat(70_000)),
        'application/json',
        413,
        { message: 'The request is too large.', code: 'request.too-large' },
      ],
      [
        'a poisoned prototype',
        '{"__proto__":{"role":"manager"}}',
        'application/json',
        400,
        { message: expect.any(String) as string, code: 'body.not-json' },
      ],
      ['a list for an object', '[1]', 'application/json', 400, NO_OBJECT],
      ['an empty list', '[]', 'application/json', 400, NO_OBJECT],
      ['a text for an object', '"x"', 'application/json', 400, NO_OBJECT],
      ['a number for an object', '5', 'application/json', 400, NO_OBJECT],
      ['no object', 'null', 'application/json', 400, NO_OBJECT],
      ['a list nested beyond reading', nested(30_000), 'application/json', 400, TOO_DEEP],
      ['a field nested beyond reading', `{"name":${nested(20_000)}}`, 'application/json', 400, TOO_DEEP],
      ['a body one level too deep', nested(21), 'application/json', 400, TOO_DEEP],
      ['a form', 'email=a&name=b', 'application/x-www-form-urlencoded', 415, NOT_JSON],
      ['plain text', '{}', 'text/plain', 415, NOT_JSON],
    ])('have the same shape for %s', async (_what, payload, contentType, statusCode, said) => {
      const response = await post(payload, contentType);
      expect(response.statusCode).toBe(statusCode);
      const { errors: _errors, ...body } = response.json<{ errors?: unknown }>();
      expect(body).toEqual({ statusCode, ...said });
    });

    it('say after how many seconds to try again once an attempt is one too many', async () => {
      expect((await get('/v1/probe/limited')).statusCode).toBe(200);
      expect((await get('/v1/probe/limited')).statusCode).toBe(200);
      const response = await get('/v1/probe/limited');
      expect(response.statusCode).toBe(429);
      expect(response.json()).toEqual({
        statusCode: 429,
        message: 'Too many attempts. Please try again later.',
        code: 'attempts.too-many',
      });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(50);
      expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    });
  });

  describe('validation', () => {
    const good = { email: 'an@shop.test', name: 'An', parts: [{ quantity: 1 }] };

    it('lets a good body through', async () => {
      const response = await post(good);
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual(good);
    });

    it('speaks the field’s own sentence when one is wrong', async () => {
      const response = await post({ ...good, email: 'an' });
      expect(response.json()).toEqual({
        statusCode: 400,
        message: 'Enter valid Email.',
        code: 'request.invalid',
        errors: { email: 'Enter valid Email.' },
      });
    });

    it('names every field, nested ones by their path', async () => {
      const response = await post({ email: 'an@shop.test', parts: [{ quantity: 1 }, { quantity: -1 }] });
      const { message, errors } = response.json<{ message: string; errors: Record<string, string> }>();
      expect(Object.keys(errors).sort()).toEqual(['name', 'parts.1.quantity']);
      expect(message).toContain('parts.1.quantity');
    });

    it('reads a body up to twenty levels deep', async () => {
      const response = await post(nested(20));
      expect(response.json()).toMatchObject(NO_OBJECT);
    });

    it('takes an empty body for none', async () => {
      const { statusCode, body } = await post('');
      expect(statusCode).toBe(400);
      expect(Object.keys((JSON.parse(body) as { errors: object }).errors)).toContain('email');
    });

    it('says of a repeated search that it must be one text', async () => {
      const response = await get('/v1/products/filter?search=a&search=b');
      expect(response.json()).toMatchObject({ errors: { search: 'search must be one text.' } });
    });

    it('refuses a field it does not know in a body', async () => {
      const response = await post({ ...good, role: 'manager' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: { role: 'role is not a field of this request.' } });
    });

    it.each([
      ['email', '{"email":"a@b.test","name":"An","email":"c@d.test","parts":[]}'],
      ['quantity', '{"email":"a@b.test","name":"An","parts":[{"quantity":1},{"quantity":1,"quantity":2}]}'],
      ['name', '{"name":"An","email":"a@b.test","\\u006eame":"Binh","parts":[]}'],
      ['parts', '{"parts":[],"name":"}\\"{","email":"a@b.test","parts" :[]}'],
      ['a', '{"name":{"a":{"b":1},"c":[{"b":1}],"a":1},"name":1}'],
      ['', '{"":1,"":2}'],
    ])('refuses a body that names a field twice: %s', async (name, body) => {
      const response = await post(body);
      expect(response.json()).toEqual({
        statusCode: 400,
        message: `The request body names the field “${name}” twice.`,
        code: 'body.repeated-name',
      });
    });

    it('takes the same name in two objects, and in texts', async () => {
      const name = '"name":1,"name":2,{"a": "a": \\';
      const body = { email: 'an@shop.test', name, parts: [{ quantity: 1 }, { quantity: 1 }] };
      const response = await post(body);
      expect([response.statusCode, response.json()]).toEqual([201, body]);
    });

    it.each(['__proto__', '\\u005f_proto__', 'constructor":{"prototype":{}},"a'])(
      'refuses a field that would change other objects: %s',
      async (name) => {
        const { statusCode } = await post(
          `{"email":"an@shop.test","name":"An","parts":[],"${name}":{"role":"manager"}}`,
        );
        expect(statusCode).toBe(400);
      },
    );

    it.each(['toString', 'constructor', 'hasOwnProperty', '__defineGetter__'])(
      'refuses a field that every object has: %s',
      async (name) => {
        const part = { quantity: 1, [name]: 1 };
        for (const [path, body] of Object.entries({
          [name]: { ...good, [name]: 'x' },
          [`parts.0.${name}`]: { ...good, parts: [part] },
        })) {
          const response = await post(body);
          expect(response.statusCode).toBe(400);
          expect(response.json()).toMatchObject({
            errors: { [path]: `${path} is not a field of this request.` },
          });
        }
      },
    );

    it('ignores a parameter it does not know in a query, and fills in the page', async () => {
      const response = await get('/v1/probe/list?active=order&limit=5');
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ page: 1, limit: 5 });
    });

    it.each(['page=0', 'page=one', 'page=1.5', 'page=', 'limit=101', 'limit=0', 'page=1&page=2'])(
      'names the parameter whose value is impossible: %s',
      async (query) => {
        const response = await get(`/v1/probe/list?${query}`);
        expect(response.statusCode).toBe(400);
        const { errors } = response.json<{ errors: Record<string, string> }>();
        expect(Object.keys(errors)).toEqual([query.split('=')[0]]);
      },
    );
  });

  describe('headers', () => {
    it('carry the caller’s request id', async () => {
      expect((await get('/health/live', { 'x-request-id': 'abc-123' })).headers['x-request-id']).toBe(
        'abc-123',
      );
    });

    it.each([undefined, 'with space', 'x'.repeat(129), 'line{"level":60}'])(
      'carry a new request id in place of none, or of %j',
      async (given) => {
        const response = await get('/v1/nothing', given ? { 'x-request-id': given } : {});
        expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      },
    );

    it('let pages load from this server only, and never force https', async () => {
      const policy = String((await get('/health/live')).headers['content-security-policy']);
      const directives = Object.fromEntries(
        policy
          .split('; ')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
      );
      expect(directives).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self' 'wasm-unsafe-eval'",
        'style-src': "'self' 'unsafe-inline'",
        'object-src': "'none'",
        'frame-ancestors': "'self'",
      });
      expect(policy).not.toContain('upgrade-insecure-requests');
    });

    it('forbid guessing types, and do not name the software', async () => {
      const { headers } = await get('/v1/nothing');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    });

    it('bind all names below the shop’s to HTTPS where the operator says so, also in answers to broken requests', async () => {
      const other = await createTestApp({ HSTS_INCLUDE_SUBDOMAINS: 'true' });
      await other.app.listen(0, '127.0.0.1');
      const { port } = other.app.getHttpServer().address() as AddressInfo;
      const expected = 'max-age=31536000; includeSubDomains';
      const { headers } = await other.inject({ method: 'GET', url: '/v1/nothing' });
      expect(headers['strict-transport-security']).toBe(expected);
      const socket = connect(port, '127.0.0.1').end('no HTTP\r\n\r\n');
      expect(await text(socket)).toContain(`strict-transport-security: ${expected}\r\n`);
      await other.close();
    });

    it('say that a large answer is compressed, if the caller can read that', async () => {
      const url = '/v1/probe/large';
      expect((await get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
      expect((await get(url, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('br');
      expect((await get(url)).headers).not.toHaveProperty('content-encoding');
    });

    it.each([
      '/v1/products',
      '/v1/products/facets',
      '/v1/products/nothing',
      '/v1/products/%zz',
      '/v1/orders',
      '/v1/nothing',
      '/health/live',
      '/openapi.json',
    ])('hang on the encodings that a caller takes, also where they are as they were: %s', async (url) => {
      // From the third on what is kept is given.
      for (const encoding of ['identity', 'br', 'gzip', 'identity']) {
        const { headers } = await get(url, { 'accept-encoding': encoding });
        expect(headers.vary).toMatch(/accept-encoding/i);
        if (!headers.etag) continue;
        const again = await get(url, { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) });
        expect([again.statusCode, again.headers.vary]).toEqual([304, headers.vary]);
      }
    });
  });

  it('has the same routes with a trailing slash', async () => {
    expect((await get('/v1/probe/list/?limit=5')).json()).toEqual({ page: 1, limit: 5 });
    expect((await get('/health/live/')).statusCode).toBe(200);
  });

  it('answers 304 to a caller with the present content', async () => {
    const first = await get('/v1/products');
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\/".+"$/);
    const second = await get('/v1/products', { 'if-none-match': String(etag) });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect((await get('/v1/products', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('describes itself, in words and to programs, without another server', async () => {
    const page = await get('/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/(src|href)=["'](https?:)?\/\//);
    expect((await get('/docs/swagger-ui-bundle.js')).statusCode).toBe(200);

    const document = (await get('/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();
    expect(document.paths['/v1/products/{id}']?.get).toMatchObject({
      operationId: 'getProduct',
      tags: ['Products'],
    });
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/health'))).toEqual([]);
  });
});
