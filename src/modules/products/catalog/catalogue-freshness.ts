import { Injectable } from '@nestjs/common';
import { today } from '../../../common/shop-time';
import { Config } from '../../../config/config';
import { DatabaseService } from '../../../database/database.service';

/** How long, in milliseconds, this process may serve data without another process's writes. */
export const MAX_STALE_MS = 250;

/**
 * Tells how long responses about products stay valid, as a generation number. Each commit of this process
 * that changes what shoppers read raises it. For other processes, a check every 250 ms raises it: on SQLite
 * only if the file has changed or another day of the shop has begun, on a server database always, since that
 * reports no writes.
 */
@Injectable()
export class CatalogueFreshness {
  generation = 1;
  private checkedAt = -Infinity;
  private checking: Promise<void> | undefined;
  private seen: string | undefined;

  constructor(
    private readonly database: DatabaseService,
    private readonly config: Config,
  ) {}

  /** Call after a commit that changed products or their stock. */
  raise(): void {
    this.generation += 1;
  }

  /** Raises the generation if another process may have written; undefined when there is nothing to await. */
  refresh(): Promise<void> | undefined {
    const now = performance.now();
    if (now - this.checkedAt < MAX_STALE_MS) return undefined;
    if (this.database.isSqlite)
      return (this.checking ??= this.check(now).finally(() => (this.checking = undefined)));
    this.checkedAt = now;
    this.raise();
    return undefined;
  }

  private async check(now: number): Promise<void> {
    const seen = `${await this.database.findDataVersion()} ${today(this.config.shopTimezone)}`;
    if (seen !== this.seen) this.raise();
    this.seen = seen;
    this.checkedAt = now;
  }
}
