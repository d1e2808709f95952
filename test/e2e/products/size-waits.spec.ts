import type { LowStockListDto } from '../../../src/modules/products/inventory/dto/low-stock.dto';
import type { PersonalDataDto } from '../../../src/modules/personal-data/dto/personal-data.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type {
  ConfirmedWaitDto,
  SizeWaitDto,
  SizeWaitListDto,
} from '../../../src/modules/products/back-in-stock/dto/size-wait.dto';
import { SizeWaitsService } from '../../../src/modules/products/back-in-stock/size-waits.service';
import { PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { messagesTo, outbox, tokenSentTo } from '../support/outbox';
import { aCrowd, aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { settled } from '../support/settled';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(120_000);

const DAY_MS = 24 * 3600 * 1000;
const BACK = 'Subject: Size của bạn đã có lại / Your size is back\n';

describe('people who wait for a sold-out size', () => {
  let shop: TestApp;
  /** Another process of the same shop. */
  let other: TestApp;
  /** One with limits on. */
  let limited: TestApp;
  let manager: Shopper;
  let shopper: Shopper;
  let shoe: ProductDto;
  let visitors = 0;

  beforeAll(async () => {
    shop = await createTestApp();
    other = await createSecondApp(shop);
    limited = await createSecondApp(shop, { RATE_LIMITS: 'on' });
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(async () => {
    await limited.close();
    await other.close();
    await shop.close();
  });
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 0, '43': 1 })];
    shoe = (await manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body;
  });

  const key = (size = '42') => ({ productId: shoe._id, color: 'black', size });
  const ask = (who = shopper): Promise<Answer<SizeWaitDto>> => who.post('/v1/size-waits', key());
  const waiting = async (who = shopper): Promise<SizeWaitDto[]> =>
    (await who.get<SizeWaitListDto>('/v1/size-waits')).body.waits;
  const announce = (now?: Date, on = shop): Promise<void> => on.app.get(SizeWaitsService).announce(now);
  const later = (days: number): Date => new Date(Date.now() + days * DAY_MS);
  /** Puts so many pairs of size 42 on the shelf, as an edit does. */
  const restock = async (quantity: number): Promise<void> => {
    const colors = [aColor('black', { '42': quantity, '43': 1 })];
    const { status } = await manager.put(`/v1/products/${shoe._id}`, {
      ...aProduct({ colors }),
      name: shoe.name,
    });
    expect(status).toBe(200);
  };
  const toldTo = async (email: string): Promise<number> =>
    (await messagesTo(shop, email)).filter((mail) => mail.includes(BACK)).length;
  const emailOf = async (who: Shopper): Promise<string> => (await who.profile()).email;
  const askAsVisitor = (email: string, on = shop, from?: string): Promise<Answer<unknown>> =>
    call(on, 'POST', '/v1/size-waits/visitor', { ...key(), email }, undefined, from);
  const aVisitor = (): string => `visitor-${(visitors += 1)}@example.com`;
  const confirm = (token: string, on = shop, from?: string): Promise<Answer<ConfirmedWaitDto>> =>
    call(on, 'POST', '/v1/size-waits/confirm', { token }, undefined, from);

  it('are told once, when pairs are back', async () => {
    const email = await emailOf(shopper);
    const asked = await ask();
    expect(asked).toMatchObject({ status: 201, body: key() });
    expect(await waiting()).toEqual([asked.body]);
    await announce();
    expect(await toldTo(email)).toBe(0);

    await restock(2);
    await announce();
    await announce();
    const mail = (await messagesTo(shop, email)).find((one) => one.includes(BACK)) ?? '';
    expect(mail).toContain(`The pair that you wait for is back.`);
    expect(mail).toContain(`\n${shoe.name}, black, size 42\n`);
    expect(mail).toContain(`/product/${shoe.slug}\n`);
    expect(await toldTo(email)).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('keep their place when they ask again, also at the same moment', async () => {
    const first = await ask();
    const again = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(again.map(({ body }) => body)).toEqual(again.map(() => first.body));
    const newcomer = await aShopper(shop);
    const both = await Promise.all(Array.from({ length: 5 }, () => ask(newcomer)));
    expect(new Set(both.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect(await waiting(newcomer)).toHaveLength(1);
  });

  it('cannot ask for a size that is left, or is not sold, and end their wait themselves', async () => {
    expect(await shopper.post('/v1/size-waits', key('43'))).toMatchObject({ status: 409 });
    expect(await shopper.post('/v1/size-waits', key('50'))).toMatchObject({ status: 404 });
    const { body } = await ask();
    const stranger = await aShopper(shop);
    expect((await stranger.delete(`/v1/size-waits/${body._id}`)).status).toBe(404);
    expect((await manager.delete(`/v1/size-waits/${body._id}`)).status).toBe(403);
    expect((await shopper.delete(`/v1/size-waits/${body._id}`)).status).toBe(204);
    expect(await waiting()).toEqual([]);
    await restock(1);
    await announce();
    expect(await toldTo(await emailOf(shopper))).toBe(0);
  });

  it('are told in the order of asking, no more than pairs came back, by two processes at once', async () => {
    const crowd = await aCrowd(shop, 50);
    for (const who of crowd) await ask(who);
    await restock(3);
    await Promise.all([announce(), announce(undefined, other), announce(), announce(undefined, other)]);
    const emails = await Promise.all(crowd.map(emailOf));
    const told = async (): Promise<number[]> => {
      await settled(shop);
      await settled(other);
      const mails = outbox(shop).filter((mail) => mail.includes(BACK));
      return emails.map((email) => mails.filter((mail) => mail.includes(`\nTo: ${email}\n`)).length);
    };
    expect(await told()).toEqual(emails.map((_, place) => Number(place < 3)));
    expect((await manager.get<ProductDto>(`/v1/products/${shoe._id}`)).body.stock).toBe(4);

    // One of them buys a pair; the other two pairs are the next ones' a day later.
    const cart = await crowd[0]!.prepare([{ ...key(), quantity: 1 }]);
    expect((await crowd[0]!.request(cart._id)).status).toBe(200);
    await announce();
    expect(await told()).toEqual(emails.map((_, place) => Number(place < 3)));
    await Promise.all([announce(later(1.01)), announce(later(1.01), other)]);
    expect(await told()).toEqual(emails.map((_, place) => Number(place < 5)));
  });

  it('get their turn at once when the pairs of those before them have gone and others come', async () => {
    const next = await aShopper(shop);
    await ask();
    await ask(next);
    await restock(1);
    await announce();
    await restock(0);
    await announce();
    await restock(1);
    await announce();
    expect(await toldTo(await emailOf(shopper))).toBe(1);
    expect(await toldTo(await emailOf(next))).toBe(1);
  });

  it('are told in waves of 50, all of them when there is a pair for everyone', async () => {
    const crowd = await aCrowd(shop, 60);
    for (const who of crowd) await ask(who);
    await restock(100);
    await announce();
    expect((await Promise.all(crowd.map((who) => waiting(who)))).flat()).toEqual([]);
  });

  it('are told at the address that they have now', async () => {
    const before = await emailOf(shopper);
    await ask();
    const now = `moved-${before}`;
    await shopper.moveTo(now);
    await restock(1);
    await announce();
    expect([await toldTo(before), await toldTo(now)]).toEqual([0, 1]);
  });

  it('keep their place when the colour is renamed and they ask again', async () => {
    const { body } = await ask();
    const colors = [{ ...aColor('ebony', { '42': 0, '43': 1 }), colorBefore: 'black' }];
    expect((await manager.put(`/v1/products/${shoe._id}`, { colors })).status).toBe(200);
    const again = await shopper.post<SizeWaitDto>('/v1/size-waits', { ...key(), color: 'ebony' });
    expect(again.body).toEqual({ ...body, color: 'ebony' });
    expect(await waiting()).toEqual([again.body]);
  });

  it('are told of pairs that a canceled order gives back', async () => {
    await restock(1);
    const buyer = await aShopper(shop);
    const cart = await buyer.prepare([{ ...key(), quantity: 1 }]);
    await buyer.request(cart._id);
    await ask();
    await announce();
    const email = await emailOf(shopper);
    expect(await toldTo(email)).toBe(0);
    expect((await buyer.request(cart._id, 'canceled')).status).toBe(200);
    await announce();
    expect(await toldTo(email)).toBe(1);
  });

  it('are told of a size whose colour was renamed meanwhile, by its new name', async () => {
    await ask();
    const colors = [{ ...aColor('ebony', { '42': 1, '43': 1 }), colorBefore: 'black' }];
    expect((await manager.put(`/v1/products/${shoe._id}`, { colors })).status).toBe(200);
    await announce();
    const mails = await messagesTo(shop, await emailOf(shopper));
    expect(mails.find((mail) => mail.includes(BACK))).toContain(`${shoe.name}, ebony, size 42\n`);
  });

  it('are not told of a shoe that was deleted', async () => {
    await ask();
    await restock(1);
    expect((await manager.put(`/v1/products/${shoe._id}/delete`, {})).status).toBeLessThan(300);
    await announce();
    expect(await toldTo(await emailOf(shopper))).toBe(0);
  });

  it('may be visitors, who confirm their address by a link', async () => {
    const email = aVisitor();
    expect((await askAsVisitor(email)).status).toBe(202);
    await restock(1);
    await announce();
    expect(await toldTo(email)).toBe(0);

    const token = await tokenSentTo(shop, email, 'confirm-wait');
    const { name, slug } = shoe;
    expect(await confirm(token)).toMatchObject({ status: 200, body: { ...key(), name, slug } });
    expect(await confirm(token)).toMatchObject({ status: 400 });
    await announce();
    expect(await toldTo(email)).toBe(1);
  });

  it('keep the place of the first request, and may follow any of its links', async () => {
    const [first, second] = [aVisitor(), aVisitor()];
    await askAsVisitor(first);
    const token = await tokenSentTo(shop, first, 'confirm-wait');
    await askAsVisitor(second);
    await confirm(await tokenSentTo(shop, second, 'confirm-wait'));
    await Promise.all([askAsVisitor(first), askAsVisitor(first)]);
    expect(await confirm(token)).toMatchObject({ status: 200 });
    await restock(1);
    await announce();
    expect([await toldTo(first), await toldTo(second)]).toEqual([1, 0]);
  });

  it('keep their turn once they were told, so that no more people are told than pairs came back', async () => {
    const { body } = await ask();
    const next = await aShopper(shop);
    await ask(next);
    await restock(1);
    await announce();
    expect((await shopper.delete(`/v1/size-waits/${body._id}`)).status).toBe(404);
    await announce();
    expect([await toldTo(await emailOf(shopper)), await toldTo(await emailOf(next))]).toEqual([1, 0]);
  });

  it.each(['account', 'visitor'])(
    'are told once by an address that waits twice, the %s first, and take no other turn',
    async (first) => {
      const email = await emailOf(shopper);
      const asAccount = async (): Promise<unknown> => ask();
      const asVisitor = async (): Promise<unknown> => {
        await askAsVisitor(email);
        return confirm(await tokenSentTo(shop, email, 'confirm-wait'));
      };
      for (const join of first === 'account' ? [asAccount, asVisitor] : [asVisitor, asAccount]) await join();
      const next = await aShopper(shop);
      await ask(next);
      await restock(2);
      await announce();
      await announce();
      expect([await toldTo(email), await toldTo(await emailOf(next))]).toEqual([1, 1]);
    },
  );

  it('are not asked again to confirm while they wait, and the answer does not say so', async () => {
    const email = aVisitor();
    await askAsVisitor(email);
    await confirm(await tokenSentTo(shop, email, 'confirm-wait'));
    const before = (await messagesTo(shop, email)).length;
    const again = await askAsVisitor(email.toUpperCase());
    expect(again).toMatchObject({ status: 202, body: undefined });
    expect(await messagesTo(shop, email)).toHaveLength(before);
  });

  it('are not found by an account that is opened with their address', async () => {
    const email = await emailOf(shopper);
    await askAsVisitor(email);
    const { body } = await confirm(await tokenSentTo(shop, email, 'confirm-wait'));
    expect((await ask()).body._id).not.toBe(body._id);
    expect((await shopper.delete(`/v1/size-waits/${body._id}`)).status).toBe(404);
  });

  it.each([
    'a,victim@y.com',
    'b<victim@y.com>',
    '<victim@y.com>',
    'g:victim@y.com;',
    '(x)victim@y.com',
    'a@b\0c.vn',
  ])('give one address, not %j', async (email) => {
    expect(await askAsVisitor(email)).toMatchObject({
      status: 400,
      body: { errors: { email: 'Enter valid Email.' } },
    });
  });

  it('get five links an hour, whoever asks', async () => {
    const email = aVisitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await askAsVisitor(email, limited)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('are forgotten a day after they did not confirm or were told, and after half a year', async () => {
    const email = aVisitor();
    await askAsVisitor(email);
    const token = await tokenSentTo(shop, email, 'confirm-wait');
    await announce(later(1.1));
    expect((await confirm(token)).status).toBe(400);
    await ask();
    await announce(later(179));
    expect(await waiting()).toHaveLength(1);
    await announce(later(181));
    expect(await waiting()).toEqual([]);
  });

  it('find their waits in their data, and take them along when they go', async () => {
    const { body } = await ask();
    const url = `/v1/customers/${shopper.id}`;
    const data = await shopper.post<PersonalDataDto>(`${url}/export`, { currentPassword: PASSWORD });
    expect(data.body.sizeWaits).toEqual([body]);
    expect((await shopper.post(`${url}/erase`, { currentPassword: PASSWORD })).status).toBeLessThan(300);
    expect(
      (await shop.dataSource.query('SELECT * FROM size_waits WHERE customerId = ?', [shopper.id])).length,
    ).toBe(0);
  });

  it('are counted among the sizes that are running out', async () => {
    await ask();
    await askAsVisitor(aVisitor());
    const { sizes } = (await manager.get<LowStockListDto>('/v1/products/lowStock')).body;
    const own = sizes.flatMap(({ shoes }) => shoes).find(({ _id }) => _id === shoe._id);
    // The visitor has not confirmed.
    expect(own).toMatchObject({ color: 'black', quantity: 0, sold: 0, daysLeft: 0, waiting: 1 });
  });
});
