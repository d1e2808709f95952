import type { CircuitState, IBreaker } from 'cockatiel';

const MAX_FAILURES = 3;
const WITHIN_MS = 60_000;

/** Opens after three failures within a minute without a success between them. */
export class RecentFailuresBreaker implements IBreaker {
  state: number[] = [];

  success(_state: CircuitState): void {
    this.state = [];
  }

  failure(_state: CircuitState): boolean {
    const now = Date.now();
    this.state = [...this.state, now].filter((at) => now - at < WITHIN_MS);
    return this.state.length >= MAX_FAILURES;
  }
}
