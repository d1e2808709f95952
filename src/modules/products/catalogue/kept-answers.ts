import { Negotiator } from '@fastify/accept-negotiator';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { map, type Observable } from 'rxjs';
import { takesPages } from '../../../common/http/app-page';
import { sendWithEtag, type SerializedAnswer } from '../../../common/http/serialized-answer';
import { BROTLI_QUALITY, COMPRESSION_THRESHOLD } from '../../../common/http/security';
import { AnswerCache, type Encoding, type KeptAnswer, type Source } from './answer-cache';
import { CatalogueRepository } from './catalogue.repository';

/** The answer of a longer URL is not kept, in characters. */
export const LONGEST_URL = 500;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
const ACCEPTED = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });

/**
 * Gives whole answers before guards and validation, if what they were made from has not changed since: one small query
 * tells.
 */
@Injectable()
export class KeptAnswers implements NestInterceptor {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly cache: AnswerCache,
  ) {}

  /** Gives an answer its `ETag`, and keeps one that says what it was made from. */
  intercept(context: ExecutionContext, next: CallHandler<SerializedAnswer<Source>>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    return next.handle().pipe(
      map((answer) => {
        this.keep(request.url, answer);
        return sendWithEtag(request, http.getResponse(), answer);
      }),
    );
  }

  /** Keeps an answer that says what it was made from. */
  keep(url: string, answer: SerializedAnswer<Source>): void {
    if (answer.source && url.length <= LONGEST_URL) this.cache.keep(keyOf(url), answer);
  }

  /** The answer to a GET of this URL: the kept one if it is current, else a new one. */
  async read(url: string, make: () => Promise<SerializedAnswer<Source>>): Promise<SerializedAnswer<Source>> {
    const kept = this.cache.find(keyOf(url))?.answer;
    if (kept && (await this.catalogue.isCurrent(kept.source!))) return kept;
    const answer = await make();
    this.keep(url, answer);
    return answer;
  }

  /** Registers the hook that answers from the cache before guards and validation. */
  answerFirst(app: NestFastifyApplication): void {
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', (request, reply, done) => {
        if (request.method !== 'GET') return done();
        const key = keyOf(request.url);
        const kept = this.cache.find(key);
        if (!kept || (kept.answer.isPage && !takesPages(request.headers.accept))) return done();
        this.giveIfCurrent(request, reply, key, kept).then((isGiven) => {
          if (!isGiven) done();
        }, done);
      });
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
      void reply.header('content-encoding', encoding);
      void reply.send(await (kept.compressed[encoding] ??= this.compress(key, kept, encoding)));
    }
    return true;
  }

  /** Compresses an answer once for all callers that accept the encoding. */
  private async compress(key: string, kept: KeptAnswer, encoding: Encoding): Promise<Buffer> {
    const compressed = await compress[encoding](kept.answer.bytes);
    kept.bytes += compressed.length;
    this.cache.recount(key, kept);
    return compressed;
  }
}

function encodingFor({ headers }: FastifyRequest, bytes: Buffer): Encoding | null {
  const accepted = headers['accept-encoding'];
  return accepted && bytes.length >= COMPRESSION_THRESHOLD ? ACCEPTED.negotiate(accepted) : null;
}

/** The URL with its parameters in the order of their names: the same question is kept once. */
function keyOf(url: string): string {
  const at = url.indexOf('&');
  if (at < 0) return url;
  const start = url.indexOf('?') + 1;
  // Of a name that is given twice the first value may count: these stay as they are.
  const nameOf = (parameter: string): string => parameter.split('=', 1)[0]!;
  const parameters = url.slice(start).split('&');
  // So may that of a name that is written in two ways.
  if (parameters.some((parameter) => nameOf(parameter).includes('%'))) return url;
  const sorted = parameters.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  return url.slice(0, start) + sorted.join('&');
}
