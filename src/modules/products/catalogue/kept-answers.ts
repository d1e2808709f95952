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
const ENTRY_BYTES = 1000;
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

/** A product as it is, and as it goes over the wire. */
export interface KeptProduct {
  answer: SerializedAnswer;
  product: ProductDto;
}

/**
 * What is kept of the catalogue, in one cache: whole answers by their address, and products by their id and
 * revision, of which answers are made. Whole answers are given before guards, validation and routing, if what
 * they were made from has not changed since: one small query tells.
 */
@Injectable()
export class KeptAnswers implements NestInterceptor {
  private readonly kept = new LRUCache<string, KeptAnswer | KeptProduct>({
    maxSize: KEPT_BYTES,
    // Three times the bytes: an answer has compressed forms as well, a product has its object.
    sizeCalculation: ({ answer }) => 3 * answer.bytes.length + ENTRY_BYTES,
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
        if (!kept || !('compressed' in kept)) return done();
        this.giveIfCurrent(request, reply, kept).then((isGiven) => {
          if (!isGiven) done();
        }, done);
      });
  }

  findProduct(entry: PageEntry): KeptProduct | undefined {
    return this.kept.get(productKey(entry)) as KeptProduct | undefined;
  }

  /** A product that changes gets another revision: what is kept of it is not looked for again. */
  keepProduct(entry: PageEntry, product: ProductDto): KeptProduct {
    const kept = { answer: SerializedAnswer.of(product), product };
    this.kept.set(productKey(entry), kept);
    return kept;
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
    void reply.send(bytes && (await compressFor(request, reply, kept, bytes)));
    return true;
  }
}

/** The bytes of an answer, compressed once for all callers that take it so. */
async function compressFor(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { compressed }: KeptAnswer,
  bytes: Buffer,
): Promise<Buffer> {
  const accepted = headers['accept-encoding'];
  const encoding = accepted ? ACCEPTED.negotiate(accepted) : null;
  if (!encoding || bytes.length < COMPRESSION_THRESHOLD) return bytes;
  void reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  return (compressed[encoding] ??= await compress[encoding](bytes));
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
