import { Logger, NotFoundException } from '@nestjs/common';
import { Mail } from '../../../src/mail/mail.entity';
import { MailsService } from '../../../src/mail/mails.service';
import type { FailingMailListDto } from '../../../src/mail/dto/failing-mail.dto';
import { PASSWORD } from '../support/factories/customer';
import { aDeadPort, aMailServer, closeMailServers } from '../support/mail-server';
import { messagesTo } from '../support/outbox';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

const HOUR_MS = 3600 * 1000;

let shops: TestApp[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(shops.map((shop) => shop.close()));
  shops = [];
  await closeMailServers();
});

async function aShop(environment: Record<string, string> = {}): Promise<TestApp> {
  const shop = await createTestApp(environment);
  shops.push(shop);
  return shop;
}

/** A shop whose mail server does not run yet, and what starts it. */
async function aShopWithoutMailServer() {
  const port = await aDeadPort();
  const shop = await aShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  return { shop, start: (refused: string[] = []) => aMailServer(undefined, { port, refused }) };
}

const mailsOf = ({ dataSource }: TestApp): Promise<Mail[]> =>
  dataSource.manager.find(Mail, { order: { createdAt: 'ASC', id: 'ASC' } });

/** Lets time go by for all mails that wait. */
async function letTimePass({ dataSource }: TestApp, ms: number): Promise<void> {
  for (const { id, createdAt, nextAttemptAt, goodUntil } of await dataSource.manager.find(Mail)) {
    const earlier = (date: Date | null) => date && new Date(date.getTime() - ms);
    await dataSource.manager.update(
      Mail,
      { id },
      {
        createdAt: earlier(createdAt)!,
        nextAttemptAt: earlier(nextAttemptAt),
        goodUntil: earlier(goodUntil),
      },
    );
  }
}

/** A customer whose sign-up has no mail left. */
async function aQuietShopper(shop: TestApp): Promise<Shopper> {
  const person = await aShopper(shop);
  await settled(shop);
  await shop.dataSource.manager.delete(Mail, { recipient: await emailOf(person) });
  return person;
}

const change = (person: Shopper, newPassword: string) =>
  person.put(`/v1/customers/${person.id}/password`, { currentPassword: PASSWORD, newPassword });

const emailOf = async (person: Shopper): Promise<string> => (await person.profile()).email;

const askForLink = (shop: TestApp, email: string) =>
  call(shop, 'POST', '/v1/customers/forgot-password', { email });

const failing = (manager: Shopper) => manager.get<FailingMailListDto>('/v1/mails/failing');
const retry = (manager: Shopper) => manager.post<FailingMailListDto>('/v1/mails/failing/retry');

describe('a mail is written in the transaction that causes it (rule X15)', () => {
  it('what is rolled back sends none', async () => {
    const shop = await aShop();
    const person = await aQuietShopper(shop);
    const email = await emailOf(person);
    const mails = shop.app.get(MailsService);
    const send = mails.send.bind(mails);
    jest.spyOn(mails, 'send').mockImplementationOnce(async (...mail) => {
      await send(...mail);
      throw new NotFoundException('A power cut.');
    });
    expect((await change(person, 'Another#2027')).status).toBe(404);
    expect(await messagesTo(shop, email)).toEqual([]);
    expect(await mailsOf(shop)).toEqual([]);
    expect((await change(person, 'Another#2027')).status).toBe(204);
    expect(await messagesTo(shop, email)).toHaveLength(1);
  });

  it('what cannot be written changes nothing', async () => {
    const shop = await aShop();
    const person = await aQuietShopper(shop);
    jest
      .spyOn(shop.app.get(MailsService), 'send')
      .mockRejectedValueOnce(new NotFoundException('A full disk.'));
    expect((await change(person, 'Another#2027')).status).toBe(404);
    const login = { username: await emailOf(person), password: PASSWORD };
    expect((await call(shop, 'POST', '/v1/customers/login', login)).status).toBe(200);
  });
});

describe('a mail that cannot be sent', () => {
  it('is sent once the mail server is back, once, and its text does not stay', async () => {
    const { shop, start } = await aShopWithoutMailServer();
    const person = await aQuietShopper(shop);
    await askForLink(shop, await emailOf(person));
    await settled(shop);
    const [waiting] = await mailsOf(shop);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, problem: expect.stringMatching(/^E/) });
    expect(waiting!.sealedText).not.toMatch(/token|http/);
    expect(waiting!.nextAttemptAt!.getTime() - waiting!.createdAt.getTime()).toBeGreaterThanOrEqual(10_000);

    const { received } = await start();
    await settled(shop);
    expect(received).toEqual([]);
    await letTimePass(shop, 60_000);
    await settled(shop);
    expect(received.map(({ id }) => id)).toEqual([waiting!.id]);
    await letTimePass(shop, HOUR_MS);
    await settled(shop);
    expect(received).toHaveLength(1);
    expect(await mailsOf(shop)).toMatchObject([{ state: 'sent', sealedText: null, nextAttemptAt: null }]);
    await shop.app.get(MailsService).sweep(new Date(Date.now() + 7 * 24 * HOUR_MS));
    expect(await mailsOf(shop)).toEqual([]);
  });

  it('is tried for a day with growing pauses', async () => {
    const { shop } = await aShopWithoutMailServer();
    await change(await aQuietShopper(shop), 'Another#2027');
    const began = Date.now();
    const pauses: number[] = [];
    for (;;) {
      const before = Date.now();
      await settled(shop);
      const [mail] = await mailsOf(shop);
      if (mail!.state === 'failed') break;
      pauses.push(Math.round((mail!.nextAttemptAt!.getTime() - before) / 10_000) * 10);
      await letTimePass(shop, mail!.nextAttemptAt!.getTime() - Date.now());
    }
    expect(pauses.slice(0, 6)).toEqual([10, 60, 300, 900, 3600, 3600]);
    const waited = began - (await mailsOf(shop))[0]!.createdAt.getTime();
    expect(Math.round(waited / HOUR_MS)).toBe(23);
  });

  it('is not sent when its link has ended meanwhile', async () => {
    const { shop, start } = await aShopWithoutMailServer();
    await askForLink(shop, await emailOf(await aQuietShopper(shop)));
    await settled(shop);
    const { received } = await start();
    await letTimePass(shop, HOUR_MS);
    await settled(shop);
    expect(received).toEqual([]);
    expect(await mailsOf(shop)).toMatchObject([{ state: 'failed', problem: 'EXPIRED', sealedText: null }]);
    await retry(await aStaffMember(shop, 'manager'));
    expect(received).toEqual([]);
  });

  it('is given up at once when its address is refused, and delays no other', async () => {
    const { shop, start } = await aShopWithoutMailServer();
    const [first, second] = [await aQuietShopper(shop), await aQuietShopper(shop)];
    const { received } = await start([await emailOf(first)]);
    await change(first, 'Another#2027');
    await change(second, 'Another#2027');
    await settled(shop);
    expect(received.map(({ to }) => to)).toEqual([[await emailOf(second)]]);
    expect(await mailsOf(shop)).toMatchObject([
      { state: 'failed', problem: expect.stringContaining('550') },
      { state: 'sent' },
    ]);
  });

  it('goes with its account', async () => {
    const { shop, start } = await aShopWithoutMailServer();
    const person = await aQuietShopper(shop);
    await person.update({ email: 'next.address@example.com' });
    await settled(shop);
    expect(await mailsOf(shop)).toHaveLength(2);
    const erased = await person.post(`/v1/customers/${person.id}/erase`, { currentPassword: PASSWORD });
    expect(erased.status).toBe(204);
    expect(await mailsOf(shop)).toEqual([]);
    const { received } = await start();
    await settled(shop);
    expect(received).toEqual([]);
  });
});

describe('a mail that fails for an hour', () => {
  it('is shown to managers, named in the log, and can be tried again (rule X16)', async () => {
    const { shop, start } = await aShopWithoutMailServer();
    const manager = await aStaffMember(shop, 'manager');
    const person = await aQuietShopper(shop);
    const email = await emailOf(person);
    const warn = jest.spyOn(Logger.prototype, 'warn');
    await change(person, 'Another#2027');
    await settled(shop);
    expect((await failing(manager)).body).toEqual({ mails: [], total: 0 });
    expect(warn).not.toHaveBeenCalled();

    await letTimePass(shop, HOUR_MS);
    await settled(shop);
    const { body } = await failing(manager);
    const [{ id }] = (await mailsOf(shop)) as [Mail];
    expect(body).toEqual({
      mails: [
        {
          ...{ _id: id, to: email, subject: expect.stringContaining('Your password was changed') },
          createdAt: expect.any(String),
          problem: expect.stringMatching(/^E/),
          nextAttemptAt: expect.any(String),
        },
      ],
      total: 1,
    });
    const warnings = warn.mock.calls.map(([message]) => String(message));
    expect(warnings).toEqual([expect.stringContaining(id)]);
    expect(warnings[0]).not.toContain(email);

    expect((await retry(manager)).body).toMatchObject({ total: 1 });
    const { received } = await start();
    expect((await retry(manager)).body).toEqual({ mails: [], total: 0 });
    expect(received.map(({ to }) => to)).toEqual([[email]]);
  });
});
