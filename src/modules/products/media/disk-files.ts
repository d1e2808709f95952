import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_NAME } from '../../../http/uploaded-files';
import { ifThere } from '../../../common/if-there';
import { filesOf, isOlder, KEPT_MS, type KeptFile, type PictureFiles } from './picture-files';

/** How long a draft is kept: another process may be writing it. */
const DRAFT_MS = 3600 * 1000;

/** Pictures in a directory. A file's time is when its picture was last needed. */
export class DiskFiles implements PictureFiles {
  private readonly drafts: string;
  /** Files on their way out. */
  private readonly aside: string;

  constructor(private readonly directory: string) {
    this.drafts = join(directory, '.drafts');
    this.aside = join(directory, '.aside');
  }

  /** By their age: the other process that writes a fresh one may be on another machine. */
  async removeLeftovers(): Promise<void> {
    for (const draft of (await ifThere(readdir(this.drafts))) ?? []) {
      const place = join(this.drafts, draft);
      const found = await look(place, draft);
      if (found && isOlder(found, DRAFT_MS)) await rm(place, { recursive: true, force: true });
    }
  }

  /** They are written aside and moved into their places when all are there. */
  async save(files: ReadonlyMap<string, Buffer>): Promise<number> {
    // Whose it is, for the operator who finds it.
    const draft = join(this.drafts, `${hostname()}-${process.pid}-${randomBytes(8).toString('hex')}`);
    const moved: string[] = [];
    let written = 0;
    await mkdir(draft, { recursive: true });
    try {
      // On the disk before it has its name: a power cut must not leave an empty picture behind.
      for (const [name, content] of files) await writeFile(join(draft, name), content, { flush: true });
      for (const [name, { length }] of files) {
        const place = join(this.directory, name);
        if (await renewTime(place)) continue;
        await rename(join(draft, name), place);
        moved.push(place);
        written += length;
      }
    } catch (error) {
      await Promise.all(moved.map((place) => rm(place, { force: true })));
      throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return written;
  }

  async read(name: string): Promise<Buffer | null> {
    return (await ifThere(readFile(join(this.directory, name)))) ?? null;
  }

  async list(): Promise<KeptFile[]> {
    const files: KeptFile[] = [];
    for (const name of await namesIn(this.directory)) {
      const file = await look(join(this.directory, name), name);
      if (file) files.push(file);
    }
    return files;
  }

  async renew(stem: string): Promise<boolean> {
    const renewed = await Promise.all(filesOf(stem).map((file) => renewTime(join(this.directory, file))));
    return renewed.every(Boolean);
  }

  /**
   * Each file is moved aside, looked at once more, and put back if it was renewed. A request in between finds it gone,
   * and says so.
   */
  async removeOld(stems: readonly string[]): Promise<void> {
    await mkdir(this.aside, { recursive: true });
    // What a process has left there that was killed.
    for (const file of await namesIn(this.aside)) await this.settle(file);
    for (const file of stems.flatMap(filesOf)) {
      await ifThere(rename(join(this.directory, file), join(this.aside, file)));
      await this.settle(file);
    }
  }

  private async settle(file: string): Promise<void> {
    const place = join(this.aside, file);
    const found = await look(place, file);
    if (found && isOlder(found, KEPT_MS)) await rm(place, { force: true });
    else await ifThere(rename(place, join(this.directory, file)));
  }
}

async function look(place: string, name: string): Promise<KeptFile | undefined> {
  const found = await ifThere(stat(place));
  return found && { name, bytes: found.size, neededAt: found.mtimeMs };
}

async function namesIn(directory: string): Promise<string[]> {
  const names = await ifThere(readdir(directory));
  return (names ?? []).filter((name) => UPLOAD_NAME.test(name));
}

/** @returns false when there is no such file */
async function renewTime(place: string): Promise<boolean> {
  const now = new Date();
  return (await ifThere(utimes(place, now, now).then(() => true))) ?? false;
}
