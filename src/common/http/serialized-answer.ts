import { createHash } from 'node:crypto';

/** An answer as it goes over the wire, and what its `ETag` says of it. */
export class SerializedAnswer<Source = unknown> {
  private constructor(
    readonly bytes: Buffer,
    readonly tag: string,
    /** What it was made from; undefined for an answer that is not kept. */
    readonly source?: Source,
  ) {}

  static of<Source>(value: unknown, source?: Source): SerializedAnswer<Source> {
    const text = JSON.stringify(value);
    // Not from Node's pool, of which a kept piece would keep the whole.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    bytes.write(text);
    return new SerializedAnswer(bytes, hash(bytes), source);
  }

  /** The answer of a list of products, put together from the bytes of each. */
  static listOf<Source>(
    products: SerializedAnswer[],
    total: number,
    source: Source,
  ): SerializedAnswer<Source> {
    const pieces = products.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]));
    const end = Buffer.from(`],"total":${total}}`);
    return new SerializedAnswer(
      Buffer.concat([START, ...pieces, end]),
      hash(products.map(({ tag }) => tag).join(',') + total),
      source,
    );
  }

  /** The same answer, made from something else. */
  from<Other>(source: Other): SerializedAnswer<Other> {
    return new SerializedAnswer(this.bytes, this.tag, source);
  }
}

const START = Buffer.from('{"products":[');
const COMMA = Buffer.from(',');

function hash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64url');
}
