import { Injectable, Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { Transporter } from 'nodemailer';
import type { Language } from '../common/language';
import { loadOnce } from '../common/load-once';
import { newId } from '../common/new-id';
import { Config } from '../config/config';
import { isLocal } from '../config/production-rules';
import { CODE_CID, htmlOf } from './content-html';
import { textOf } from './content-text';
import type { Content, Frame } from './content';
import { only, type Message, type Origin, type Sender } from './message';
import { drawQr } from './qr-picture';
import { CODE_FILE, removeFromOutbox, writeToOutbox, type Body } from './outbox';

/** Limit on a whole delivery: a slow server that answers now and then would pass the limits on silence. */
const MAX_MS = 30_000;
/** Limit on connecting: the rest of the time is for the server's other IP addresses. */
const CONNECTION_MS = 10_000;

/** Delivers messages to the server of SMTP_URL; without it they become files in DATA_DIR/outbox (rule X7). */
@Injectable()
export class Mailer {
  private readonly logger = new Logger(Mailer.name);
  private readonly sender: Sender;
  private readonly transporter = loadOnce(() => connect(this.config, this.config.smtpUrl!));

  constructor(private readonly config: Config) {
    const { name = config.seller.name, address = senderAddress(config) } = config.mailFrom ?? {};
    this.sender = { name, address };
  }

  /**
   * Delivers a message: to the mail server, or into the outbox' directory. Delivered twice, it has the same
   * `Message-ID`, by which mail servers know the second one, or the same file.
   * @throws the error of the mail server or the disk
   */
  async send({ to, subject, content }: Message, origin: Partial<Origin> = {}): Promise<void> {
    const body = await draw(content, frameOf(this.config.seller, content.language));
    const { id = newId(), createdAt: date = new Date(), accountId } = origin;
    const messageId = `<${id}@${this.sender.address.split('@').at(-1)}>`;
    const { smtpUrl, dataDir } = this.config;
    if (smtpUrl === undefined) {
      const head = { from: this.sender, to, subject, date, messageId, accountId };
      const path = await writeToOutbox(dataDir, head, body);
      this.logger.log(`SMTP_URL is not set: a message was written to ${path}.`);
      return;
    }
    const transporter = await this.transporter();
    const signal = AbortSignal.timeout(MAX_MS);
    const { text, html, code } = body;
    await transporter.sendMail({
      ...{ from: this.sender, to, subject, text, html, date, messageId, signal },
      attachments: code ? [{ filename: CODE_FILE, content: code, cid: CODE_CID }] : [],
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
    // Otherwise an attacker on the network could remove STARTTLS from the server's offer, and read the password.
    requireTLS: password !== '' && !smtpInsecure && !isLocal(hostname),
    ...(ca ? { tls: { ca } } : {}),
  });
}

/** Draws all parts of a mail. */
async function draw(content: Content, frame: Frame): Promise<Body> {
  const code = content.blocks.find(({ kind }) => kind === 'code');
  return {
    text: textOf(content, frame),
    html: await htmlOf(content, frame),
    code: code?.kind === 'code' ? await drawQr(code.code) : undefined,
  };
}

/** Who writes, as every mail says. */
function frameOf(
  { name, owner, taxCode, address, phone, email }: Config['seller'],
  language: Language | null,
): Frame {
  const registered = [owner, taxCode && `${only('MST / Tax code', language)} ${taxCode}`]
    .filter(Boolean)
    .join(' · ');
  const seller = [registered, address, [phone, email].filter(Boolean).join(' · ')].filter(Boolean);
  return { shopName: name, seller };
}

/** The mail server's user if it is an address, else a no-reply address at the shop's host. */
function senderAddress({ smtpUrl, publicUrl }: Config): string {
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username);
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(user)) return user;
  const host = new URL(publicUrl).hostname;
  return `no-reply@${isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host}`;
}
