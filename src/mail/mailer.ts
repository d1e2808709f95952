import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import { Config } from '../config/config';
import type { Message, Recipient, Sender } from './message';
import { removeFromOutbox, writeToOutbox } from './outbox';

const SENDER_NAME = 'bước.';

/** A mail server that says nothing must not hold a message for minutes. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends messages through the server of SMTP_URL; without one they are written to the outbox (contract §1). */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  private readonly sender: Sender;
  private transporter: Promise<Transporter> | undefined;

  constructor(private readonly config: Config) {
    this.sender = { name: SENDER_NAME, address: senderAddress(config) };
  }

  /**
   * Hands a message over to the mail server, or writes it down. What was written down for somebody whose data was
   * erased meanwhile is removed again.
   * @throws what the mail server or the disk refuses it with
   */
  async send(message: Message, recipient?: Recipient): Promise<void> {
    const { smtpUrl, dataDir } = this.config;
    if (smtpUrl === undefined) {
      const path = await writeToOutbox(dataDir, message, this.sender, recipient?.id);
      // Looked at afterwards: an erasure that comes now finds the message.
      if (recipient && !(await recipient.isThere()))
        return removeFromOutbox(dataDir, recipient.id, [message.to]);
      this.logger.log(`SMTP_URL is not set: a message was written to ${path}.`);
      return;
    }
    this.transporter ??= connect(smtpUrl);
    await (await this.transporter).sendMail({ ...message, from: this.sender });
  }

  /**
   * Removes what was written down for a person; what a mail server was given is out of reach.
   * @param id their account's
   * @param addresses the ones that they have now
   */
  async forget(id: string, addresses: string[]): Promise<void> {
    await removeFromOutbox(this.config.dataDir, id, addresses);
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transporter)?.close();
  }
}

/** Loaded at the first message: most runs of the shop send none, and a start need not wait for it. */
async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url: smtpUrl, ...PATIENCE_MS });
}

/** The mail server's user where that is an address, else nobody at the shop's own host. */
function senderAddress({ smtpUrl, publicUrl }: Config): string {
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username);
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(user)) return user;
  const host = new URL(publicUrl).hostname;
  return `no-reply@${isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host}`;
}
