/** Appends one line of JSON to the file that TEST_COUNTS names (nothing without it). */
export function recordCounts(counts: {
  suite: string;
  passed: number;
  /** One text for each test that failed, its name first. */
  failures: string[];
  skipped: number;
}): void;

/** A failed test for the summary: its name and the first lines of the error's message. */
export function failureOf(name: string, reason?: string): string;
