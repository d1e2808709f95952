import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE_CID } from './content-html';
import type { Message, Sender } from './message';

/** The directory in DATA_DIR for messages while there is no mail server (rule X7). */
const DIRECTORY = 'outbox';

/** The head of a message as a file. */
interface Head extends Omit<Message, 'content'> {
  from: Sender;
  date: Date;
  /** In angle brackets. */
  messageId: string;
  /** Written into a header, since people change their addresses. */
  accountId: string | undefined;
}

/** The parts of a message. */
export interface Body {
  text: string;
  html: string;
  /** The picture of its QR code, as a PNG. */
  code: Buffer | undefined;
}

/** What the picture of a QR code is called when it is saved. */
export const CODE_FILE = 'vietqr.png';

/**
 * Writes a message to the outbox as a file that people and mail programs can read: headers and text are plain UTF-8, and
 * HTML and picture follow as mail programs send them.
 * Only the server's user may read it, since its link may give access to an account. Written again, a message replaces
 * its file.
 * @returns the file's path
 */
export async function writeToOutbox(dataDir: string, head: Head, body: Body): Promise<string> {
  const directory = join(dataDir, DIRECTORY);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const [id] = head.messageId.slice(1).split('@');
  const name = `${head.date.toISOString().replace(/[:.]/g, '-')}-${id}`;
  const draft = join(directory, `.${name}`);
  const path = join(directory, `${name}.eml`);
  await writeFile(draft, format(head, body), { mode: 0o600 });
  // Renamed when complete, so that readers of the directory find no partial message.
  await rename(draft, path);
  return path;
}

/**
 * Removes the messages about an account and to these addresses. It reads every message, which is fast enough: only a
 * shop without a mail server has an outbox, and erasing is rare.
 */
export async function removeFromOutbox(
  dataDir: string,
  accountId: string,
  addresses: string[],
): Promise<void> {
  const directory = join(dataDir, DIRECTORY);
  const lines = [accountLine(accountId), ...addresses.map((address) => `To: ${address}`)];
  const files = await readdir(directory).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(directory, file);
    const [head = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\n\n', 1);
    if (head.split('\n').some((line) => lines.includes(line))) await rm(path, { force: true });
  }
}

function accountLine(id: string): string {
  return `X-Account: ${id}`;
}

function format({ from, to, subject, date, messageId, accountId }: Head, { text, html, code }: Body): string {
  const headers = [
    `From: "${from.name.replace(/["\\]/g, '\\$&')}" <${from.address}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId}`,
    ...(accountId === undefined ? [] : [accountLine(accountId)]),
    'MIME-Version: 1.0',
  ];
  const boundary = messageId.replace(/[<>]/g, '').split('@', 1)[0]!;
  const page = part('text/html; charset=utf-8', encode(html));
  const picture = code && part('image/png', encode(code, { 'Content-ID': `<${CODE_CID}>` }));
  const drawn = picture ? multipart('related', `${boundary}-drawn`, [page, picture]) : page;
  const written = part('text/plain; charset=utf-8', `Content-Transfer-Encoding: 8bit\n\n${text}`);
  return `${headers.join('\n')}\n${multipart('alternative', boundary, [written, drawn])}\n`;
}

const part = (type: string, rest: string): string => `Content-Type: ${type}\n${rest}`;

function multipart(kind: string, boundary: string, parts: string[]): string {
  const all = parts.map((one) => `--${boundary}\n${one}\n`).join('');
  return part(`multipart/${kind}; boundary="${boundary}"`, `\n${all}--${boundary}--`);
}

/** Base64, in lines that no mail program breaks. */
function encode(content: string | Buffer, headers: Record<string, string> = {}): string {
  const lines =
    Buffer.from(content as string)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  const head = { 'Content-Transfer-Encoding': 'base64', ...headers };
  const named = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `${named.join('\n')}\n\n${lines.join('\n')}`;
}
