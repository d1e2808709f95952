import type { Reporter, Suite } from '@playwright/test/reporter';
import { recordCounts } from './record-counts.cjs';

/** A Playwright reporter that records how many tests of a suite passed, failed and were skipped. */
export default class BrowserCounts implements Reporter {
  private root?: Suite;

  constructor(private readonly options: { suite?: string }) {}

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(): void {
    const outcomes = (this.root?.allTests() ?? []).map((test) => test.outcome());
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    recordCounts({
      suite: this.options.suite ?? 'browser',
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped'),
    });
  }
}
