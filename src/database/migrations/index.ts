import type { MigrationInterface } from 'typeorm';

/** Every migration in the order of its timestamp. They run at the start, each in its own transaction. */
export const migrations: (new () => MigrationInterface)[] = [];
