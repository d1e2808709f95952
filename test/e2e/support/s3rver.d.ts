/** What the tests use of the package, which has no types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface StoredObject {
    readonly bucket: string;
    readonly key: string;
    readonly content: unknown;
    readonly metadata: object;
  }

  export default class S3rver {
    readonly store: {
      putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
      listObjects(...given: unknown[]): Promise<unknown>;
      getResourcePath(bucket: string, key: string, resource: string): string;
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    };
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): (...call: Parameters<RequestListener>) => Promise<void>;
  }
}
