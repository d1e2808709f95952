import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settled } from './settled';
import type { TestApp } from './test-app';

/** What every account gets, whatever a test does with it. */
const USUAL = [
  'Xác nhận email của bạn',
  'Đăng nhập từ thiết bị mới',
  'Confirm your email\n',
  'Chào mừng bạn',
  'Welcome to the shop\n',
  'A sign-in from',
];

/**
 * The messages to an e-mail address, oldest first, after background work has finished: all but those about its
 * sign-up and its sign-ins.
 */
export async function messagesTo(shop: TestApp, email: string): Promise<string[]> {
  const messages = await allMessagesTo(shop, email);
  return messages.filter((message) => !USUAL.some((subject) => message.includes(`\nSubject: ${subject}`)));
}

/** All messages to an e-mail address, oldest first, after background work has finished. */
export async function allMessagesTo(shop: TestApp, email: string): Promise<string[]> {
  await settled(shop);
  return outbox(shop).filter((message) => message.includes(`\nTo: ${email}\n`));
}

/** All messages, oldest first, each with its head and its text. */
export function outbox(shop: TestApp): string[] {
  return outboxFiles(shop).map((file) => partsOf(file).plain);
}

/** The parts of a message as it lies in the outbox. */
export function partsOf(file: string): { plain: string; html: string } {
  const [head = ''] = file.split('\n\n', 1);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(head) ?? [];
  const bodyOf = (type: string): string => {
    const part = file.split(`Content-Type: ${type}; charset=utf-8\n`)[1] ?? '';
    return part.slice(part.indexOf('\n\n') + 2, part.indexOf(`\n--${boundary}`));
  };
  const html = Buffer.from(bodyOf('text/html'), 'base64').toString();
  return { plain: `${head}\n\n${bodyOf('text/plain')}`, html };
}

/** All messages as they lie in the outbox, oldest first. */
export function outboxFiles({ config }: TestApp): string[] {
  const directory = join(config.dataDir, 'outbox');
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory, { withFileTypes: true }).map(({ name }) => name);
  return names.sort().map((name) => readFileSync(join(directory, name), 'utf8'));
}

/** The token of the last link to a page in the messages to an e-mail address. */
export async function tokenSentTo(
  shop: TestApp,
  email: string,
  page: 'confirm-email' | 'reset-password' | 'confirm-wait' | 'join',
): Promise<string> {
  const link = new RegExp(`\\nhttps?://\\S+/${page}\\?token=([\\w-]{43})\\n`);
  const last = (await allMessagesTo(shop, email)).findLast((message) => link.test(message)) ?? '';
  const [, token] = link.exec(last) ?? [];
  if (!token) throw new Error(`No link to ${page} was sent to ${email}.`);
  return token;
}
