import { createHash } from 'node:crypto';

/** An answer as it goes over the wire, and what its `ETag` says of it. */
export class ReadyJson {
  private constructor(
    readonly bytes: Buffer,
    readonly tag: string,
  ) {}

  static of(value: unknown): ReadyJson {
    const text = JSON.stringify(value);
    // Not from Node's pool, of which a kept piece would keep the whole.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    bytes.write(text);
    return new ReadyJson(bytes, hash(bytes));
  }

  /** The answer of a list of products, put together from the JSON of each. */
  static listOf(products: ReadyJson[], total: number): ReadyJson {
    const pieces = products.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]));
    const end = Buffer.from(`],"total":${total}}`);
    return new ReadyJson(
      Buffer.concat([START, ...pieces, end]),
      hash(products.map(({ tag }) => tag).join(',') + total),
    );
  }
}

const START = Buffer.from('{"products":[');
const COMMA = Buffer.from(',');

function hash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64url');
}
