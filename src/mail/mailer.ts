import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import { Config } from '../config/config';
import type { Message, Recipient, Sender } from './message';
import { removeFromOutbox, writeToOutbox } from './outbox';

const SENDER_NAME = 'bước.';

/** A silent mail server must not block a message for minutes. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends messages through the server of SMTP_URL; without it they are written to the outbox (rule X7). */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  private readonly sender: Sender;
  private transporter: Promise<Transporter> | undefined;

  constructor(private readonly config: Config) {
    this.sender = { name: SENDER_NAME, address: senderAddress(config) };
  }

  /**
   * Sends a message or writes it to the outbox. If the recipient's account was erased meanwhile, the written message
   * is removed.
   * @throws the error of the mail server or the disk
   */
  async send(message: Message, recipient?: Recipient): Promise<void> {
    const { smtpUrl, dataDir } = this.config;
    if (smtpUrl === undefined) {
      const path = await writeToOutbox(dataDir, message, this.sender, recipient?.id);
      // Checked after writing: a later erasure finds and removes the file itself.
      if (recipient && !(await recipient.isThere()))
        return removeFromOutbox(dataDir, recipient.id, [message.to]);
      this.logger.log(`SMTP_URL is not set: a message was written to ${path}.`);
      return;
    }
    this.transporter ??= connect(smtpUrl);
    await (await this.transporter).sendMail({ ...message, from: this.sender });
  }

  /**
   * Removes a person's messages from the outbox; sent messages are out of reach.
   * @param id the account's id
   * @param addresses the account's present addresses
   */
  async forget(id: string, addresses: string[]): Promise<void> {
    await removeFromOutbox(this.config.dataDir, id, addresses);
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transporter)?.close();
  }
}

/** Loaded with the first message, since most runs send none and a start is faster without it. */
async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url: smtpUrl, ...PATIENCE_MS });
}

/** The mail server's user if it is an address, else a no-reply address at the shop's host. */
function senderAddress({ smtpUrl, publicUrl }: Config): string {
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username);
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(user)) return user;
  const host = new URL(publicUrl).hostname;
  return `no-reply@${isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host}`;
}
