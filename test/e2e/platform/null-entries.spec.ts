import { aShopper, aStaffMember, call } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const ID = 'a'.repeat(24);

describe('a list of objects with null in it', () => {
  let shop: TestApp;
  let tokens: Record<'client' | 'manager', string>;

  beforeAll(async () => {
    shop = await createTestApp();
    const [shopper, manager] = [await aShopper(shop), await aStaffMember(shop, 'manager')];
    tokens = { client: shopper.tokens.token, manager: manager.tokens.token };
  });
  afterAll(() => shop.close());

  it.each([
    ['client', 'POST', `/v1/orders/${ID}/returns`, { reason: 'mind' }, 'lines', 'a list of lines'],
    ['manager', 'PUT', `/v1/returns/${ID}`, { move: 'receive' }, 'unsellable', 'a list'],
    ['client', 'POST', '/v1/chat', { message: 'Hi' }, 'conversation', 'a list of messages'],
    ['manager', 'PUT', '/v1/stock', {}, 'items', 'a list of items'],
    ['manager', 'PUT', `/v1/products/${ID}`, {}, 'colors', 'a list of colors'],
  ] as const)('%s %s %s: one sentence names the list', async (who, method, url, body, field, what) => {
    const { status, body: refused } = await call<{ errors: object }>(
      ...([shop, method, url, { ...body, [field]: [null] }, tokens[who]] as const),
    );
    expect(status).toBe(400);
    expect(refused.errors).toEqual({ [field]: `${field} must be ${what}.` });
  });
});
