/**
 * Remembers what was read of an id at a revision, for as many ids as `size`; those read longest ago go first.
 * It needs no invalidation: a row that changed has another revision, whoever changed it.
 */
export class RecordCache<T> {
  private readonly entries = new Map<string, { revision: number; value: T }>();

  constructor(private readonly size: number) {}

  get(id: string, revision: number): T | undefined {
    const entry = this.entries.get(id);
    return entry?.revision === revision ? entry.value : undefined;
  }

  set(id: string, revision: number, value: T): void {
    this.entries.delete(id);
    this.entries.set(id, { revision, value });
    if (this.entries.size <= this.size) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
