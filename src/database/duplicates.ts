import { QueryFailedError } from 'typeorm';

const DUPLICATE_CODES = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Whether a write failed since another row has a value that no two rows may share. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return DUPLICATE_CODES.has((error.driverError as { code?: string }).code ?? '');
}

/** False, and nothing saved, when a write failed for that reason. */
export async function unlessTaken(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
