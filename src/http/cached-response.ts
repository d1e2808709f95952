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

/** What a response takes beside its bytes, since anyone can ask for many small ones. */
const ENTRY_BYTES = 500;

/** A response's body with its `ETag`, and its compressed forms as callers ask for them. */
export class CachedResponse {
  readonly body: Buffer;
  /** A weak one, since compression changes the bytes and not the meaning. */
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

  /** Bytes of memory at most: both compressed forms of a text together are shorter than the text. */
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

/** Not from Node's pool, of which a small body would keep the whole. */
function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** A browser sends the tag of the one response that it has; a long list costs no time. */
const MAX_TAGS = 20;

/** Whether an `If-None-Match` header names this tag; `*` names any, and weak and strong are the same here. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',', MAX_TAGS).some((tag) => opaque(tag) === opaque(etag));
}
