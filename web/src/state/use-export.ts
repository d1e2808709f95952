import type { CallInit } from '../api/http-client';
import { saveCsv } from '../lib/csv';
import { TIMINGS } from '../lib/timings';
import { useActionStatus } from '../hooks/use-action-status';

/**
 * Downloads a list as a table: all its rows, as the server writes them.
 *
 * @param name of the file, before the shop's day and the extension
 * @param read asks the server for the table
 * @returns `start` is undefined while the table comes; `failure` is why it did not, '' without a failure
 */
export function useExport(name: string, read: (init: CallInit) => Promise<string>) {
  const { run, status, failure } = useActionStatus();
  const download = async () =>
    saveCsv(name, await read({ timeout: AbortSignal.timeout(TIMINGS.exportTimeout) }));
  return { start: status === 'loading' ? undefined : () => void run(download), failure };
}
