import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { IncomingFiles } from '../../../common/http/incoming-files';
import { slugify } from '../../../common/text';
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

/** Pictures of shoes: checked, drawn anew and kept (contract §5). */
@Injectable()
export class UploadsService {
  /** A picture of 50 million pixels takes much memory while it is drawn: two calls' pictures at once. */
  private readonly drawing = new Semaphore(2);

  constructor(
    private readonly store: PictureStore,
    private readonly limits: RateLimits,
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
   * @throws TooManyAttemptsException (429) after too many calls, before anything is read
   */
  async saveSeveral(userId: string, subject: Subject, files: IncomingFiles): Promise<string[]> {
    return this.save(userId, subject, () => files.read('files', MAX_DETAIL_IMAGES));
  }

  private async save(userId: string, subject: Subject, read: () => Promise<Buffer[]>): Promise<string[]> {
    await this.limits.count(LIMITS.uploads, userId);
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
