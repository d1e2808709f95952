import { createParamDecorator, HttpException, type ExecutionContext } from '@nestjs/common';
import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { httpError } from '../common/refusals/refusal';

/** Bytes of one file (rule U2). */
const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Bytes of the headers around a file. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Text fields are invalid; a few are parsed, to answer a precise error. */
const TEXTS = { fields: 10, fieldSize: 1024 };

/** The files of a form, read when a route asks for them: a caller without the right to send them is refused at once. */
export interface IncomingFiles {
  /**
   * Reads the form file by file: the next one when it is asked for, so that one lies in memory at a time.
   * @param field the name under which every file must come
   * @param most how many there may be
   * @returns the content of each file, at least one, in the order of the form
   * @throws Refusal (415) when the request is no form
   * @throws Refusal (413) when a file is over 8 MB or there are too many
   * @throws Refusal (400) when there is no file, anything else besides, or the form breaks off
   */
  read(field: string, most: number): AsyncIterable<Buffer>;
}

/** Gives a controller's parameter the request's {@link IncomingFiles}. */
export const Files = createParamDecorator((_data: unknown, context: ExecutionContext): IncomingFiles => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { read: (field, most) => readFiles(request, field, most) };
});

/** Lets the server read forms with files; which routes take them, `request-limits.ts` knows. */
export async function registerIncomingFiles(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: true });
}

async function* readFiles(request: FastifyRequest, field: string, most: number): AsyncGenerator<Buffer> {
  let isRead = false;
  try {
    // The sender may have gone while they waited, and of such a form no end is ever told.
    if (request.raw.destroyed) throw httpError(400, 'upload.incomplete');
    if (!request.isMultipart()) {
      throw httpError(415, 'upload.no-form', { field });
    }
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > most * (MAX_FILE_BYTES + MAX_HEADER_BYTES))
      throw httpError(413, 'upload.too-large', { most });
    yield* eachFile(request, field, most);
    isRead = true;
  } catch (error) {
    throw toHttpException(error, field, most);
  } finally {
    if (!isRead) letGoBy(request);
  }
}

async function* eachFile(request: FastifyRequest, field: string, most: number): AsyncGenerator<Buffer> {
  let count = 0;
  const limits = { ...TEXTS, fileSize: MAX_FILE_BYTES, files: most, headerPairs: 20 };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || part.fieldname !== field)
      throw httpError(400, 'upload.wrong-form', { field });
    yield await part.toBuffer();
    count += 1;
  }
  if (count === 0) throw httpError(400, 'upload.wrong-form', { field });
}

/** Lets the rest go by, so that the sender reads the answer instead of waiting to send it. */
function letGoBy({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** The reader's errors are worded for programmers, and some of them carry no status. */
function toHttpException(error: unknown, field: string, most: number): HttpException {
  if (error instanceof HttpException) return error;
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
      return httpError(413, 'upload.too-large', { most });
    case 'FST_FIELDS_LIMIT':
    case 'FST_PROTO_VIOLATION':
      return httpError(400, 'upload.wrong-form', { field });
    default:
      return httpError(400, 'upload.incomplete');
  }
}
