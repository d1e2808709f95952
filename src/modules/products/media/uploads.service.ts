import { Injectable } from '@nestjs/common';
import { Semaphore, withTimeout } from 'async-mutex';
import type { MultipartFiles } from '../../../http/multipart-files';
import { slugify } from '../../../common/text';
import { httpError, errorMessage, TooManyAttemptsException } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { MAX_DETAIL_IMAGES } from '../product-fields';
import { checkModel, type UnfitModel } from './model';
import { drawPicture, type Picture, type Unfit } from './picture';
import { PictureStore } from './picture-store';

/** What pictures are named after. */
interface Subject {
  readonly productName: string;
  readonly productColor?: string | undefined;
}

/** Longest part of a file's name that a product's or a colour's name gives. */
const MAX_PRODUCT_LENGTH = 80;
const MAX_COLOR_LENGTH = 40;

/** How many calls read their files at the same time, each with one file of up to 8 MB in memory. */
const READ_AT_ONCE = 2;
/** Calls that wait for their turn, of which nothing is read. */
const MAX_WAITING = 50;
const RETRY_SECONDS = 10;
/** How long a call waits for its turn: less than `TIMEOUTS.socketIdle`. */
const MAX_WAIT_SECONDS = 60;

const STATUS: Record<Unfit, number> = {
  'no-picture': 415,
  'too-many-pixels': 413,
  'too-many-scans': 413,
  'too-many-frames': 413,
  'too-slow': 413,
  moving: 415,
  'wide-colors': 415,
};

const MODEL_STATUS: Record<UnfitModel & string, number> = {
  'no-model': 415,
  'model-too-large': 413,
  'model-too-heavy': 413,
  'model-in-parts': 415,
  'model-packed': 415,
  'model-empty': 415,
};

/** Pictures of shoes: checked, drawn anew and kept. Models of shoes: checked and kept. */
@Injectable()
export class UploadsService {
  private readonly reading = withTimeout(
    new Semaphore(READ_AT_ONCE),
    MAX_WAIT_SECONDS * 1000,
    new TooManyAttemptsException(RETRY_SECONDS, errorMessage('upload.busy')),
  );
  /** A picture may take hundreds of megabytes while it is drawn: one at a time. */
  private readonly drawing = new Semaphore(1);
  private waiting = 0;

  constructor(
    private readonly store: PictureStore,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  /**
   * Keeps the one picture of the field `file`.
   * @returns the path of its larger size
   * @throws as {@link saveSeveral}
   */
  async saveOne(userId: string, subject: Subject, files: MultipartFiles): Promise<string> {
    const [path] = await this.save(userId, subject, files.read('file', 1), true);
    return path as string;
  }

  /**
   * Keeps the pictures of the field `files`, six at most: all of them, or none when one is refused.
   * @returns the path of each one's larger size, in the order sent
   * @throws Refusal (400) when the form is not as it should be
   * @throws Refusal (413) for too many files, too large ones, and pictures of too many pixels or that
   *   take too long to draw
   * @throws Refusal (415) for anything but a JPEG, PNG, WebP or AVIF
   * @throws TooManyAttemptsException (429) after too many calls, or with many in line, and Refusal (409) with a code
   *   when all uploads together have reached their quota, before anything is read: calls at once may go beyond it, each
   *   with its files
   */
  async saveSeveral(userId: string, subject: Subject, files: MultipartFiles): Promise<string[]> {
    return this.save(userId, subject, files.read('files', MAX_DETAIL_IMAGES), false);
  }

  /**
   * Keeps the one model of the field `file` as it is.
   * @returns its path
   * @throws Refusal (415) for anything but a whole GLB of its own, and as {@link saveSeveral}
   */
  async saveModel(userId: string, subject: Subject, files: MultipartFiles): Promise<string> {
    await this.begin(userId);
    const { model, unfit } = await this.takeTurn(async () => {
      const read: Buffer[] = [];
      for await (const file of files.read('file', 1)) read.push(file);
      const model = read[0]!;
      return { model, unfit: await checkModel(model) };
    });
    if (unfit)
      throw typeof unfit === 'string'
        ? httpError(MODEL_STATUS[unfit], `upload.${unfit}`)
        : httpError(415, 'upload.model-extension', unfit);
    return this.store.saveModel(model, fileNameOf(subject));
  }

  /** For the sweep: adds rows for files that have none. */
  addMissing(): Promise<void> {
    return this.store.addMissing();
  }

  /** For the sweep: the paths of all uploads that were not needed for a day. */
  findOld(): Promise<string[]> {
    return this.store.findOld();
  }

  /** For the sweep: removes uploads, except for those that were needed since they were found. */
  removeOld(paths: readonly string[]): Promise<void> {
    return this.store.removeOld(paths);
  }

  private async save(
    userId: string,
    subject: Subject,
    files: AsyncIterable<Buffer>,
    isOne: boolean,
  ): Promise<string[]> {
    await this.begin(userId);
    const pictures = await this.takeTurn(() => this.drawAll(files, isOne));
    return this.store.save(pictures, fileNameOf(subject));
  }

  /** Before anything is read. */
  private async begin(userId: string): Promise<void> {
    await this.limits.count(LIMITS.uploads, userId);
    if ((await this.store.size()) >= this.config.uploadsBytes) throw httpError(409, 'uploads-full');
  }

  private async takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING)
      throw new TooManyAttemptsException(RETRY_SECONDS, errorMessage('upload.busy'));
    this.waiting += 1;
    const [, release] = await this.reading.acquire().finally(() => (this.waiting -= 1));
    try {
      return await work();
    } finally {
      release();
    }
  }

  private async drawAll(files: AsyncIterable<Buffer>, isOne: boolean): Promise<Picture[]> {
    const pictures: Picture[] = [];
    for await (const file of files) {
      const picture = await this.drawing.runExclusive(() => drawPicture(file));
      if (typeof picture === 'string') {
        throw httpError(STATUS[picture], `upload.${picture}`, { number: isOne ? null : pictures.length + 1 });
      }
      pictures.push(picture);
    }
    return pictures;
  }
}

function fileNameOf({ productName, productColor }: Subject): string {
  const product = slugify(productName).slice(0, MAX_PRODUCT_LENGTH) || 'product';
  const color = slugify(productColor ?? '').slice(0, MAX_COLOR_LENGTH);
  return color ? `${product}-${color}` : product;
}
