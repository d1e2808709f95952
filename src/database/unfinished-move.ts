import { shopCommand } from '../config/command-line';
import type { DatabaseConfig } from '../config/config';
import { nameOf } from './database-name';

/** A table that marks the target of `move-database`, from before its first row until all rows are checked. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** The database has a part of another one's rows. */
export class UnfinishedMoveError extends Error {
  constructor() {
    super('The database is the unfinished target of a move.');
    this.name = 'UnfinishedMoveError';
  }
}

export function describeUnfinishedMove(database: DatabaseConfig): string {
  return (
    `${nameOf(database)} has only a part of the rows of another database: run \`${shopCommand('move-database')}\` ` +
    'again with the settings of that one, or go back to it.'
  );
}
