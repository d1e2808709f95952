import type { S3Client } from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inSpan } from '../../../observability/spans';
import { withTimeout } from '../../../common/with-timeout';
import { Refusal, errorMessage } from '../../../common/refusals/refusal';
import { UPLOAD_NAME, typeOf } from '../../../http/uploaded-files';
import type { S3Config } from '../../../config/config';
import { filesOf, isOlder, KEPT_MS, type KeptFile, type PictureFiles, stemOf } from './picture-files';

/** Where objects lie in the bucket: pictures; when they were needed last; which ones a process is removing. */
const PICTURES = 'uploads/';
const NEEDED = 'needed/';
const REMOVING = 'removing/';

const CONNECT_MS = 1000;
/** For one attempt at a call, and for all of it, its content included. */
const ATTEMPT_MS = 3000;
const CALL_MS = 8000;
const ATTEMPTS = 2;
/** A process that was about to remove a picture has done so by then, or never does. */
const REMOVAL_MS = 60_000;
const LOOK_AGAIN_MS = 100;
const LOOKS = 30;

/** The bucket cannot be used at the moment: it is gone, slow, or refuses. Answered 503. */
class PicturesUnavailable extends Refusal {
  readonly retryAfterSeconds = 5;

  /** @param cause what the bucket said; it is logged and never answered */
  constructor(cause: unknown) {
    super(503, errorMessage('pictures.unavailable'));
    Object.defineProperty(this, 'cause', { value: cause });
  }
}

type Library = typeof import('@aws-sdk/client-s3');

/**
 * Pictures in a bucket, as objects that are there as a whole or not at all. Nothing renames one, so saving and removing
 * agree by marks: each writes its own before it looks for the other's, and so one of them sees the other.
 */
export class S3Files implements PictureFiles {
  private loading: Promise<{ client: S3Client; library: Library }> | undefined;

  constructor(private readonly config: S3Config) {}

  /** What a failed call has put is no whole picture, or nothing names it: a sweep removes it after a day. */
  async save(files: ReadonlyMap<string, Buffer>): Promise<number> {
    let bytes = 0;
    for (const stem of new Set([...files.keys()].map(stemOf))) {
      if (await this.renew(stem)) continue;
      for (const name of filesOf(stem)) {
        const content = files.get(name)!;
        await this.put(PICTURES + name, content);
        bytes += content.length;
      }
      if (!(await this.renew(stem))) throw new PicturesUnavailable(new Error(`${stem} went meanwhile.`));
    }
    return bytes;
  }

  async list(): Promise<KeptFile[]> {
    const needed = new Map((await this.listAll(NEEDED)).map(({ name, neededAt }) => [name, neededAt]));
    const files = await this.listAll(PICTURES);
    return files.flatMap((file) => {
      if (!UPLOAD_NAME.test(file.name)) return [];
      return { ...file, neededAt: Math.max(file.neededAt, needed.get(stemOf(file.name)) ?? 0) };
    });
  }

  async renew(stem: string): Promise<boolean> {
    if (!(await this.isThere(stem))) return false;
    await this.put(NEEDED + stem, Buffer.from('1'));
    for (let look = 1; await this.isBeingRemoved(stem); look += 1) {
      if (look === LOOKS) throw new PicturesUnavailable(new Error(`${stem} is being removed.`));
      await sleep(LOOK_AGAIN_MS);
    }
    return this.isThere(stem);
  }

  async removeOld(stems: readonly string[]): Promise<void> {
    for (const stem of stems) {
      const mark = `${REMOVING}${stem}.${randomBytes(8).toString('hex')}`;
      const startedAt = Date.now();
      await this.put(mark, Buffer.from('1'));
      try {
        const isOld = await this.isOld(stem);
        // After a pause of the whole process others take the mark for a dead one's.
        if (isOld && Date.now() - startedAt < REMOVAL_MS / 4) await this.removePicture(stem);
      } finally {
        await this.remove(mark);
      }
    }
  }

  async removeLeftovers(): Promise<void> {
    const pictures = new Set((await this.listAll(PICTURES)).map(({ name }) => stemOf(name)));
    for (const mark of await this.listAll(REMOVING)) {
      if (isOlder(mark, KEPT_MS)) await this.remove(REMOVING + mark.name);
    }
    for (const mark of await this.listAll(NEEDED)) {
      if (!pictures.has(mark.name) && isOlder(mark, KEPT_MS)) await this.remove(NEEDED + mark.name);
    }
  }

  async read(name: string): Promise<Buffer | null> {
    return this.ask(async (client, { GetObjectCommand }, abortSignal) => {
      const command = new GetObjectCommand({ Bucket: this.config.bucket, Key: PICTURES + name });
      const { Body } = await client.send(command, { abortSignal });
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    });
  }

  async close(): Promise<void> {
    (await this.loading)?.client.destroy();
  }

  private async removePicture(stem: string): Promise<void> {
    for (const name of filesOf(stem)) await this.remove(PICTURES + name);
    await this.remove(NEEDED + stem);
  }

  /** Whether nothing has needed it for a day, as far as the bucket knows at this moment. */
  private async isOld(stem: string): Promise<boolean> {
    const marks = (await this.listAll(NEEDED + stem)).filter(({ name }) => name === '');
    return [...marks, ...(await this.filesThere(stem))].every((file) => isOlder(file, KEPT_MS));
  }

  private async isThere(stem: string): Promise<boolean> {
    return (await this.filesThere(stem)).length === filesOf(stem).length;
  }

  /** Other pictures' names may begin with this one's. */
  private async filesThere(stem: string): Promise<KeptFile[]> {
    const files = await this.listAll(PICTURES + stem);
    return files.filter(({ name }) => filesOf(stem).includes(stem + name));
  }

  private async isBeingRemoved(stem: string): Promise<boolean> {
    const marks = await this.listAll(`${REMOVING}${stem}.`);
    return marks.some((mark) => !isOlder(mark, REMOVAL_MS));
  }

  private async put(key: string, content: Buffer): Promise<void> {
    await this.ask(async (client, { PutObjectCommand }, abortSignal) => {
      const object = { Bucket: this.config.bucket, Key: key, Body: content };
      const ContentType = key.startsWith(PICTURES) ? typeOf(key) : 'text/plain';
      await client.send(new PutObjectCommand({ ...object, ContentType }), { abortSignal });
    });
  }

  private async remove(key: string): Promise<void> {
    await this.ask((client, { DeleteObjectCommand }, abortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket: this.config.bucket, Key: key }), { abortSignal }),
    );
  }

  /** All objects below a prefix, named by what follows it. */
  private async listAll(prefix: string): Promise<KeptFile[]> {
    const found: KeptFile[] = [];
    let from: string | undefined;
    do {
      const page = await this.ask((client, { ListObjectsV2Command }, abortSignal) => {
        const command = { Bucket: this.config.bucket, Prefix: prefix, ContinuationToken: from };
        return client.send(new ListObjectsV2Command(command), { abortSignal });
      });
      for (const { Key = '', Size = 0, LastModified } of page?.Contents ?? []) {
        found.push({ name: Key.slice(prefix.length), bytes: Size, neededAt: LastModified?.getTime() ?? 0 });
      }
      if (from !== undefined && from === page?.NextContinuationToken) {
        throw new PicturesUnavailable(new Error('The bucket lists the same objects again and again.'));
      }
      from = page?.NextContinuationToken;
    } while (from !== undefined);
    return found;
  }

  /**
   * Calls the bucket, for eight seconds at most.
   * @returns null when what was asked for is not there
   * @throws PicturesUnavailable for all other trouble
   */
  private async ask<T>(
    call: (client: S3Client, library: Library, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    try {
      const { client, library } = await (this.loading ??= this.load());
      const patience = new AbortController();
      const called = inSpan('bucket', { 'rpc.system.name': 'aws-api', 'rpc.service': 'S3' }, () =>
        call(client, library, patience.signal),
      );
      return await withTimeout(CALL_MS, called).finally(() => patience.abort());
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null;
      throw new PicturesUnavailable(error);
    }
  }

  /** Loaded where a bucket is used, at the first call: it is large, and a start need not wait for it. */
  private async load(): Promise<{ client: S3Client; library: Library }> {
    const library = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey } = this.config;
    const client = new library.S3Client({
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
    return { client, library };
  }
}
