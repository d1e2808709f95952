import { aShopper, aStaffMember } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { ProbeModule } from './probe.controller';

describe('who may call', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({}, [ProbeModule]);
  });
  afterAll(() => shop.close());

  const get = async (url: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await shop.inject({ method: 'GET', url, headers });
    return { status: response.statusCode, body: response.json<object>() };
  };

  const signInFirst = {
    status: 401,
    body: { statusCode: 401, message: 'Please sign in to continue.', code: 'sign-in.required' },
  };

  it('asks a visitor to sign in, before anything is said of roles', async () => {
    expect(await get('/v1/probe/private')).toEqual(signInFirst);
    expect(await get('/v1/probe/staff')).toEqual(signInFirst);
  });

  it.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOiIxIiwicm9sZSI6Im1hbmFnZXIifQ.'])(
    'takes %s for no token',
    async (token) => {
      expect((await get('/v1/probe/staff', token)).status).toBe(401);
    },
  );

  it('tells the route its caller', async () => {
    const shopper = await aShopper(shop);
    const { status, body } = await get('/v1/probe/private', shopper.tokens.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: shopper.id, role: 'client' });
  });

  it('keeps a client out of what is for staff, and lets staff in', async () => {
    const shopper = await aShopper(shop);
    expect(await get('/v1/probe/staff', shopper.tokens.token)).toEqual({
      status: 403,
      body: { statusCode: 403, message: 'You do not have permission to do this.', code: 'role.forbidden' },
    });
    for (const role of ['admin', 'manager'] as const) {
      const { tokens } = await aStaffMember(shop, role);
      expect((await get('/v1/probe/staff', tokens.token)).status).toBe(200);
    }
  });
});
