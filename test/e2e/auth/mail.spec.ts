import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Mailer } from '../../../src/mail/mailer';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aMailServer, closeMailServers } from '../support/mail-server';
import { aContent } from '../support/mail-content';
import { partsOf } from '../support/outbox';
import { call } from '../support/people';
import { settled } from '../support/settled';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const MESSAGE = { to: 'anna@example.com', subject: 'Đặt lại', content: aContent('Xin chào') };

afterEach(closeMailServers);

async function withShop(environment: Record<string, string>, use: (shop: TestApp) => Promise<void>) {
  const shop = await createTestApp(environment);
  try {
    await use(shop);
  } finally {
    await shop.close();
  }
}

async function signUp(shop: TestApp): Promise<string> {
  const registration = aRegistration();
  expect((await call(shop, 'POST', '/v1/customers', registration)).status).toBe(201);
  return registration.email;
}

describe('messages', () => {
  it('go through the server of SMTP_URL, from its user, and lead to PUBLIC_URL', async () => {
    const mail = await aMailServer();
    const environment = {
      SMTP_URL: `smtp://shop%40example.com:secret@127.0.0.1:${mail.port}`,
      PUBLIC_URL: 'https://shop.example',
    };
    await withShop(environment, async (shop) => {
      const email = await signUp(shop);
      expect((await call(shop, 'POST', '/v1/customers/forgot-password', { email })).status).toBe(204);
      await settled(shop);
      // The other one is the sign-up's.
      expect(mail.received).toHaveLength(2);
      const message = mail.received.find(({ text }) => text.includes('/reset-password'));
      expect(message).toMatchObject({ from: 'shop@example.com', to: [email], user: 'shop@example.com' });
      const [, token] = /https:\/\/shop\.example\/reset-password\?token=([\w-]{43})\r\n/.exec(message!.text)!;
      const choice = { token, password: 'Another#2027' };
      expect((await call(shop, 'POST', '/v1/customers/reset-password', choice)).status).toBe(204);
      expect(readdirSync(shop.config.dataDir)).not.toContain('outbox');
    });
  });

  it.each(["o'brien@x.vn", "'@x.vn", 'a+b@x.vn', 'x_y@x.vn'])(
    'go to %s, and to nobody else',
    async (email) => {
      const mail = await aMailServer();
      await withShop({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` }, async (shop) => {
        expect((await call(shop, 'POST', '/v1/customers', { ...aRegistration(), email })).status).toBe(201);
        await settled(shop);
        expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
        const credentials = { username: email, password: PASSWORD };
        expect((await call(shop, 'POST', '/v1/customers/login', credentials)).status).toBe(200);
      });
    },
  );

  it('do not delay an answer until the mail server replies, and link to the shop alone', async () => {
    let answer!: () => void;
    const mail = await aMailServer(new Promise<void>((resolve) => (answer = resolve)));
    await withShop({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` }, async (shop) => {
      const payload = { email: await signUp(shop) };
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      const url = '/v1/customers/forgot-password';
      expect((await shop.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(204);
      expect(mail.received).toEqual([]);
      answer();
      await settled(shop);
      expect(mail.received.map(({ from }) => from)).toEqual(['no-reply@localhost', 'no-reply@localhost']);
      const texts = mail.received.map(({ text }) => text).join();
      expect(texts).toContain('http://127.0.0.1:3000/reset-password');
      expect(texts).not.toContain('evil');
    });
  });

  it('that cannot be sent cost the shop nothing else', async () => {
    // No server listens on that port.
    await withShop({ SMTP_URL: 'smtp://127.0.0.1:1' }, async (shop) => {
      await expect(shop.app.get(Mailer).send(MESSAGE)).rejects.toThrow();
      const email = await signUp(shop);
      expect((await call(shop, 'POST', '/v1/customers/forgot-password', { email })).status).toBe(204);
      await settled(shop);
      const login = { username: email, password: PASSWORD };
      expect((await call(shop, 'POST', '/v1/customers/login', login)).status).toBe(200);
    });
  });

  it('lie in the outbox without SMTP_URL, to be read as they are by the shop’s own user', async () => {
    await withShop({}, async (shop) => {
      await shop.app.get(Mailer).send(MESSAGE);
      const outbox = join(shop.config.dataDir, 'outbox');
      const [name, ...others] = readdirSync(outbox);
      expect(others).toEqual([]);
      expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T.*\.eml$/);
      const file = join(outbox, name!);
      const { plain, html } = partsOf(readFileSync(file, 'utf8'));
      const [head, ...text] = plain.split('\n\n');
      expect(head!.split('\n')).toEqual(
        expect.arrayContaining([
          'To: anna@example.com',
          'Subject: Đặt lại',
          expect.stringMatching(/^From: /),
        ]),
      );
      expect(text).toEqual(['Xin chào', 'bước.\n']);
      expect(html).toContain('>Xin chào<');
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(statSync(outbox).mode & 0o077).toBe(0);
    });
  });

  it('that were promised before the shop closes are sent after its next start', async () => {
    await withShop({}, async (shop) => {
      const email = await signUp(shop);
      expect((await call(shop, 'POST', '/v1/customers/forgot-password', { email })).status).toBe(204);
      await shop.app.close();
      const next = await createSecondApp(shop);
      await settled(next);
      // The sign-up's and the one that was asked for.
      expect(readdirSync(join(shop.config.dataDir, 'outbox'))).toHaveLength(2);
      await next.close();
    });
  });
});
