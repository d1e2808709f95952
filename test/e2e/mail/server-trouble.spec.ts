import { Logger } from '@nestjs/common';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { register } from 'prom-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { newId } from '../../../src/common/new-id';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { Mailer } from '../../../src/mail/mailer';
import { MailsService } from '../../../src/mail/mails.service';
import { readConfig } from '../../../src/config/load-config';
import { examineMail } from '../../../src/operations/doctor/services';
import { aDeadPort } from '../support/mail-server';
import { aContent } from '../support/mail-content';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

/** Reached over the loopback interface, and yet no name of this machine to whoever reads it. */
const HOST = '0.0.0.0';

describe('trouble with the mail server', () => {
  let directory: string;
  let pair: { key: Buffer; cert: Buffer };
  let lines: string[];
  let shop: TestApp | undefined;
  let server: SMTPServer | undefined;
  let signedIn: string[];
  let received: number;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'shop-smtp-'));
    const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
    const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mail -addext subjectAltName=IP:${HOST},IP:127.0.0.1`;
    execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    pair = { key: readFileSync(key), cert: readFileSync(cert) };
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  beforeEach(() => {
    lines = [];
    signedIn = [];
    received = 0;
    for (const level of ['warn', 'log'] as const) {
      jest
        .spyOn(Logger.prototype, level)
        .mockImplementation((...said: unknown[]) => void lines.push(String(said[0])));
    }
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await shop?.close();
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
    shop = server = undefined;
  });

  async function listen(options: SMTPServerOptions): Promise<number> {
    server = new SMTPServer({
      allowInsecureAuth: true,
      closeTimeout: 1,
      onAuth: ({ username = '', password }, _session, done) => {
        signedIn.push(username);
        if (password === 'right') done(null, { user: username });
        else done(new Error('Not you'));
      },
      onData: (stream, _session, done) => {
        received += 1;
        stream.resume().on('end', done);
      },
      ...options,
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server!.listen(0, HOST, resolve));
    return (server.server.address() as AddressInfo).port;
  }

  /** What is warned of when mails cannot be sent. */
  async function warnings(url: string, settings: Record<string, string> = {}, mails = 1): Promise<string[]> {
    shop = await createTestApp({ SMTP_URL: url, ...settings });
    const messages = Array.from({ length: mails }, (_, i) => ({
      to: `a${i}@shop.test`,
      subject: 'Hi',
      content: aContent('Hi'),
    }));
    await shop.app
      .get(TransactionRunner)
      .run((manager) => shop!.app.get(MailsService).send(newId(), messages, manager));
    await shop.app.get(MailsService).finish();
    return lines.filter((line) => /^No mail is sent|^Mails are sent/.test(line));
  }
  const failures = async (): Promise<Record<string, number>> => {
    const metric = await register.getSingleMetric('shop_mail_failures_total')!.get();
    return Object.fromEntries(metric.values.map(({ value, labels }) => [String(labels.kind), value]));
  };

  it('that is not there is said at once, and once', async () => {
    const port = await aDeadPort();
    const before = (await failures()).unreachable ?? 0;
    expect(await warnings(`smtp://127.0.0.1:${port}`, {}, 3)).toEqual([
      `No mail is sent: no mail server answers at 127.0.0.1:${port}: look at host and port, and at firewalls between (ESOCKET CONN).`,
    ]);
    expect((await failures()).unreachable! - before).toBe(3);
  });

  it('that has a certificate of its own is said, and SMTP_CA_FILE names that', async () => {
    const port = await listen({ secure: true, ...pair });
    expect(await warnings(`smtps://shop:right@${HOST}:${port}`)).toEqual([
      `No mail is sent: the certificate of ${HOST}:${port} is not trusted, or is of another name: that of a private authority is named by SMTP_CA_FILE (ESOCKET CONN).`,
    ]);
    await shop!.close();
    lines = [];
    const trusted = { SMTP_CA_FILE: join(directory, 'cert.pem') };
    expect(await warnings(`smtps://shop:right@${HOST}:${port}`, trusted)).toEqual([]);
    expect(received).toBe(1);
  });

  it('gets mails again once SMTP_CA_FILE is back', async () => {
    const port = await listen({ secure: true, ...pair });
    const file = join(directory, 'replaced.pem');
    writeFileSync(file, pair.cert);
    shop = await createTestApp({ SMTP_URL: `smtps://shop:right@${HOST}:${port}`, SMTP_CA_FILE: file });
    const message = { to: 'a@shop.test', subject: 'Hi', content: aContent('Hi') };
    rmSync(file);
    await expect(shop.app.get(Mailer).send(message)).rejects.toThrow('ENOENT');
    writeFileSync(file, pair.cert);
    await shop.app.get(Mailer).send(message);
    expect(received).toBe(1);
  });

  it('that has one behind STARTTLS is said alike', async () => {
    const port = await listen({ ...pair });
    expect(await warnings(`smtp://shop:right@${HOST}:${port}`)).toEqual([
      expect.stringContaining(`the certificate of ${HOST}:${port} is not trusted`),
    ]);
    expect(signedIn).toEqual([]);
  });

  it('that offers no STARTTLS gets no password, unless SMTP_INSECURE allows it', async () => {
    const port = await listen({ disabledCommands: ['STARTTLS'] });
    expect(await warnings(`smtp://shop:right@${HOST}:${port}`)).toEqual([
      `No mail is sent: ${HOST}:${port} offers no STARTTLS, and a password is not sent without encryption: take smtps:// or ` +
        'another port, or set SMTP_INSECURE=true in a network that is yours alone (ETLS STARTTLS 500).',
    ]);
    expect(signedIn).toEqual([]);
    await shop!.close();
    lines = [];
    expect(await warnings(`smtp://shop:right@${HOST}:${port}`, { SMTP_INSECURE: 'true' })).toEqual([]);
    expect({ signedIn, received }).toEqual({ signedIn: ['shop'], received: 1 });
  });

  it('is examined by the doctor as mails are sent: encrypted, and with the private authority', async () => {
    const examine = async (url: string, settings: Record<string, string> = {}) =>
      (await examineMail(readConfig({ SMTP_URL: url, DATA_DIR: directory, ...settings })))[0]!.state;
    const plain = `smtp://shop:right@${HOST}:${await listen({ disabledCommands: ['STARTTLS'] })}`;
    expect(await examine(plain)).toBe('wrong');
    expect(signedIn).toEqual([]);
    expect(await examine(plain, { SMTP_INSECURE: 'true' })).toBe('ok');
    await new Promise<void>((resolve) => server!.close(resolve));
    const encrypted = `smtps://shop:right@${HOST}:${await listen({ secure: true, ...pair })}`;
    expect(await examine(encrypted)).toBe('wrong');
    expect(await examine(encrypted, { SMTP_CA_FILE: join(directory, 'cert.pem') })).toBe('ok');
  });

  it.each(['smtps', 'smtp'])('that begins otherwise than %s:// says is said', async (protocol) => {
    const port = await listen({ secure: protocol === 'smtp', ...pair });
    await warnings(`${protocol}://shop:right@127.0.0.1:${port}`);
    while (lines.every((line) => !line.startsWith('No mail'))) await sleep(100);
    expect(lines.filter((line) => line.startsWith('No mail'))).toEqual([
      expect.stringContaining(`127.0.0.1:${port} does not begin as SMTP_URL says: smtps:// is for ports`),
    ]);
  });

  it('that refuses the password is said without it', async () => {
    const port = await listen({ disabledCommands: ['STARTTLS'] });
    expect(await warnings(`smtp://shop:wrong@127.0.0.1:${port}`)).toEqual([
      `No mail is sent: 127.0.0.1:${port} refuses the user or the password of SMTP_URL (EAUTH AUTH PLAIN 535).`,
    ]);
    expect(lines.join()).not.toContain('wrong');
  });

  it('is counted until a mail is sent, and MAIL_FROM is the sender', async () => {
    let isOpen = false;
    const senders: unknown[] = [];
    const port = await listen({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: ({ address }, _session, done) => {
        senders.push(address);
        done(isOpen ? null : new Error('Later'));
      },
    });
    const from = { MAIL_FROM: 'The shop <shop@example.com>' };
    expect(await warnings(`smtp://127.0.0.1:${port}`, from, 2)).toHaveLength(1);
    isOpen = true;
    await shop!.app.get(MailsService).retryFailing();
    expect(lines).toContain('Mails are sent again, after 2 failed attempts.');
    expect(new Set(senders)).toEqual(new Set(['shop@example.com']));
  });
});
