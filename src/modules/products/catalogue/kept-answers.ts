import { Negotiator } from '@fastify/accept-negotiator';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tap, type Observable } from 'rxjs';
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

/** A whole answer. */
interface KeptAnswer {
  answer: SerializedAnswer<Source>;
  /** Its bytes compressed, as far as a caller wanted them. */
  compressed: Partial<Record<Encoding, Buffer>>;
}

/**
 * What is kept of the catalogue, in one cache: whole answers by their address, and products by their id and
 * revision, of which answers are made. Whole answers are given before guards, validation and routing, if what
 * they were made from has not changed since: one small query tells.
 */
@Injectable()
export class KeptAnswers implements NestInterceptor {
  private readonly kept = new LRUCache<string, KeptAnswer | SerializedAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (kept) => ENTRY_BYTES + sizeOf(kept),
  });

  constructor(private readonly catalogue: CatalogueRepository) {}

  /** Keeps an answer that says what it was made from. */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { url } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      tap((answer) => {
        if (!(answer instanceof SerializedAnswer) || !answer.source || url.length > LONGEST_ADDRESS) return;
        this.kept.set(keyOf(url), { answer: answer as SerializedAnswer<Source>, compressed: {} });
      }),
    );
  }

  /** Registers the hook that answers from the cache before guards, validation and routing. */
  answerFirst(app: NestFastifyApplication): void {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', (request, reply, done) => {
        const kept = request.method === 'GET' ? this.kept.get(keyOf(request.url)) : undefined;
        if (!kept || kept instanceof SerializedAnswer) return done();
        this.giveIfCurrent(request, reply, kept).then((isGiven) => {
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
    kept: KeptAnswer,
  ): Promise<boolean> {
    if (!(await this.catalogue.isCurrent(kept.answer.source!))) {
      this.kept.delete(keyOf(request.url));
      return false;
    }
    const bytes = sendWithEtag(request, reply, kept.answer);
    void reply.send(bytes && (await this.compressFor(request, reply, kept, bytes)));
    return true;
  }

  /** The bytes of an answer, compressed once for all callers that accept the encoding. */
  private async compressFor(
    { headers, url }: FastifyRequest,
    reply: FastifyReply,
    kept: KeptAnswer,
    bytes: Buffer,
  ): Promise<Buffer> {
    const accepted = headers['accept-encoding'];
    const encoding = accepted ? ACCEPTED.negotiate(accepted) : null;
    if (!encoding || bytes.length < COMPRESSION_THRESHOLD) return bytes;
    void reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
    const known = kept.compressed[encoding];
    if (known) return known;
    const compressed = (kept.compressed[encoding] = await compress[encoding](bytes));
    // The cache counts an entry's bytes when it is set. A newer answer may have replaced this one meanwhile.
    const key = keyOf(url);
    if (this.kept.peek(key) === kept) this.kept.set(key, { ...kept });
    return compressed;
  }
}

/** The bytes of an entry, compressed forms included. */
function sizeOf(kept: KeptAnswer | SerializedAnswer): number {
  if (kept instanceof SerializedAnswer) return kept.bytes.length;
  const { br, gzip } = kept.compressed;
  return kept.answer.bytes.length + (br?.length ?? 0) + (gzip?.length ?? 0);
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
