import { ConflictException, Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { IncomingFiles } from '../../../common/http/incoming-files';
import { slugify } from '../../../common/text';
import { Config } from '../../../config/config';
import { LIMITS } from '../../../rate-limits/limits';
import { RateLimits } from '../../../rate-limits/rate-limits.service';
import { MAX_DETAIL_IMAGES } from '../product-options';
import { drawPicture, type Picture } from './picture';
import { PictureStore } from './picture-store';

/** What pictures are named after. */
interface Subject {
  readonly productName: string;
  readonly productColor?: string | undefined;
}

/** Longest part of a file's name that a product's or a colour's name gives. */
const LONGEST_PRODUCT = 80;
const LONGEST_COLOR = 40;

const FULL = {
  code: 'uploads-full',
  message: 'There is no room for more pictures. Those that no product shows are removed after a day.',
};

/** Pictures of shoes: checked, drawn anew and kept (contract §5). */
@Injectable()
export class UploadsService {
  /** A picture of 50 million pixels takes much memory while it is drawn: two calls' pictures at once. */
  private readonly drawing = new Semaphore(2);

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
  async saveOne(userId: string, subject: Subject, files: IncomingFiles): Promise<string> {
    const [path] = await this.save(userId, subject, () => files.read('file', 1));
    return path as string;
  }

  /**
   * Keeps the pictures of the field `files`, six at most: all of them, or none when one is refused.
   * @returns the path of each one's larger size, in the order sent
   * @throws BadRequestException when the form is not as it should be
   * @throws PayloadTooLargeException (413) for too many files or too large ones
   * @throws UnsupportedMediaTypeException (415) for anything but a JPEG, PNG, WebP or AVIF
   * @throws TooManyAttemptsException (429) after too many calls, and ConflictException with a code when all pictures
   *   together have reached their quota, before anything is read: calls at once may go beyond it, each with its pictures
   */
  async saveSeveral(userId: string, subject: Subject, files: IncomingFiles): Promise<string[]> {
    return this.save(userId, subject, () => files.read('files', MAX_DETAIL_IMAGES));
  }

  /** The paths of all pictures that have not been uploaded, or named by a product that was saved, for a day. */
  findOld(): Promise<string[]> {
    return this.store.findOld();
  }

  /** Removes pictures, except for those that somebody has needed since they were found. */
  removeOld(paths: readonly string[]): Promise<void> {
    return this.store.removeOld(paths);
  }

  private async save(userId: string, subject: Subject, read: () => Promise<Buffer[]>): Promise<string[]> {
    await this.limits.count(LIMITS.uploads, userId);
    if ((await this.store.size()) >= this.config.uploadsBytes) throw new ConflictException(FULL);
    const files = await read();
    const pictures = await this.drawing.runExclusive(() => drawAll(files));
    return this.store.save(pictures, nameOf(subject));
  }
}

async function drawAll(files: Buffer[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [index, file] of files.entries()) {
    const picture = await drawPicture(file);
    if (!picture) throw new UnsupportedMediaTypeException(refusal(index, files.length));
    pictures.push(picture);
  }
  return pictures;
}

function refusal(index: number, count: number): string {
  const which = count === 1 ? 'The file' : `File ${index + 1}`;
  return `${which} is not a whole JPEG, PNG, WebP or AVIF picture of at most 50 million pixels.`;
}

function nameOf({ productName, productColor }: Subject): string {
  const product = slugify(productName).slice(0, LONGEST_PRODUCT) || 'product';
  const color = slugify(productColor ?? '').slice(0, LONGEST_COLOR);
  return color ? `${product}-${color}` : product;
}
