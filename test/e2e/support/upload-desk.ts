import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { DataSource, type Repository } from 'typeorm';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { PictureSweepService } from '../../../src/modules/picture-sweep/picture-sweep.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { UploadedPictureDto } from '../../../src/modules/products/media/dto/upload.dto';
import { stemOf } from '../../../src/modules/products/media/picture-files';
import { Upload } from '../../../src/modules/products/media/upload.entity';
import { aProduct } from './factories/product';
import { aStaffMember, type Shopper } from './people';
import { noise } from './pictures';
import { S3Server, usesBuckets } from './s3-server';
import { createTestApp, type TestApp } from './test-app';

export const SINGLE = '/v1/products/uploadSingle?productName=Air%20Zoom';
export const ARRAY = '/v1/products/uploadArray?productName=Gi%C3%A0y%20Ch%E1%BA%A1y&productColor=%C4%90en';

/** A field of a form; with a `filename` it is a file. */
export interface Part {
  name: string;
  content: Buffer | string;
  filename?: string;
  type?: string;
}

/** A file in a form. */
export const file = (content: Buffer | string, name = 'file', filename = 'shoe.jpg'): Part => ({
  name,
  content,
  filename,
  type: 'image/jpeg',
});

export const BOUNDARY = 'shoebox';

/** A form as a browser encodes it; a file's name is unescaped, with its quotes. */
export function form(parts: Part[]): Buffer {
  const lines = parts.flatMap(({ name, content, filename, type }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...lines, `--${BOUNDARY}--\r\n`].map((line) => Buffer.from(line)));
}

/** A fresh shop with a manager who uploads pictures over HTTP. */
export class UploadDesk {
  private constructor(
    readonly shop: TestApp,
    readonly manager: Shopper,
    /** Where the pictures are, unless they are on the disk. */
    readonly bucket?: S3Server,
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<UploadDesk> {
    const bucket = usesBuckets() ? await S3Server.start() : undefined;
    const app = await createTestApp({
      RATE_LIMITS: 'on',
      ...(bucket ? { S3_URL: bucket.url() } : {}),
      ...environment,
    });
    const close = async (): Promise<void> => {
      await app.close();
      await bucket?.stop();
    };
    const shop = { ...app, close };
    return new UploadDesk(shop, await aStaffMember(shop, 'manager'), bucket);
  }

  async post<T = ErrorDto>(url: string, payload: Buffer | Readable, who = this.manager, headers = {}) {
    const response = await this.shop.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        authorization: `Bearer ${who.tokens.token}`,
        ...headers,
      },
    });
    return { status: response.statusCode, body: response.json<T>(), headers: response.headers };
  }

  upload<T = ErrorDto>(url: string, parts: Part[], who = this.manager) {
    return this.post<T>(url, form(parts), who);
  }

  /** Uploads one picture and returns the metadata of its two sizes. */
  async keep(content: Buffer, filename?: string) {
    const { status, body } = await this.upload<UploadedPictureDto>(SINGLE, [file(content, 'file', filename)]);
    expect(status).toBe(201);
    const full = await this.read(body.path);
    return { path: body.path, full, card: await this.read(body.path.replace('-960.', '-480.')) };
  }

  /** Uploads one picture, by default a new one, and returns its path. */
  async uploadOne(content?: Buffer): Promise<string> {
    const parts = [file(content ?? (await noise(64)))];
    const { status, body } = await this.upload<UploadedPictureDto>(SINGLE, parts);
    expect(status).toBe(201);
    return body.path;
  }

  /** Pictures that were uploaded two days ago. */
  async oldPictures(count: number): Promise<string[]> {
    const paths: string[] = [];
    for (let i = 0; i < count; i += 1) paths.push(await this.uploadOne());
    for (const path of paths) await this.age(path, 48);
    return paths;
  }

  /** @param shop another process of this shop; by default the desk's own */
  sweep(shop: TestApp = this.shop): Promise<void> {
    return shop.app.get(PictureSweepService).sweep();
  }

  /** Asks for a product to be saved. */
  save(product: object) {
    return this.manager.post<ProductDto & ErrorDto>('/v1/products', { ...aProduct(), ...product });
  }

  /** Saves a product. */
  async saved(product: object): Promise<ProductDto> {
    const { status, body } = await this.save(product);
    expect({ status, message: body.message }).toEqual({ status: 201, message: undefined });
    return body;
  }

  /** The metadata of the picture at an address. */
  async read(path: string): Promise<sharp.Metadata> {
    const response = await this.shop.inject({ method: 'GET', url: path });
    expect(response.statusCode).toBe(200);
    return sharp(response.rawPayload).metadata();
  }

  /** Makes an upload look unused for these hours. */
  async age(path: string, hours: number): Promise<void> {
    const neededAt = new Date(Date.now() - hours * 3_600_000);
    await this.rows().update({ name: stemOf(basename(path)) }, { neededAt });
  }

  rows(): Repository<Upload> {
    return this.shop.app.get(DataSource).getRepository(Upload);
  }

  /** The pictures that exist in both sizes; one in a single size is an error. */
  there(paths: string[]): string[] {
    return paths.filter((path) => {
      const [card, full] = sizesOf(path).map((name) => this.has(name));
      if (card !== full) throw new Error(`Half of ${path} is there.`);
      return full;
    });
  }

  private has(name: string): boolean {
    return this.bucket?.has(`uploads/${name}`) ?? existsSync(join(this.directory(), name));
  }

  directory(): string {
    return join(this.shop.config.dataDir, 'uploads');
  }

  /** Every file and directory in the uploads folder, or every object in the bucket. */
  everything(): string[] {
    if (this.bucket) return this.bucket.keys();
    if (!existsSync(this.directory())) return [];
    return readdirSync(this.directory(), { recursive: true }).map(String).sort();
  }

  kept(): string[] {
    return this.everything().filter((name) => name.endsWith('.webp'));
  }
}

/** The names of a picture's two files. */
function sizesOf(path: string): string[] {
  const name = basename(path);
  return [name.replace('-960.', '-480.'), name];
}
