const HOUR_MS = 3600 * 1000;

/** Per hour, for one kind and one account, from all IP addresses. */
const MAX_PER_SUBJECT = 20;
/** Per hour and process, for all kinds and accounts. */
const MAX_EVENTS = 500;

/**
 * Limits how many similar events are recorded, so that a flood of failures cannot fill the table. Per hour:
 * one for each account, kind and IP address, 20 for each account and kind, and 500 in total.
 */
export class RareEvents {
  private readonly seen = new Set<string>();
  private readonly counts = new Map<string, number>();
  private hour = 0;

  isWorthARow(kind: string, subject: string | null, ip: string | null, now: number = Date.now()): boolean {
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== this.hour) {
      this.hour = hour;
      this.seen.clear();
      this.counts.clear();
    }
    const about = `${kind} ${subject}`;
    const name = `${about} ${ip}`;
    const count = this.counts.get(about) ?? 0;
    if (this.seen.size >= MAX_EVENTS || count >= MAX_PER_SUBJECT || this.seen.has(name)) return false;
    this.seen.add(name);
    this.counts.set(about, count + 1);
    return true;
  }
}
