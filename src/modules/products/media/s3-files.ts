import type { S3Client } from '@aws-sdk/client-s3';
import { inSpan } from '../../../observability/spans';
import { loadOnce } from '../../../common/load-once';
import { withTimeout } from '../../../common/with-timeout';
import { UPLOAD_NAME, typeOf } from '../../../http/serve-uploads';
import type { S3Config } from '../../../config/config';
import { PicturesUnavailable, type KeptFile, type PictureFiles } from './picture-files';

/** Where the objects lie in the bucket. */
const PREFIX = 'uploads/';

const CONNECT_MS = 1000;
/** For one attempt at a call, and for all of it, its content included. */
const ATTEMPT_MS = 3000;
const CALL_MS = 8000;
/** For a list of all objects, a thousand by a call. */
const LIST_MS = 60_000;
const ATTEMPTS = 2;

type Library = typeof import('@aws-sdk/client-s3');

/** Pictures in a bucket, as objects that are there as a whole or not at all. */
export class S3Files implements PictureFiles {
  private client: S3Client | undefined;
  private readonly connect = loadOnce(() => this.load());

  constructor(private readonly config: S3Config) {}

  async save(files: ReadonlyMap<string, Buffer>): Promise<void> {
    for (const [name, Body] of files) {
      const object = { ...this.object(name), Body, ContentType: typeOf(name) };
      await this.call((client, { PutObjectCommand }, abortSignal) =>
        client.send(new PutObjectCommand(object), { abortSignal }),
      );
    }
  }

  async list(): Promise<KeptFile[]> {
    const found: KeptFile[] = [];
    await this.call(async (client, { paginateListObjectsV2 }, abortSignal) => {
      const listed = { Bucket: this.config.bucket, Prefix: PREFIX };
      const pages = paginateListObjectsV2({ client, stopOnSameToken: true }, listed, { abortSignal });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0 } of Contents)
          found.push({ name: Key.slice(PREFIX.length), bytes: Size });
      }
    }, LIST_MS);
    return found.filter(({ name }) => UPLOAD_NAME.test(name));
  }

  async read(name: string): Promise<Buffer | null> {
    return this.call(async (client, { GetObjectCommand }, abortSignal) => {
      const { Body } = await client.send(new GetObjectCommand(this.object(name)), { abortSignal });
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    });
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.call((client, { DeleteObjectCommand }, abortSignal) =>
        client.send(new DeleteObjectCommand(this.object(name)), { abortSignal }),
      );
    }
  }

  async close(): Promise<void> {
    this.client?.destroy();
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: PREFIX + name };
  }

  /**
   * Calls the bucket, for `ms` at most.
   * @returns null when the object does not exist
   * @throws PicturesUnavailable for all other trouble
   */
  private async call<T>(
    work: (client: S3Client, library: Library, signal: AbortSignal) => Promise<T>,
    ms = CALL_MS,
  ): Promise<T | null> {
    try {
      const { client, library } = await this.connect();
      const controller = new AbortController();
      const called = inSpan('bucket', { 'rpc.system.name': 'aws-api', 'rpc.service': 'S3' }, () =>
        work(client, library, controller.signal),
      );
      return await withTimeout(ms, called).finally(() => controller.abort());
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null;
      throw new PicturesUnavailable(error);
    }
  }

  /** Loaded where a bucket is used, at the first call: it is large, and a start need not wait for it. */
  private async load(): Promise<{ client: S3Client; library: Library }> {
    const library = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey } = this.config;
    this.client = new library.S3Client({
      ...{ endpoint, region, credentials: { accessKeyId, secretAccessKey } },
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ATTEMPT_MS,
        throwOnRequestTimeout: true,
      },
      // Servers other than Amazon's need not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client: this.client, library };
  }
}
