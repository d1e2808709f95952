import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Mutex } from 'async-mutex';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import S3rver from 's3rver';

const BUCKET = 'pictures';
/** s3rver's own key, which it checks signatures against. */
const KEY = 'S3RVER';
const OBJECT = '._S3rver_object';

/** An S3 server in this process, with one bucket. */
export class S3Server {
  /** Stands in for the bucket, with an answer of its own or none, unless it returns false. */
  trouble: ((...call: Parameters<RequestListener>) => boolean) | undefined;
  readonly calls: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly directory: string,
  ) {}

  static async start(): Promise<S3Server> {
    const directory = mkdtempSync(join(tmpdir(), 'shop-s3-'));
    const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
    await s3.configureBuckets();
    putBeforeAnswering(s3.store);
    const serve = s3.callback();
    // S3 promises that a call happens as a whole. s3rver's calls meet each other's half-written files.
    const calls = new Mutex();
    const server = createServer((request, response) => {
      own.calls.push(`${request.method} ${request.url}`);
      if (own.trouble?.(request, response)) return;
      void calls.runExclusive(async () => {
        // Its client did not wait so long, and its end will not be told a second time.
        if (response.destroyed) return;
        void serve(request, response);
        await once(response, 'close');
      });
    });
    const own = new S3Server(server, directory);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return own;
  }

  url(key = KEY): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://${key}:${KEY}@127.0.0.1:${port}/${BUCKET}?region=us-east-1`;
  }

  /** The keys of all objects. */
  keys(): string[] {
    const files = readdirSync(join(this.directory, BUCKET), { recursive: true }).map(String);
    return files.flatMap((file) => (file.endsWith(OBJECT) ? file.slice(0, -OBJECT.length) : [])).sort();
  }

  has(key: string): boolean {
    return existsSync(this.place(key));
  }

  remove(key: string): void {
    rmSync(this.place(key));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
    rmSync(this.directory, { recursive: true, force: true });
  }

  private place(key: string): string {
    return join(this.directory, BUCKET, key + OBJECT);
  }
}

type Store = InstanceType<typeof S3rver>['store'];

/** s3rver answers before an object is written. */
function putBeforeAnswering(store: Store): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content as Readable);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const place = store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, bytes);
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}

let isInUse = false;

/** Whether the desks of these tests keep their pictures in buckets. */
export function usesBuckets(): boolean {
  return isInUse;
}

/** Lets the desks of the tests that follow keep their pictures in a bucket each. */
export function keepPicturesInBuckets(): void {
  beforeAll(() => {
    isInUse = true;
  });
  afterAll(() => {
    isInUse = false;
  });
}
