import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import type { DatabaseServerConfig } from '../config/config';
import { BackupError } from './backup-error';

/** MariaDB's tools, each with the name that it has at MySQL. */
const DUMP_TOOLS = ['mariadb-dump', 'mysqldump'];
const LOAD_TOOLS = ['mariadb', 'mysql'];

/** Writes one moment of a MariaDB or MySQL database as SQL. It reads in one transaction, and the shop goes on writing. */
export async function dumpServer(database: DatabaseServerConfig, file: string): Promise<void> {
  const options = ['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces'];
  await run(DUMP_TOOLS, database, file, [...options, `--result-file=${file}`, database.name]);
}

/** @throws BackupError when the database has tables */
export async function loadServer(database: DatabaseServerConfig, file: string): Promise<void> {
  const { host, port, user, password, name } = database;
  const connection = await createConnection({ host, port, user, password, database: name });
  const [tables] = await connection.query('SHOW TABLES').finally(() => connection.end());
  if ((tables as unknown[]).length > 0) {
    throw new BackupError(`The database ${name} has tables. A backup is restored into an empty database.`);
  }
  await run(LOAD_TOOLS, database, file, [name, `--execute=source ${file}`]);
}

/** Runs the first of the tools that is installed. A file tells it the password: other users see its arguments. */
async function run(
  [tool, ...others]: string[],
  database: DatabaseServerConfig,
  file: string,
  options: string[],
): Promise<void> {
  if (!tool) throw new BackupError('The tools of MariaDB (mariadb-dump, mariadb) are not installed.');
  const { host, port, user, password } = database;
  const login = `${file}.cnf`;
  await writeFile(login, `[client]\npassword="${password.replace(/[\\"]/g, '\\$&')}"\n`, { mode: 0o600 });
  const address = ['--protocol=tcp', `--host=${host}`, `--port=${port}`, `--user=${user}`];
  try {
    await promisify(execFile)(tool, [
      `--defaults-extra-file=${login}`,
      ...address,
      '--default-character-set=utf8mb4',
      ...options,
    ]);
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') return run(others, database, file, options);
    throw new BackupError(`${tool} failed: ${stderr?.trim() || (error as Error).message}`);
  } finally {
    await rm(login, { force: true });
  }
}
