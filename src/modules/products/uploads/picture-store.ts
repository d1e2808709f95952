import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS_PATH, uploadsDirectory } from '../../../common/http/uploaded-files';
import { Config } from '../../../config/config';
import { WIDTHS, type Picture } from './picture';

/** Digits of the hash in a name: enough that no two pictures ever share it. */
const HASH_DIGITS = 24;

/** The files of uploaded pictures, in DATA_DIR. */
@Injectable()
export class PictureStore implements OnModuleInit {
  private readonly directory: string;
  private readonly drafts: string;

  constructor(config: Config) {
    this.directory = uploadsDirectory(config.dataDir);
    this.drafts = join(this.directory, '.drafts');
  }

  /** Removes what a server that was killed had begun to write. */
  async onModuleInit(): Promise<void> {
    await rm(this.drafts, { recursive: true, force: true });
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
    await mkdir(draft, { recursive: true });
    try {
      for (const [index, picture] of pictures.entries()) await write(draft, stems[index] ?? '', picture);
      for (const file of new Set(stems.flatMap(filesOf))) {
        const place = join(this.directory, file);
        if (existsSync(place)) continue;
        await rename(join(draft, file), place);
        moved.push(place);
      }
    } catch (error) {
      await Promise.all(moved.map((place) => rm(place, { force: true })));
      throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return stems.map((stem) => `${UPLOADS_PATH}${stem}-960.webp`);
  }
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
