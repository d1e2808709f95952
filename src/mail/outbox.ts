import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message, Sender } from './message';

/** The directory in DATA_DIR for messages while there is no mail server (rule X7). */
const DIRECTORY = 'outbox';

/**
 * Writes a message to the outbox as a file that people and mail programs can read: headers and text are plain UTF-8.
 * Only the server's user may read it, since its link may give access to an account.
 * @param accountId the account's id, written into a header, since people change their addresses
 * @returns the file's path
 */
export async function writeToOutbox(
  dataDir: string,
  message: Message,
  sender: Sender,
  accountId?: string,
): Promise<string> {
  const directory = join(dataDir, DIRECTORY);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
  const draft = join(directory, `.${name}`);
  const path = join(directory, `${name}.eml`);
  await writeFile(draft, format(message, sender, accountId), { mode: 0o600 });
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

function format({ to, subject, text }: Message, { name, address }: Sender, accountId?: string): string {
  const headers = [
    `From: "${name}" <${address}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    ...(accountId === undefined ? [] : [accountLine(accountId)]),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.join('\n')}\n\n${text}`;
}
