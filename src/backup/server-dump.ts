import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createConnection } from 'mysql2';
import { ifThere } from '../common/if-there';
import { withTimeout } from '../common/with-timeout';
import type { DatabaseServerConfig } from '../config/config';
import { nameOf } from '../database/database-name';
import { BackupError } from './backup-error';
import { inTemporaryFolder } from './temporary-folder';
import { checkStatements } from './dump-statements';

/** MariaDB's tools, each with the name that it has at MySQL. */
const DUMP_TOOLS = ['mariadb-dump', 'mysqldump'];
const LOAD_TOOLS = ['mariadb', 'mysql'];

/** The last line of a dump begins so. */
const END = '-- Dump completed';
const MAX_LAST_LINE_LENGTH = 1000;

/** Quotes and backslashes mean what they mean in a dump, however the server is set. */
const QUOTING = "--init-command=SET SESSION sql_mode='NO_AUTO_VALUE_ON_ZERO'";

/** How long a server may take to connect and to answer a small question. */
const ANSWER_MS = 10_000;
/** How long a server may take to answer a large one, and to send the next part of a dump. */
const SILENCE_MS = 60_000;

/** Writes one moment of a MariaDB or MySQL database as SQL. It reads in one transaction, and the shop goes on writing. */
export async function dumpServer(
  database: DatabaseServerConfig,
  file: string,
  silenceMs = SILENCE_MS,
): Promise<void> {
  // The comments tell whether the end is there.
  const options = ['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--comments'];
  // Of MySQL's tool alone: where a server is in its replication is no part of a shop.
  options.push('--loose-set-gtid-purged=OFF');
  const dump = await open(file, 'wx');
  const timeout = new AbortController();
  let size = 0;
  const watch = setInterval(() => {
    const now = fstatSync(dump.fd).size;
    if (now === size) timeout.abort();
    size = now;
  }, silenceMs);
  try {
    const tool = { names: DUMP_TOOLS, stdio: ['ignore', dump.fd, 'pipe'], signal: timeout.signal } as const;
    await run(tool, database, [...options, database.name]);
  } catch (error) {
    if (!timeout.signal.aborted) throw error;
    throw new BackupError(`The database server sent nothing for ${silenceMs / 1000} seconds.`);
  } finally {
    clearInterval(watch);
    await dump.close();
  }
  await checkDump(file);
}

/** Loads a dump into an empty database. */
export async function loadServer(database: DatabaseServerConfig, file: string): Promise<void> {
  const dump = await open(file);
  try {
    // The file is SQL alone, none of whose lines is a command to the client, and reads no file of this machine.
    const tool = { names: LOAD_TOOLS, stdio: [dump.fd, 'ignore', 'pipe'] } as const;
    await run(tool, database, ['--binary-mode', '--local-infile=0', QUOTING, database.name]);
  } finally {
    await dump.close();
  }
  await checkShop(database);
}

/** @throws BackupError unless the file is a dump with its end, and of a shop alone */
export async function checkDump(path: string): Promise<void> {
  const file = await ifThere(open(path));
  if (!file) throw new BackupError('The backup holds no dump of a database.');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, MAX_LAST_LINE_LENGTH);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    if (!buffer.toString().trimEnd().split('\n').at(-1)?.startsWith(END))
      throw new BackupError('The dump of the database is not whole: its end is missing.');
  } finally {
    await file.close();
  }
  await checkStatements(path);
}

/** @throws BackupError when the database has no shop */
export async function checkShop(database: DatabaseServerConfig): Promise<void> {
  const tables = await readServer(database, "SHOW TABLES LIKE 'migrations'", ANSWER_MS);
  if (tables.length === 0) {
    throw new BackupError(`The database ${nameOf(database)} has no shop: it has no table of migrations.`);
  }
}

/** @throws BackupError when the database has tables */
export async function checkEmpty(database: DatabaseServerConfig): Promise<void> {
  const tables = await readServer(database, 'SHOW TABLES', ANSWER_MS);
  if (tables.length === 0) return;
  throw new BackupError(
    `The database ${nameOf(database)} has tables. A backup is restored into an empty database.`,
  );
}

/** @throws the driver's error; with the code ETIMEDOUT when the server does not answer in time */
export async function readServer<T>(
  { host, port, user, password, name }: DatabaseServerConfig,
  sql: string,
  timeoutMs = SILENCE_MS,
): Promise<T[]> {
  const connection = createConnection({ host, port, user, password, database: name });
  // The query fails with it.
  connection.on('error', () => undefined);
  try {
    const [rows] = await withTimeout(timeoutMs, connection.promise().query(sql));
    return rows as T[];
  } finally {
    connection.destroy();
  }
}

interface Tool {
  readonly names: readonly string[];
  readonly stdio: Readonly<StdioOptions>;
  readonly signal?: AbortSignal;
}

/** Runs the tool that is installed. A file tells it the password: other users see its arguments. */
async function run(tool: Tool, server: DatabaseServerConfig, options: readonly string[]): Promise<void> {
  // Apart from the dump, whose folder is packed into the archive.
  return inTemporaryFolder(tmpdir(), 'shop-login-', (folder) =>
    runWith(join(folder, 'login.cnf'), tool, server, options),
  );
}

async function runWith(
  login: string,
  tool: Tool,
  { host, port, user, password }: DatabaseServerConfig,
  options: readonly string[],
): Promise<void> {
  await writeFile(login, `[client]\npassword="${password.replace(/[\\"]/g, '\\$&')}"\n`, { mode: 0o600 });
  const address = ['--protocol=tcp', `--host=${host}`, `--port=${port}`, `--user=${user}`];
  const all = [`--defaults-extra-file=${login}`, ...address, '--default-character-set=utf8mb4', ...options];
  for (const name of tool.names) {
    if (await isRun(name, all, tool)) return;
  }
  throw new BackupError('The tools of MariaDB (mariadb-dump, mariadb) or MySQL are not installed.');
}

/** What a tool complained of: a full disk in words, and no warning of an option that it does not know. */
function reasonOf(complaint: string): string {
  if (/\berrno 28\b/i.test(complaint)) return 'the disk is full.';
  return complaint.replace(/^Warning: .*'loose-.*$/gm, '').trim();
}

/** @returns false when the program is not installed */
async function isRun(name: string, options: readonly string[], { stdio, signal }: Tool): Promise<boolean> {
  const child = spawn(name, options, { stdio: stdio as StdioOptions, signal, killSignal: 'SIGKILL' });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    const closed = once(child, 'close') as Promise<[number | null]>;
    const [[code], complaint] = await Promise.all([closed, text(child.stderr!)]);
    if (code !== 0)
      throw new BackupError(`${name} failed: ${reasonOf(complaint) || `it ended with ${code}`}`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  } finally {
    process.off('exit', end);
  }
}
