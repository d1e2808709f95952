import type { DatabaseConfig, DatabaseServerConfig } from '../config/config';

/** A database as an operator knows it, without user and password. */
export function nameOf(database: DatabaseConfig): string {
  return database.kind === 'sqlite' ? database.file : `${database.name} at ${addressOf(database)}`;
}

export function addressOf({ host, port }: DatabaseServerConfig): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
