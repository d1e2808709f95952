const logged: string[] = [];

/** What `console.error` was given since the last call. A test that leaves an error here fails. */
export const loggedErrors = (): string[] => logged.splice(0);

function expectNone(): void {
  const unexpected = loggedErrors();
  if (unexpected.length > 0) throw new Error(`Logged as an error:\n${unexpected.join('\n')}`);
}

/** For the set-up of a test file: collects what is logged as an error, and fails a test that did not expect it. */
export function watchErrors(): void {
  console.error = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '));
  afterEach(expectNone);
  // What the hooks logged that ran after the last test.
  afterAll(expectNone);
}
