/**
 * Remembers what was read of an id at a revision, as much of it as weighs `limit`; what was read longest ago
 * goes first. It needs no invalidation: a row that changed has another revision, whoever changed it.
 */
export class RecordCache<T> {
  private readonly entries = new Map<string, { revision: number; value: T }>();
  private weight = 0;

  /** @param weigh what a value weighs; 1 each if not given, so that `limit` is a number of values */
  constructor(
    private readonly limit: number,
    private readonly weigh: (value: T) => number = () => 1,
  ) {}

  get(id: string, revision: number): T | undefined {
    const entry = this.entries.get(id);
    if (entry?.revision !== revision) return undefined;
    this.entries.delete(id);
    this.entries.set(id, entry);
    return entry.value;
  }

  set(id: string, revision: number, value: T): void {
    this.forget(id);
    this.entries.set(id, { revision, value });
    this.weight += this.weigh(value);
    for (const [oldest] of this.entries) {
      if (this.weight <= this.limit) return;
      this.forget(oldest);
    }
  }

  private forget(id: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.weight -= this.weigh(entry.value);
  }
}
