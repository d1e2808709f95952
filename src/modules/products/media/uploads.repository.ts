import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { unlessTaken } from '../../../database/duplicates';
import { Upload } from './upload.entity';

/** Rows that one statement inserts. */
const BATCH = 500;
/** A process whose removal took longer was killed. */
const REMOVAL_MS = 5 * 60_000;

/** Every query on uploads. Each is a statement of its own: it commits at once, and its conditions decide races. */
@Injectable()
export class UploadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** False when there is a row already. */
  add(name: string, bytes: number): Promise<boolean> {
    const upload = { name, bytes, neededAt: new Date(), removingAt: null };
    return unlessTaken(this.dataSource.manager.insert(Upload, upload));
  }

  /** Adds rows where there are none. */
  async addMissing(uploads: readonly Pick<Upload, 'name' | 'bytes'>[]): Promise<void> {
    const neededAt = new Date();
    for (let from = 0; from < uploads.length; from += BATCH) {
      const rows = uploads.slice(from, from + BATCH).map((upload) => ({ ...upload, neededAt }));
      await this.dataSource.createQueryBuilder().insert().into(Upload).values(rows).orIgnore().execute();
    }
  }

  exists(name: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Upload, { name });
  }

  async findNames(): Promise<Set<string>> {
    const rows = await this.dataSource.manager.find(Upload, { select: { name: true } });
    return new Set(rows.map(({ name }) => name));
  }

  /** The names of uploads that were not needed since `limit`. */
  async findOld(limit: Date): Promise<string[]> {
    const where = { neededAt: LessThan(limit) };
    return (await this.dataSource.manager.find(Upload, { select: { name: true }, where })).map(
      ({ name }) => name,
    );
  }

  /** Bytes of all uploads. */
  async sumBytes(): Promise<number> {
    return (await this.dataSource.manager.sum(Upload, 'bytes')) ?? 0;
  }

  /** Keeps an upload for a day more; false when there is none, or it is being removed. */
  async renew(name: string): Promise<boolean> {
    return this.update({ name, removingAt: IsNull() }, { neededAt: new Date() });
  }

  /** Takes over an upload whose removal was cut short; its files must be written again. */
  async recover(name: string): Promise<boolean> {
    return this.update({ name, removingAt: cutShort() }, { neededAt: new Date(), removingAt: null });
  }

  /** False when the upload was needed since `limit`, or another process is removing it. */
  async startRemoval(name: string, limit: Date, removingAt: Date): Promise<boolean> {
    const old = { name, neededAt: LessThan(limit) };
    const where = [
      { ...old, removingAt: IsNull() },
      { ...old, removingAt: cutShort() },
    ];
    return this.update(where, { removingAt });
  }

  /** Removes the row, unless another process has taken it over. */
  async finishRemoval(name: string, removingAt: Date): Promise<void> {
    await this.dataSource.manager.delete(Upload, { name, removingAt });
  }

  private async update(where: object, values: Partial<Upload>): Promise<boolean> {
    return ((await this.dataSource.manager.update(Upload, where, values)).affected ?? 0) > 0;
  }
}

const cutShort = () => LessThan(new Date(Date.now() - REMOVAL_MS));
