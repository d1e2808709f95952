import { Injectable } from '@nestjs/common';
import { DatabaseService } from '../../../database/database.service';

/** How long this process may answer without what another process has written, in milliseconds. */
export const MAX_STALE_MS = 250;

/**
 * Tells how long answers about products stay true. Each commit of this process that changes what shoppers read raises
 * the generation, and so do other processes: a server database says nothing of their writes, so it rises every 250 ms;
 * of SQLite's file we ask every 250 ms whether someone else has written.
 */
@Injectable()
export class CatalogueFreshness {
  generation = 1;
  private checkedAt = -Infinity;
  private checking: Promise<void> | undefined;
  private dataVersion: number | undefined;

  constructor(private readonly database: DatabaseService) {}

  /** After a commit that changed products or their stock. */
  raise(): void {
    this.generation += 1;
  }

  /** Raises the generation if another process may have written; undefined when nothing has to be waited for. */
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
    const version = await this.database.findDataVersion();
    if (version !== this.dataVersion) this.raise();
    this.dataVersion = version;
    this.checkedAt = now;
  }
}
