import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { messagesTo, tokenSentTo } from '../support/outbox';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { stopClock } from '../support/clock';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

/** The links with which the shop lets people act by mail. */
const LINK = /\/(?:confirm-email|confirm-wait|reset-password)\?token=/;

let shop: TestApp;
let shoes: ProductDto[];
let victims = 0;
let victim: string;

beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://shop.example' });
  const manager = await aStaffMember(shop, 'manager');
  const colors = [aColor('black', { '42': 0 })];
  shoes = [];
  for (let i = 0; i < 2; i += 1)
    shoes.push((await manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body);
});
afterAll(() => shop.close());
beforeEach(() => {
  victims += 1;
  victim = `victim${victims}@example.com`;
});
afterEach(() => void jest.useRealTimers());

const moveTo = (person: Shopper, email: string): Promise<Answer<ErrorDto>> =>
  person.update<ErrorDto>({ email });
const waitFor = (email: string, shoe = shoes[0]!): Promise<Answer<ErrorDto>> =>
  call(shop, 'POST', '/v1/size-waits/visitor', { productId: shoe._id, color: 'black', size: '42', email });
const forgot = (email: string): Promise<Answer<ErrorDto>> =>
  call(shop, 'POST', '/v1/customers/forgot-password', { email });
const linksTo = async (email: string): Promise<number> =>
  (await messagesTo(shop, email)).filter((message) => LINK.test(message)).length;

describe('mails with a link to one mailbox', () => {
  it('are five in an hour, from however many accounts they are asked for', async () => {
    const askers = await Promise.all(Array.from({ length: 4 }, () => aShopper(shop)));
    const statuses: number[] = [];
    for (const asker of askers)
      for (let i = 0; i < 5; i += 1) statuses.push((await moveTo(asker, victim)).status);
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(429)]);
    expect(await linksTo(victim)).toBe(5);
    const refused = await moveTo(await aShopper(shop), victim);
    expect(refused).toMatchObject({ status: 429, body: { code: 'attempts.too-many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });

  it('are so whatever they are for', async () => {
    const asker = await aShopper(shop);
    for (let i = 0; i < 3; i += 1) await moveTo(asker, victim);
    expect((await waitFor(victim)).status).toBe(202);
    expect((await waitFor(victim, shoes[1])).status).toBe(202);
    expect((await waitFor(victim)).status).toBe(429);
    expect((await moveTo(await aShopper(shop), victim)).status).toBe(429);
    expect(await linksTo(victim)).toBe(5);
  });

  it('are so under all of its addresses', async () => {
    const [asker, other] = [await aShopper(shop), await aShopper(shop)];
    const name = `the.victim${victims}`;
    const addresses = ['', '+1', '+shop', '+1+2'].map((tag) => `${name}${tag}@gmail.com`);
    for (const address of addresses) expect((await moveTo(asker, address)).status).toBe(200);
    expect((await waitFor(`The.Victim.${victims}@GoogleMail.com`)).status).toBe(202);
    expect((await waitFor(`${name.toUpperCase()}+x@gmail.com`)).status).toBe(202);
    expect((await moveTo(other, `thevictim${victims}@gmail.com`)).status).toBe(429);
  });

  it('leave the account of the one who asked as it was when they are refused', async () => {
    for (let i = 0; i < 5; i += 1) await waitFor(victim);
    const asker = await aShopper(shop);
    const before = await asker.profile();
    expect((await moveTo(asker, victim)).status).toBe(429);
    expect(await asker.profile()).toEqual(before);
  });

  it('do not tell by what is left whether an account has the address', async () => {
    const anna = await aShopper(shop);
    const { email } = await anna.profile();
    for (const address of [email, victim]) {
      for (let i = 0; i < 5; i += 1) expect((await forgot(address)).status).toBe(204);
      await settled(shop);
      expect(await waitFor(address)).toMatchObject({ status: 429 });
    }
  });

  it('never keep an owner from a new password', async () => {
    const anna = await aShopper(shop);
    const { email } = await anna.profile();
    for (let i = 0; i < 6; i += 1) await waitFor(email);
    await forgot(email);
    const token = await tokenSentTo(shop, email, 'reset-password');
    const body = { token, password: 'Another#2027' };
    expect((await call(shop, 'POST', '/v1/customers/reset-password', body)).status).toBe(204);
  });

  it('are not counted anew once a password is changed, which needs no mailbox', async () => {
    const anna = await aShopper(shop);
    const { email } = await anna.profile();
    for (let i = 0; i < 5; i += 1) await waitFor(email);
    const change = { currentPassword: PASSWORD, newPassword: 'Another#2027' };
    expect((await anna.put(`/v1/customers/${anna.id}/password`, change)).status).toBe(204);
    expect((await waitFor(email)).status).toBe(429);
  });
});

describe('a link', () => {
  it('that confirms a wait ends a day after it was made, whoever asks again', async () => {
    const start = Date.now();
    stopClock(start);
    await waitFor(victim);
    const token = await tokenSentTo(shop, victim, 'confirm-wait');
    stopClock(start + 23 * 3_600_000);
    await waitFor(victim);
    expect(await tokenSentTo(shop, victim, 'confirm-wait')).toBe(token);
    stopClock(start + 25 * 3_600_000);
    await waitFor(victim);
    const confirm = (link: string): Promise<Answer<ErrorDto>> =>
      call(shop, 'POST', '/v1/size-waits/confirm', { token: link });
    expect((await confirm(token)).status).toBe(400);
    expect((await confirm(await tokenSentTo(shop, victim, 'confirm-wait'))).status).toBe(200);
  });
});
