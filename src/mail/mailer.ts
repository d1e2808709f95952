import { Injectable, Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { Transporter } from 'nodemailer';
import { newId } from '../common/new-id';
import { Config } from '../config/config';
import { isLocal } from '../config/production-rules';
import { htmlOf } from './letter-html';
import type { Message, Origin, Sender } from './message';
import { removeFromOutbox, writeToOutbox } from './outbox';

const SENDER_NAME = 'bước.';

/** A message takes no longer in all, also where the mail server says a word now and then. */
const MAX_MS = 30_000;
/** Short enough for another of the server's addresses to be tried. */
const CONNECTION_MS = 10_000;

/** Delivers messages to the server of SMTP_URL; without it they become files in DATA_DIR/outbox (rule X7). */
@Injectable()
export class Mailer {
  private readonly logger = new Logger(Mailer.name);
  private readonly sender: Sender;
  private transporter: Promise<Transporter> | undefined;

  constructor(private readonly config: Config) {
    const { name = SENDER_NAME, address = senderAddress(config) } = config.mailFrom ?? {};
    this.sender = { name, address };
  }

  /**
   * Delivers a message: to the mail server, or into the outbox' directory. Delivered twice, it has the same
   * `Message-ID`, by which mail servers know the second one, or the same file.
   * @throws the error of the mail server or the disk
   */
  async send({ to, subject, text }: Message, origin: Partial<Origin> = {}): Promise<void> {
    const { id = newId(), createdAt: date = new Date(), accountId } = origin;
    const messageId = `<${id}@${this.sender.address.split('@').at(-1)}>`;
    const { smtpUrl, dataDir } = this.config;
    if (smtpUrl === undefined) {
      const head = { from: this.sender, to, subject, date, messageId, accountId };
      const path = await writeToOutbox(dataDir, head, text);
      this.logger.log(`SMTP_URL is not set: a message was written to ${path}.`);
      return;
    }
    this.transporter ??= connect(this.config, smtpUrl);
    const transporter = await this.transporter;
    const signal = AbortSignal.timeout(MAX_MS);
    const html = await htmlOf({ subject, text }, drawQr);
    await transporter.sendMail({
      ...{ from: this.sender, to, subject, text, html, date, messageId, signal },
      // Pictures become parts of the mail: most programs do not show data URLs.
      attachDataUrls: true,
    });
  }

  /**
   * Removes a person's messages from the outbox' directory; sent messages are out of reach.
   * @param accountId the account's id
   * @param addresses the account's addresses
   */
  async takeBack(accountId: string, addresses: string[]): Promise<void> {
    await removeFromOutbox(this.config.dataDir, accountId, addresses);
  }
}

/**
 * Speaks with the mail server, encrypted as the settings say. Loaded with the first message, since most runs send none and
 * a start is faster without it.
 */
export async function connect(
  { smtpInsecure, smtpCaFile }: Pick<Config, 'smtpInsecure' | 'smtpCaFile'>,
  url: string,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, password } = new URL(url);
  const ca = smtpCaFile && [...rootCertificates, await readFile(smtpCaFile, 'utf8')];
  return createTransport({
    ...{ url, connectionTimeout: CONNECTION_MS, greetingTimeout: CONNECTION_MS },
    // Otherwise whoever is in between could take STARTTLS out of the server's offer, and read the password.
    requireTLS: password !== '' && !smtpInsecure && !isLocal(hostname),
    ...(ca ? { tls: { ca } } : {}),
  });
}

/** Draws a QR code as the data URL of a PNG, which every mail program shows. Loaded with the first one. */
async function drawQr(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { margin: 0, width: 400 });
}

/** The mail server's user if it is an address, else a no-reply address at the shop's host. */
function senderAddress({ smtpUrl, publicUrl }: Config): string {
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username);
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(user)) return user;
  const host = new URL(publicUrl).hostname;
  return `no-reply@${isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host}`;
}
