/** Appends one line of JSON to the file that TEST_COUNTS names (nothing without it). */
export function recordCounts(counts: {
  suite: string;
  passed: number;
  /** One name for each test that failed. */
  failures: string[];
  skipped: number;
}): void;
