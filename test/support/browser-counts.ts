import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { failureOf, recordCounts } from './record-counts.cjs';

/** A Playwright reporter that records which tests of a suite failed, and how many passed and were skipped. */
export default class BrowserCounts implements Reporter {
  private root?: Suite;

  constructor(private readonly options: { suite?: string }) {}

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(): void {
    const tests = this.root?.allTests() ?? [];
    const having = (...wanted: string[]) => tests.filter((test) => wanted.includes(test.outcome()));
    recordCounts({
      suite: this.options.suite ?? 'browser',
      passed: having('expected').length,
      failures: having('unexpected', 'flaky').map(failure),
      skipped: having('skipped').length,
    });
  }
}

/** The place tells which step of a long test it was. */
function failure(test: TestCase): string {
  const error = test.results.find(({ status }) => status !== 'passed')?.error;
  const place = error?.location ? `at line ${error.location.line}\n` : '';
  return failureOf(test.titlePath().filter(Boolean).join(' › '), place + (error?.message ?? ''));
}
