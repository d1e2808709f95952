import type { Registry } from 'prom-client';
import { withTimeout } from '../common/with-timeout';

/** Adds gauges to what a process shows. */
export type AddGauges = (registry: Registry) => void;

/** A database without an answer leaves out what is read from it, and nothing else. */
const TIMEOUT_MS = 2000;

/** What gauges read from the database when Prometheus asks: those of one answer share a query. Undefined without an answer. */
export function readOnce<T>(find: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return () =>
    (reading ??= withTimeout(TIMEOUT_MS, find())
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
}

/** Seconds that have passed since a moment; 0 for none and for one to come. */
export function secondsSince(time: Date | null): number {
  return time ? Math.max(0, Date.now() - time.getTime()) / 1000 : 0;
}
