import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../../../../common/if-there';
import { UPLOADS_PATH, uploadsDirectory } from '../../../../common/http/uploaded-files';
import { Config } from '../../../../config/config';
import { WIDTHS, type Picture } from './picture';

/** Digits of the hash in a name: enough that no two pictures ever share it. */
const HASH_DIGITS = 24;

/** How long a picture is kept at least that nothing names: a manager may have a product's form open. */
const KEPT_MS = 24 * 3600 * 1000;

/** How long a draft is kept: another process may be writing it. */
const DRAFT_MS = 3600 * 1000;

/** How long the sum of all files is believed: other processes write and remove some as well. */
const COUNTED_MS = 10 * 60 * 1000;

const FILE = /^([a-z0-9-]+)-(?:480|960)\.webp$/;

/**
 * The files of uploaded pictures, in DATA_DIR, which several processes may share. A file's time is when its picture
 * was last needed; `touch` and `removeOld` agree by it, file by file, without knowing of one another.
 */
@Injectable()
export class PictureStore {
  private readonly directory: string;
  private readonly drafts: string;
  /** Files on their way out. */
  private readonly aside: string;
  /** Bytes of all files, as they were counted, and what this process has written since. */
  private counted = { at: -Infinity, bytes: Promise.resolve(0), since: 0 };

  constructor(config: Config) {
    this.directory = uploadsDirectory(config.dataDir);
    this.drafts = join(this.directory, '.drafts');
    this.aside = join(this.directory, '.aside');
  }

  /** Removes what servers that were killed had begun to write. */
  async removeOldDrafts(): Promise<void> {
    for (const draft of (await ifThere(readdir(this.drafts))) ?? []) {
      const place = join(this.drafts, draft);
      if (isOlder(await statOf(place), DRAFT_MS)) await rm(place, { recursive: true, force: true });
    }
  }

  /**
   * Keeps all of the pictures or none: they are written aside and moved into their places when all are there.
   * The same picture of the same shoe is kept once.
   * @param name what stands first in every file's name: lower-case letters, digits and hyphens
   * @returns the path of each picture's larger size; the smaller one lies beside it, ending in `-480.webp`
   */
  async save(pictures: readonly Picture[], name: string): Promise<string[]> {
    const draft = join(this.drafts, randomBytes(8).toString('hex'));
    const stems = pictures.map((picture) => `${name}-${hashOf(picture)}`);
    const moved: string[] = [];
    let written = 0;
    await mkdir(draft, { recursive: true });
    try {
      for (const [index, picture] of pictures.entries()) await write(draft, stems[index] ?? '', picture);
      for (const file of new Set(stems.flatMap(filesOf))) {
        const place = join(this.directory, file);
        if (await renewTime(place)) continue;
        await rename(join(draft, file), place);
        moved.push(place);
        written += (await statOf(place))?.size ?? 0;
      }
      this.counted.since += written;
    } catch (error) {
      await Promise.all(moved.map((place) => rm(place, { force: true })));
      throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return stems.map(pathOf);
  }

  /** Bytes of all files: counted every ten minutes and after a sweep; in between other processes' are not seen. */
  async size(): Promise<number> {
    if (Date.now() - this.counted.at > COUNTED_MS) {
      const counted = { at: Date.now(), bytes: this.count(), since: 0 };
      this.counted = counted;
      counted.bytes.catch(() => (counted.at = -Infinity));
    }
    const { counted } = this;
    return (await counted.bytes) + counted.since;
  }

  private async count(): Promise<number> {
    let bytes = 0;
    for (const file of await this.list(this.directory))
      bytes += (await statOf(join(this.directory, file)))?.size ?? 0;
    return bytes;
  }

  /**
   * Lets the time of a picture begin anew: from now on it is kept for a day, whatever names it.
   * @param path the address of either size
   * @returns false when it is not there, any more or at all
   */
  async touch(path: string): Promise<boolean> {
    const [, stem] = (path.startsWith(UPLOADS_PATH) && FILE.exec(path.slice(UPLOADS_PATH.length))) || [];
    if (stem === undefined) return false;
    const touched = await Promise.all(filesOf(stem).map((file) => renewTime(join(this.directory, file))));
    return touched.every(Boolean);
  }

  /** The paths of the larger sizes of all pictures that have not been touched for a day. */
  async findOld(): Promise<string[]> {
    const stems = new Map<string, boolean>();
    for (const file of await this.list(this.directory)) {
      const [, stem = ''] = FILE.exec(file) ?? [];
      const isFileOld = isOlder(await statOf(join(this.directory, file)), KEPT_MS);
      stems.set(stem, isFileOld && (stems.get(stem) ?? true));
    }
    return [...stems].flatMap(([stem, isPictureOld]) => (isPictureOld ? pathOf(stem) : []));
  }

  /**
   * Removes pictures, except for those that were touched since they were found: each file is moved aside, looked at
   * once more, and put back if it was touched. A request in between finds it gone, and says so.
   */
  async removeOld(paths: readonly string[]): Promise<void> {
    await mkdir(this.aside, { recursive: true });
    // What a process has left there that was killed.
    for (const file of await this.list(this.aside)) await this.settle(file);
    const stems = paths.map((path) => path.slice(UPLOADS_PATH.length, -'-960.webp'.length));
    for (const file of stems.flatMap(filesOf)) {
      await ifThere(rename(join(this.directory, file), join(this.aside, file)));
      await this.settle(file);
    }
    this.counted.at = -Infinity;
  }

  private async settle(file: string): Promise<void> {
    const place = join(this.aside, file);
    const found = await statOf(place);
    if (isOlder(found, KEPT_MS)) await rm(place, { force: true });
    else await ifThere(rename(place, join(this.directory, file)));
  }

  private async list(directory: string): Promise<string[]> {
    const names = await ifThere(readdir(directory));
    return (names ?? []).filter((name) => FILE.test(name));
  }
}

function statOf(place: string): Promise<Stats | undefined> {
  return ifThere(stat(place));
}

function isOlder(file: Stats | undefined, ms: number): boolean {
  return file !== undefined && Date.now() - file.mtimeMs > ms;
}

/** @returns false when there is no such file */
async function renewTime(place: string): Promise<boolean> {
  const now = new Date();
  return (await ifThere(utimes(place, now, now).then(() => true))) ?? false;
}

function pathOf(stem: string): string {
  return `${UPLOADS_PATH}${stem}-960.webp`;
}

function filesOf(stem: string): string[] {
  return WIDTHS.map((width) => `${stem}-${width}.webp`);
}

async function write(directory: string, stem: string, picture: Picture): Promise<void> {
  for (const width of WIDTHS) {
    // On the disk before it has its name: a power cut must not leave an empty picture behind.
    await writeFile(join(directory, `${stem}-${width}.webp`), picture[width], { flush: true });
  }
}

function hashOf(picture: Picture): string {
  const hash = createHash('sha256');
  for (const width of WIDTHS) hash.update(picture[width]);
  return hash.digest('hex').slice(0, HASH_DIGITS);
}
