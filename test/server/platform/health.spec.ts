import { createTestApp, type TestApp } from '../support/test-app';

describe('health', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('is alive', async () => {
    const response = await shop.inject({ method: 'GET', url: '/health/live' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
  });

  it('is ready while the database answers, and says so when it no longer does', async () => {
    const before = await shop.inject({ method: 'GET', url: '/health/ready' });
    expect(before.statusCode).toBe(200);

    const query = jest.spyOn(shop.dataSource, 'query').mockRejectedValue(new Error('connection lost'));
    const after = await shop.inject({ method: 'GET', url: '/health/ready' });
    query.mockRestore();
    expect(after.statusCode).toBe(503);
    expect(after.json()).toEqual({ statusCode: 503, message: 'The database cannot be reached.' });
  });
});
