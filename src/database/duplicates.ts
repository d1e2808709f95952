import { QueryFailedError } from 'typeorm';

const DUPLICATE_CODES = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether a write failed on a unique index or a primary key. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return DUPLICATE_CODES.has((error.driverError as { code?: string }).code ?? '');
}

/** @returns false, and nothing is saved, when the write failed on a unique index or a primary key */
export async function unlessTaken(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
