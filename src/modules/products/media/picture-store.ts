import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { UPLOAD_NAME, UPLOADS_PATH, uploadsDirectory } from '../../../http/serve-uploads';
import { Config } from '../../../config/config';
import { DiskFiles } from './disk-files';
import { WIDTHS, type Picture } from './picture';
import { filesOf, type PictureFiles, PicturesUnavailable, stemOf } from './picture-files';
import { S3Files } from './s3-files';
import { UploadsRepository } from './uploads.repository';

/** Digits of the hash in a name: enough that no two pictures ever share it. */
const HASH_DIGITS = 24;
/** How long an upload is kept at least that nothing names: a manager may have a product's form open. */
const KEPT_MS = 24 * 3600 * 1000;

/**
 * The uploaded pictures and models: a row for each, and files in DATA_DIR, or in the bucket of S3_URL. The row decides
 * whether an upload is there: its files are written after it and removed before it.
 */
@Injectable()
export class PictureStore implements OnApplicationShutdown {
  private readonly files: PictureFiles;

  constructor(
    { s3, dataDir }: Config,
    private readonly uploads: UploadsRepository,
  ) {
    this.files = s3 ? new S3Files(s3) : new DiskFiles(uploadsDirectory(dataDir));
  }

  /**
   * Keeps all of the pictures or none. The same picture of the same shoe is kept once.
   * @param name what stands first in every file's name: lower-case letters, digits and hyphens
   * @returns the path of each picture's larger size; the smaller one lies beside it, ending in `-480.webp`
   */
  async save(pictures: readonly Picture[], name: string): Promise<string[]> {
    return this.saveAll(
      pictures.map((picture) => {
        const contents = WIDTHS.map((width) => picture[width]);
        return { stem: `${name}-${hashOf(contents)}`, contents };
      }),
    );
  }

  /**
   * Keeps a model as it is, the same one of the same shoe once.
   * @param name as of `save`
   * @returns its path
   */
  async saveModel(model: Buffer, name: string): Promise<string> {
    const [path] = await this.saveAll([{ stem: `${name}-${hashOf([model])}.glb`, contents: [model] }]);
    return path!;
  }

  /** Bytes of all files. */
  size(): Promise<number> {
    return this.uploads.sumBytes();
  }

  /**
   * Lets the time of an upload begin anew: from now on it is kept for a day, whatever names it.
   * @param path the address of either size
   * @returns false when it is not there, any more or at all
   */
  async touch(path: string): Promise<boolean> {
    const file = path.startsWith(UPLOADS_PATH) ? path.slice(UPLOADS_PATH.length) : '';
    if (!UPLOAD_NAME.test(file)) return false;
    const stem = stemOf(file);
    return (await this.uploads.renew(stem)) || this.addFound(stem);
  }

  /** Adds rows for files that have none, as an earlier release leaves them, and removes what was left half written. */
  async addMissing(): Promise<void> {
    await this.files.removeLeftovers?.();
    // Read before the files, so that one that is being removed has its row here.
    const known = await this.uploads.findNames();
    const bytes = new Map<string, number>();
    for (const file of await this.files.list()) {
      const name = stemOf(file.name);
      if (!known.has(name)) bytes.set(name, (bytes.get(name) ?? 0) + file.bytes);
    }
    await this.uploads.addMissing([...bytes].map(([name, sum]) => ({ name, bytes: sum })));
  }

  /** The paths of the larger sizes of all pictures, and of the models, that have not been touched for a day. */
  async findOld(): Promise<string[]> {
    return (await this.uploads.findOld(aDayAgo())).map(pathOf);
  }

  /** Removes uploads, except for those that were touched since they were found. */
  async removeOld(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const stem = stemOf(path.slice(UPLOADS_PATH.length));
      const now = new Date();
      if (!(await this.uploads.startRemoval(stem, aDayAgo(), now))) continue;
      await this.files.remove(filesOf(stem));
      await this.uploads.finishRemoval(stem, now);
    }
  }

  /** @returns a file's content, null when it is not there */
  read(name: string): Promise<Buffer | null> {
    return this.files.read(name);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.files.close?.();
  }

  /** What a failed call leaves, the sweep removes after a day. */
  private async saveAll(
    uploads: readonly { stem: string; contents: readonly Buffer[] }[],
  ): Promise<string[]> {
    const files = new Map<string, Buffer>();
    for (const { stem, contents } of uploads) {
      await this.addOrRenew(
        stem,
        contents.reduce((sum, { length }) => sum + length, 0),
      );
      for (const [index, file] of filesOf(stem).entries()) files.set(file, contents[index]!);
    }
    await this.files.save(files);
    return uploads.map(({ stem }) => pathOf(stem));
  }

  private async addOrRenew(stem: string, bytes: number): Promise<void> {
    const { uploads } = this;
    if ((await uploads.add(stem, bytes)) || (await uploads.renew(stem)) || (await uploads.recover(stem)))
      return;
    throw new PicturesUnavailable(new Error(`${stem} is being removed.`));
  }

  /** Adds the row of an upload that an earlier release has saved; false when its files are not there. */
  private async addFound(stem: string): Promise<boolean> {
    if (await this.uploads.exists(stem)) return false;
    const contents = await Promise.all(filesOf(stem).map((file) => this.files.read(file)));
    const bytes = contents.reduce((sum, content) => sum + (content?.length ?? NaN), 0);
    return bytes > 0 && (await this.uploads.add(stem, bytes));
  }
}

function aDayAgo(): Date {
  return new Date(Date.now() - KEPT_MS);
}

function pathOf(stem: string): string {
  return UPLOADS_PATH + filesOf(stem).at(-1);
}

function hashOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, HASH_DIGITS);
}
