import type { TestApp } from './test-app';

/** Mails, and what other processes have written, are looked for by the clock, whatever else happens. */
const OF_THE_CLOCK = /\bmails\b|\bdata_version\b/;

/** Does some work, and tells which queries were made meanwhile. */
export async function queriesOf<T>(
  { dataSource }: TestApp,
  work: () => Promise<T>,
): Promise<{ result: T; queries: string[] }> {
  const spy = jest.spyOn(dataSource.logger, 'logQuery');
  try {
    const result = await work();
    const queries = spy.mock.calls.map(([query]) => query);
    return { result, queries: queries.filter((query) => !OF_THE_CLOCK.test(query)) };
  } finally {
    spy.mockRestore();
  }
}
