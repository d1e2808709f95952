import { Negotiator } from '@fastify/accept-negotiator';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { map, type Observable } from 'rxjs';
import { sendWithEtag, SerializedAnswer } from '../../../common/http/serialized-answer';
import { BROTLI_QUALITY, COMPRESSION_THRESHOLD } from '../../../common/http/security';
import type { ProductDto } from '../dto/product.dto';
import { CatalogueRepository, type PageEntry, type Source } from './catalogue.repository';

const MEBIBYTE = 1024 * 1024;
/** How many bytes are kept, compressed forms and the objects around the bytes included. */
const KEPT_BYTES = 80 * MEBIBYTE;
/** What an entry takes beside its bytes, since anyone can ask for many small answers. */
const ENTRY_BYTES = 500;
/** The answer of a longer address is not kept. */
const LONGEST_ADDRESS = 500;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof compress;
const ACCEPTED = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });

/** Stands for an address that was asked for once. */
const ASKED_ONCE = 'asked once';

/** A whole answer, and its bytes compressed as far as a caller wanted them. */
class KeptAnswer {
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  /** What has been compressed. */
  bytes = 0;

  constructor(readonly answer: SerializedAnswer<Source>) {}
}

/**
 * What is kept of the catalogue, in one cache: whole answers by their address, and products by their id and
 * revision, of which answers are made. Whole answers are given before guards and validation, if what they
 * were made from has not changed since: one small query tells. An answer is kept at its second request, since most
 * addresses are asked for once.
 */
@Injectable()
export class KeptAnswers implements NestInterceptor {
  private readonly kept = new LRUCache<string, KeptAnswer | SerializedAnswer | typeof ASKED_ONCE>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (kept) => ENTRY_BYTES + sizeOf(kept),
  });

  constructor(private readonly catalogue: CatalogueRepository) {}

  /** Gives an answer its `ETag`, and keeps one that says what it was made from. */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    return next.handle().pipe(
      map((value) => {
        const answer = value instanceof SerializedAnswer ? value : SerializedAnswer.of(value);
        if (answer.source && request.url.length <= LONGEST_ADDRESS) {
          const key = keyOf(request.url);
          const isKept = this.kept.has(key);
          this.kept.set(key, isKept ? new KeptAnswer(answer as SerializedAnswer<Source>) : ASKED_ONCE);
        }
        return sendWithEtag(request, http.getResponse(), answer);
      }),
    );
  }

  /** Registers the hook that answers from the cache before guards and validation. */
  answerFirst(app: NestFastifyApplication): void {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', (request, reply, done) => {
        if (request.method !== 'GET') return done();
        const key = keyOf(request.url);
        const kept = this.kept.get(key);
        if (!(kept instanceof KeptAnswer)) return done();
        this.giveIfCurrent(request, reply, key, kept).then((isGiven) => {
          if (!isGiven) done();
        }, done);
      });
  }

  findProduct(entry: PageEntry): SerializedAnswer | undefined {
    return this.kept.get(productKey(entry)) as SerializedAnswer | undefined;
  }

  /** A product that changes gets another revision: what is kept of it is not looked for again. */
  keepProduct(entry: PageEntry, product: ProductDto): SerializedAnswer {
    const answer = SerializedAnswer.of(product);
    this.kept.set(productKey(entry), answer);
    return answer;
  }

  private async giveIfCurrent(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    kept: KeptAnswer,
  ): Promise<boolean> {
    if (!(await this.catalogue.isCurrent(kept.answer.source!))) return false;
    const bytes = sendWithEtag(request, reply, kept.answer);
    const encoding = bytes && encodingFor(request, bytes);
    if (!encoding) void reply.send(bytes);
    else {
      void reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
      void reply.send(await (kept.compressed[encoding] ??= this.compress(key, kept, encoding)));
    }
    return true;
  }

  /** Compresses an answer once for all callers that accept the encoding. */
  private async compress(key: string, kept: KeptAnswer, encoding: Encoding): Promise<Buffer> {
    const compressed = await compress[encoding](kept.answer.bytes);
    kept.bytes += compressed.length;
    // The cache counts an entry's bytes when another one is set. A newer answer may have replaced this one meanwhile.
    if (this.kept.peek(key) === kept) {
      this.kept.delete(key);
      this.kept.set(key, kept);
    }
    return compressed;
  }
}

function encodingFor({ headers }: FastifyRequest, bytes: Buffer): Encoding | null {
  const accepted = headers['accept-encoding'];
  return accepted && bytes.length >= COMPRESSION_THRESHOLD ? ACCEPTED.negotiate(accepted) : null;
}

/** The bytes of an entry, compressed forms included. */
function sizeOf(kept: KeptAnswer | SerializedAnswer | typeof ASKED_ONCE): number {
  if (kept === ASKED_ONCE) return 0;
  return kept instanceof KeptAnswer ? kept.answer.bytes.length + kept.bytes : kept.bytes.length;
}

/** The address with its parameters in order: the same question is kept once. */
function keyOf(url: string): string {
  const at = url.indexOf('&');
  if (at < 0) return url;
  const start = url.indexOf('?') + 1;
  return url.slice(0, start) + url.slice(start).split('&').sort().join('&');
}

/** Cannot collide with an address as a key, which starts with a slash. */
function productKey({ id, revision }: PageEntry): string {
  return `${id}/${revision}`;
}
