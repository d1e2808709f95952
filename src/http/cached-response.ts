import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BROTLI_QUALITY } from './security';

export type Encoding = 'br' | 'gzip';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Overhead of an entry in bytes, counted because anyone can request many small responses. */
const ENTRY_BYTES = 500;

/** A response's body with its `ETag`, and its compressed forms, created on demand. */
export class CachedResponse {
  readonly body: Buffer;
  /** A weak tag, since compression changes the bytes but not the meaning. */
  readonly etag: string;
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(
    body: string | Buffer,
    readonly type: string,
  ) {
    this.body = typeof body === 'string' ? toBytes(body) : body;
    // eslint-disable-next-line no-restricted-syntax -- a tag tells versions apart and keeps no secret
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** Maximum bytes in memory: both compressed forms of a text together are shorter than the text. */
  get size(): number {
    return 2 * this.body.length + ENTRY_BYTES;
  }

  get isPage(): boolean {
    return this.type.startsWith('text/html');
  }

  /** Compresses the body once for all callers. */
  compress(encoding: Encoding): Promise<Buffer> {
    return (this.compressed[encoding] ??= compressors[encoding](this.body));
  }
}

/** Avoids Node's buffer pool: a small body would keep the whole pool in memory. */
function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Browsers send one tag; a longer list must not cost time. */
const MAX_TAGS = 20;

/**
 * Whether an `If-None-Match` header matches this tag; `*` matches any, and weak and strong tags are equal
 * here.
 */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',', MAX_TAGS).some((tag) => opaque(tag) === opaque(etag));
}
