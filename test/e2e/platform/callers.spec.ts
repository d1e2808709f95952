import { aRegistration, PASSWORD } from '../support/factories/customer';
import { call } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const { TEST_REDIS_URL } = process.env;

const stores: [string, Record<string, string>][] = [
  ['the database', {}],
  ...(TEST_REDIS_URL ? [['Redis', { REDIS_URL: TEST_REDIS_URL }] satisfies [string, object]] : []),
];

describe.each(stores)('who calls, counted in %s', (_store, environment) => {
  let shop: TestApp;
  /** Differs in each run: Redis keeps what earlier ones counted. */
  const net = 256 + Math.floor(Math.random() * 65_000);
  const [high, low] = [net >> 8, net & 255];

  beforeAll(async () => {
    shop = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', ...environment });
  });
  afterAll(() => shop.close());

  /** A sign-up that is counted and refused as invalid, by way of a proxy. */
  const signUp = async (forwarded: string, remoteAddress = '127.0.0.1'): Promise<number> => {
    const request = { method: 'POST', url: '/v1/customers', payload: {}, remoteAddress } as const;
    return (await shop.inject({ ...request, headers: { 'x-forwarded-for': forwarded } })).statusCode;
  };
  const signUps = async (senders: string[], remoteAddress?: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (const sender of senders) statuses.push(await signUp(sender, remoteAddress));
    return statuses;
  };
  const six = (sender: (at: number) => string): string[] => Array.from({ length: 6 }, (_, at) => sender(at));
  const FIVE = [400, 400, 400, 400, 400, 429];

  it.each([
    ['the port of an IPv4 address', (at: number) => `198.${high}.${low}.1:4000${at}`],
    ['the port of an IPv6 address', (at: number) => `[2001:db8:${net.toString(16)}:1::${at}]:44${at}`],
    [
      'brackets',
      (at: number) => (at % 2 ? `[2001:db8:${net.toString(16)}:2::1]` : `2001:db8:${net.toString(16)}:2::1`),
    ],
    [
      'the form of an IPv4 address',
      (at: number) => (at % 2 ? `::ffff:198.${high}.${low}.2` : `198.${high}.${low}.2`),
    ],
    ['what was named before', (at: number) => `203.0.113.${at}, 198.${high}.${low}.3`],
  ])('is the same whatever is %s', async (_what, sender) => {
    expect(await signUps(six(sender))).toEqual(FIVE);
  });

  it('is the proxy where what it names is no address', async () => {
    const nonsense = [
      'unknown',
      'evil.example',
      '203.0.113.300',
      '1.2.3.4.5:80',
      '_hidden',
      '[::1',
      '203.0.113.7:x',
    ];
    const statuses = await signUps(nonsense, '127.0.0.7');
    expect(statuses).toEqual([...FIVE, 429]);
    expect((await signUps([`203.0.${low}.${high}`], '127.0.0.7'))[0]).toBe(400);
  });

  it('is a household of IPv6, of which a network has no more than four', async () => {
    const households = Array.from(
      { length: 12 },
      (_, at) => `2001:db9:${net.toString(16)}:${(16 + at).toString(16)}::1`,
    );
    const perHousehold: number[][] = [];
    for (const household of households) perHousehold.push(await signUps(Array(3).fill(household)));
    const statuses = perHousehold.flat();
    expect(statuses.slice(0, 15)).not.toContain(429);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
    expect(statuses.slice(-6)).toEqual(Array(6).fill(429));
    const neighbour = `2001:db9:${((net + 1) & 0xffff).toString(16)}:1::1`;
    expect(await signUps([neighbour])).toEqual([400]);
  });

  it('has only so many links with all of its accounts’ devices together', async () => {
    const from = `198.${high}.${low}.99`;
    const forgot = async (cookie: string, at: number): Promise<number> => {
      const payload = { email: `nobody${at}@example.com` };
      const request = { method: 'POST', url: '/v1/customers/forgot-password', payload } as const;
      const headers = { cookie, 'x-forwarded-for': from };
      return (await shop.inject({ ...request, headers, remoteAddress: '127.0.0.1' })).statusCode;
    };
    const statuses: number[] = [];
    for (let device = 0; device < 6; device += 1) {
      const registration = aRegistration();
      await call(shop, 'POST', '/v1/customers', registration);
      const { headers } = await call(shop, 'POST', '/v1/customers/login', {
        username: registration.email,
        password: PASSWORD,
      });
      const cookie = String(headers['set-cookie']).split(';')[0]!;
      for (let i = 0; i < 20; i += 1) statuses.push(await forgot(cookie, statuses.length));
    }
    expect(statuses).toEqual([...Array<number>(100).fill(204), ...Array<number>(20).fill(429)]);
  });
});
