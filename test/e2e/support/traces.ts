import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackAnswer } from '../../../src/idempotency/stored-call';
import { messagesTo } from './outbox';
import type { TestApp } from './test-app';

/**
 * Where any of these texts is stored, in any case: `table.column` for a column, `outbox` for written messages, `the
 * file` for bytes that SQLite has not overwritten. Cached answers are unpacked first. Waits for background work.
 */
export async function tracesOf(shop: TestApp, texts: string[]): Promise<string[]> {
  await messagesTo(shop, 'nobody@example.com');
  const needles = texts.map((text) => text.toLowerCase());
  const found = new Set<string>();
  for (const table of await tablesOf(shop)) {
    const rows = await shop.dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${table}`);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const isAnswer = table === 'idempotency_keys' && column === 'answer' && typeof value === 'string';
        const text = JSON.stringify(isAnswer ? unpackAnswer(value) : value).toLowerCase();
        if (needles.some((needle) => text.includes(needle))) found.add(`${table}.${column}`);
      }
    }
  }
  const inFile = await fileOf(shop);
  const messages = filesOf(join(shop.config.dataDir, 'outbox')).map((text) => text.toLowerCase());
  if (messages.some((text) => needles.some((needle) => text.includes(needle)))) found.add('outbox');
  // Deleted or changed rows may remain in the file although no column has them.
  if (found.size === 0 && needles.some((needle) => inFile.includes(needle))) found.add('the file');
  return [...found].sort();
}

/** All bytes of SQLite's file, deleted ones included; nothing on a server. */
async function fileOf({ dataSource, config }: TestApp): Promise<string> {
  if (!('file' in config.database) || config.database.file === ':memory:') return '';
  await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  return readFileSync(config.database.file, 'utf8').toLowerCase();
}

async function tablesOf({ dataSource }: TestApp): Promise<string[]> {
  const isSqlite = dataSource.options.type === 'better-sqlite3';
  const names = isSqlite ? "SELECT name FROM sqlite_master WHERE type = 'table'" : 'SHOW TABLES';
  const rows = await dataSource.query<Record<string, string>[]>(names);
  return rows.map((row) => Object.values(row)[0] ?? '');
}

function filesOf(directory: string): string[] {
  try {
    return readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'));
  } catch {
    return [];
  }
}
