import type { Reporter, Suite } from '@playwright/test/reporter';
import { recordCounts } from './record-counts.cjs';

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
      failures: having('unexpected', 'flaky').map((test) => test.titlePath().filter(Boolean).join(' › ')),
      skipped: having('skipped').length,
    });
  }
}
