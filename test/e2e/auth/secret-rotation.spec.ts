import { TransactionRunner } from '../../../src/database/transaction-runner';
import { prepareShop } from '../../../src/first-start';
import { Mail } from '../../../src/mail/mail.entity';
import { MailsService } from '../../../src/mail/mails.service';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { SecretRotation } from '../../../src/modules/auth/secret-rotation.service';
import { codeOf } from '../support/authenticator';
import { useStoppedClock } from '../support/clock';
import { PASSWORD } from '../support/factories/customer';
import { aDeadPort, aMailServer, closeMailServers } from '../support/mail-server';
import { aShopper, call, type Answer } from '../support/people';
import { aContent } from '../support/mail-content';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';
import { enrol, passHalfMinutes, type Enrolled } from './two-steps';

const [OLD, NEW] = ['the secret of last year, 0123456789', 'the secret of this year, 9876543210'];
const BOTH = { JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD };

describe('another JWT_SECRET', () => {
  let shop: TestApp;
  let later: TestApp | undefined;
  let port: number;
  useStoppedClock();

  beforeEach(async () => {
    port = await aDeadPort();
    shop = await createTestApp({ JWT_SECRET: OLD, SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterEach(async () => {
    await later?.close();
    later = undefined;
    await shop.close();
    await closeMailServers();
  });

  const start = async (settings: Record<string, string>): Promise<TestApp> => {
    await later?.close();
    later = await createSecondApp(shop, { SMTP_URL: `smtp://127.0.0.1:${port}`, ...settings });
    return later;
  };
  const status = async (at: TestApp, { person }: Enrolled): Promise<number> =>
    (await call(at, 'GET', `/v1/customers/${person.id}`, undefined, person.tokens.token)).status;
  const refresh = (at: TestApp, refreshToken: string): Promise<Answer<TokensDto>> =>
    call(at, 'POST', '/v1/customers/refresh-token', { refreshToken });
  const login = async (at: TestApp, { email, secret }: Enrolled, code = codeOf(secret)): Promise<number> => {
    const body = { username: email, password: PASSWORD, code };
    const { status } = await call(at, 'POST', '/v1/customers/login', body);
    passHalfMinutes();
    return status;
  };

  it('with the one before it signs nobody out and keeps second factors', async () => {
    const enrolled = await enrol(await aShopper(shop));
    const rotated = await start(BOTH);
    expect(await status(rotated, enrolled)).toBe(200);
    expect(await login(rotated, enrolled)).toBe(200);
    const tokens = await refresh(rotated, enrolled.person.tokens.refreshToken);
    expect(tokens.status).toBe(200);

    expect((await rotated.app.get(SecretRotation).reencrypt())?.factors).toBe(1);
    expect((await rotated.app.get(SecretRotation).reencrypt())?.factors).toBe(0);
    const afterwards = await start({ JWT_SECRET: NEW });
    expect(await status(afterwards, enrolled)).toBe(401);
    expect(await login(afterwards, enrolled)).toBe(200);
    expect((await refresh(afterwards, tokens.body.refreshToken)).status).toBe(200);
    // What the new secret has signed is good without the old one.
    enrolled.person.tokens.token = tokens.body.token;
    expect(await status(afterwards, enrolled)).toBe(200);
  });

  it('lets tabs that refresh at once through two processes have the same next token', async () => {
    const { tokens } = await aShopper(shop);
    const first = await refresh(shop, tokens.refreshToken);
    const second = await refresh(await start(BOTH), tokens.refreshToken);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.refreshToken).toBe(first.body.refreshToken);
  });

  it('repeats no call that was carried out under the one before', async () => {
    const [person, rotated] = [await aShopper(shop), await start(BOTH)];
    const send = async (at: TestApp): Promise<{ body: string; isReplayed: boolean }> => {
      const headers = { authorization: `Bearer ${person.tokens.token}`, 'idempotency-key': 'one-key' };
      const { body, headers: sent } = await at.inject({ method: 'POST', url: '/v1/orders', headers });
      return { body, isReplayed: sent['idempotency-replayed'] === 'true' };
    };
    const { body, isReplayed } = await send(shop);
    expect(isReplayed).toBe(false);
    expect(await send(rotated)).toEqual({ body, isReplayed: true });
  });

  it('sends the mails that waited, also once the one before is gone', async () => {
    const rotated = await start(BOTH);
    const mails = shop.app.get(MailsService);
    const message = { to: 'an@shop.test', subject: 'Hi', content: aContent('Good day') };
    await shop.app.get(TransactionRunner).run((manager) => mails.send('a'.repeat(24), [message], manager));
    await mails.finish();
    expect((await rotated.app.get(SecretRotation).reencrypt())?.mails).toBe(1);

    const server = await aMailServer(undefined, { port });
    const afterwards = await start({ JWT_SECRET: NEW });
    await afterwards.app.get(MailsService).retryFailing();
    expect(server.received.map(({ text }) => text)).toEqual([expect.stringContaining('Good day')]);
    expect(await shop.dataSource.manager.countBy(Mail, { state: 'sent' })).toBe(1);
  });

  it('without it ends every sign-in, and says what becomes of second factors', async () => {
    const enrolled = await enrol(await aShopper(shop));
    const warnings = jest.spyOn(shop.app.get(SecretRotation)['logger'], 'warn');
    await prepareShop(shop.app, shop.config);
    await shop.app.close();
    const replaced = await start({ JWT_SECRET: NEW });
    const warn = jest.spyOn(replaced.app.get(SecretRotation)['logger'], 'warn');
    await prepareShop(replaced.app, replaced.config);
    expect(warnings).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      [
        'JWT_SECRET is another one than at the last start, and JWT_SECRET_PREVIOUS does not name that: 1 sign-ins have ' +
          'ended. 1 second factors cannot be read any more: their owners sign in with a recovery code and set up two-step ' +
          'sign-in anew.',
      ],
    ]);
    expect((await refresh(replaced, enrolled.person.tokens.refreshToken)).status).toBe(401);
    expect(await login(replaced, enrolled)).toBe(401);
    expect(await login(replaced, enrolled, enrolled.recoveryCodes[0])).toBe(200);
  });
});
