import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { UPLOAD_NAME, UPLOADS_PATH, uploadsDirectory } from '../../../http/uploaded-files';
import { Config } from '../../../config/config';
import { DiskFiles } from './disk-files';
import { WIDTHS, type Picture } from './picture';
import { filesOf, isOlder, KEPT_MS, type PictureFiles, stemOf } from './picture-files';
import { S3Files } from './s3-files';

/** Digits of the hash in a name: enough that no two pictures ever share it. */
const HASH_DIGITS = 24;

/** How long the sum of all files is believed: other processes write and remove some as well. */
const COUNTED_MS = 10 * 60 * 1000;

/** The uploaded pictures and models: files in DATA_DIR, or in the bucket of S3_URL. */
@Injectable()
export class PictureStore implements OnApplicationShutdown {
  private readonly files: PictureFiles;
  /** Bytes of all files, as they were counted, and what this process has written since. */
  private counted = { at: -Infinity, bytes: Promise.resolve(0), since: 0 };

  constructor({ s3, dataDir }: Config) {
    this.files = s3 ? new S3Files(s3) : new DiskFiles(uploadsDirectory(dataDir));
  }

  /** Removes what servers that were killed had begun to write. */
  removeOldDrafts(): Promise<void> {
    return this.files.removeLeftovers();
  }

  /**
   * Keeps all of the pictures or none. The same picture of the same shoe is kept once.
   * @param name what stands first in every file's name: lower-case letters, digits and hyphens
   * @returns the path of each picture's larger size; the smaller one lies beside it, ending in `-480.webp`
   */
  async save(pictures: readonly Picture[], name: string): Promise<string[]> {
    const stems = pictures.map((picture) => `${name}-${hashOf(WIDTHS.map((width) => picture[width]))}`);
    const files = new Map<string, Buffer>();
    for (const [index, picture] of pictures.entries()) {
      const names = filesOf(stems[index] ?? '');
      for (const [at, width] of WIDTHS.entries()) files.set(names[at] ?? '', picture[width]);
    }
    this.counted.since += await this.files.save(files);
    return stems.map(pathOf);
  }

  /**
   * Keeps a model as it is, the same one of the same shoe once.
   * @param name as of `save`
   * @returns its path
   */
  async saveModel(model: Buffer, name: string): Promise<string> {
    const file = `${name}-${hashOf([model])}.glb`;
    this.counted.since += await this.files.save(new Map([[file, model]]));
    return pathOf(file);
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
    const files = await this.files.list();
    return files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /**
   * Lets the time of a picture begin anew: from now on it is kept for a day, whatever names it.
   * @param path the address of either size
   * @returns false when it is not there, any more or at all
   */
  async touch(path: string): Promise<boolean> {
    const file = path.startsWith(UPLOADS_PATH) ? path.slice(UPLOADS_PATH.length) : '';
    return UPLOAD_NAME.test(file) && this.files.renew(stemOf(file));
  }

  /** The paths of the larger sizes of all pictures that have not been touched for a day. */
  async findOld(): Promise<string[]> {
    const stems = new Map<string, boolean>();
    for (const file of await this.files.list()) {
      const stem = stemOf(file.name);
      stems.set(stem, isOlder(file, KEPT_MS) && (stems.get(stem) ?? true));
    }
    return [...stems].flatMap(([stem, isPictureOld]) => (isPictureOld ? pathOf(stem) : []));
  }

  /** Removes pictures, except for those that were touched since they were found. */
  async removeOld(paths: readonly string[]): Promise<void> {
    await this.files.removeOld(paths.map((path) => stemOf(path.slice(UPLOADS_PATH.length))));
    this.counted.at = -Infinity;
  }

  /** @returns a file's content, null when it is not there */
  read(name: string): Promise<Buffer | null> {
    return this.files.read(name);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.files.close?.();
  }
}

function pathOf(stem: string): string {
  return UPLOADS_PATH + filesOf(stem).at(-1);
}

function hashOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, HASH_DIGITS);
}
