import { Negotiator } from '@fastify/accept-negotiator';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tap, type Observable } from 'rxjs';
import { sendWithEtag } from '../../../common/http/etag.interceptor';
import { ReadyJson } from '../../../common/http/ready-json';
import { BROTLI_QUALITY, COMPRESSION_THRESHOLD } from '../../../common/http/security';
import { CatalogueRepository, type Source } from './catalogue.repository';

const MEBIBYTE = 1024 * 1024;
/** How many bytes of answers are kept. */
const KEPT_BYTES = 32 * MEBIBYTE;
/** And how many answers, since anyone can ask for many small ones. */
const KEPT_ANSWERS = 2000;
/** Longer addresses are not worth the room. */
const LONGEST_ADDRESS = 500;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof compress;
const ACCEPTED = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });

interface KeptAnswer {
  answer: ReadyJson;
  source: Source;
  /** Its bytes compressed, as far as a caller wanted them. */
  compressed: Partial<Record<Encoding, Buffer>>;
}

/**
 * Whole answers of the catalogue as they go over the wire, by their address. They are given before guards,
 * validation and routing, if what they were made from has not changed since: one small query tells.
 */
@Injectable()
export class KeptAnswers implements NestInterceptor {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    max: KEPT_ANSWERS,
    maxSize: KEPT_BYTES,
    // With room for what is compressed.
    sizeCalculation: ({ answer }) => 2 * answer.bytes.length,
  });

  constructor(private readonly catalogue: CatalogueRepository) {}

  /** Keeps an answer that says what it was made from. */
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { url } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      tap((answer) => {
        if (!(answer instanceof ReadyJson) || !answer.source || url.length > LONGEST_ADDRESS) return;
        this.answers.set(keyOf(url), { answer, source: answer.source as Source, compressed: {} });
      }),
    );
  }

  /** Lets the server look here before it does anything else with a request. */
  answerFirst(app: NestFastifyApplication): void {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', (request, reply, done) => {
        const kept = request.method === 'GET' ? this.answers.get(keyOf(request.url)) : undefined;
        if (!kept) return done();
        this.giveIfCurrent(request, reply, kept).then((isGiven) => {
          if (!isGiven) done();
        }, done);
      });
  }

  private async giveIfCurrent(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: KeptAnswer,
  ): Promise<boolean> {
    if (!(await this.catalogue.isCurrent(kept.source))) {
      this.answers.delete(keyOf(request.url));
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
