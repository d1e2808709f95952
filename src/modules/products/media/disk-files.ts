import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_NAME } from '../../../http/serve-uploads';
import { ifThere } from '../../../common/if-there';
import { Unavailable } from '../../../common/refusals/refusal';
import type { KeptFile, PictureFiles } from './picture-files';

/** The disk is full, a quota is reached, or it takes no writes. */
const DISK_FAILURES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** How long a draft is kept: another process may be writing it. */
const DRAFT_MS = 3600 * 1000;

/** Pictures in a directory. */
export class DiskFiles implements PictureFiles {
  private readonly drafts: string;

  constructor(private readonly directory: string) {
    this.drafts = join(directory, '.drafts');
  }

  /** By their age: the other process that writes a fresh one may be on another machine. */
  async removeLeftovers(): Promise<void> {
    for (const draft of (await ifThere(readdir(this.drafts))) ?? []) {
      const place = join(this.drafts, draft);
      const found = await ifThere(stat(place));
      if (found && Date.now() - found.mtimeMs > DRAFT_MS) await rm(place, { recursive: true, force: true });
    }
  }

  async save(files: ReadonlyMap<string, Buffer>): Promise<void> {
    try {
      await this.write(files);
    } catch (error) {
      throw DISK_FAILURES.has(String((error as NodeJS.ErrnoException).code)) ? new Unavailable(error) : error;
    }
  }

  /** They are written aside and moved into their places when all are there. One of the same name has the same content. */
  private async write(files: ReadonlyMap<string, Buffer>): Promise<void> {
    // Whose it is, for the operator who finds it.
    const draft = join(this.drafts, `${hostname()}-${process.pid}-${randomBytes(8).toString('hex')}`);
    const moved: string[] = [];
    await mkdir(draft, { recursive: true });
    try {
      // On the disk before it has its name: a power cut must not leave an empty picture behind.
      for (const [name, content] of files) await writeFile(join(draft, name), content, { flush: true });
      for (const name of files.keys()) {
        if (existsSync(join(this.directory, name))) continue;
        await rename(join(draft, name), join(this.directory, name));
        moved.push(name);
      }
    } catch (error) {
      await this.remove(moved);
      throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    return (await ifThere(readFile(join(this.directory, name)))) ?? null;
  }

  async list(): Promise<KeptFile[]> {
    const files: KeptFile[] = [];
    for (const name of (await ifThere(readdir(this.directory))) ?? []) {
      const found = UPLOAD_NAME.test(name) && (await ifThere(stat(join(this.directory, name))));
      if (found) files.push({ name, bytes: found.size });
    }
    return files;
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.directory, name), { force: true });
  }
}
