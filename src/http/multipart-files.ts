import { createParamDecorator, HttpException, type ExecutionContext } from '@nestjs/common';
import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { httpError } from '../common/refusals/refusal';

/** Maximum bytes of one file (rule U2). */
const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Maximum bytes of the headers of a file. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Text fields are invalid; a few are parsed for a precise error message. */
const TEXTS = { fields: 10, fieldSize: 1024 };

/**
 * The files of a form. The form is only read when a route requests it, so that unauthorised callers are
 * rejected at once.
 */
export interface MultipartFiles {
  /**
   * Reads the form file by file, so that only one is in memory.
   * @param field the name that every file must have
   * @param most maximum number of files
   * @returns the content of each file, at least one, in the order of the form
   * @throws Refusal (415) when the request is not a form
   * @throws Refusal (413) when a file is over 8 MB or there are too many
   * @throws Refusal (400) when there is no file, the form has other fields, or it breaks off
   */
  read(field: string, most: number): AsyncIterable<Buffer>;
}

/** Injects the request's {@link MultipartFiles} into a controller's parameter. */
export const Files = createParamDecorator((_data: unknown, context: ExecutionContext): MultipartFiles => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { read: (field, most) => readFiles(request, field, most) };
});

/** Enables forms with files; `request-limits.ts` decides which routes accept them. */
export async function registerMultipart(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: true });
}

async function* readFiles(request: FastifyRequest, field: string, most: number): AsyncGenerator<Buffer> {
  let isRead = false;
  try {
    // The client may have disconnected while waiting; the parser would never report the end of the form.
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
    const content = await part.toBuffer();
    // `toBuffer` overlooks it when the last chunk ended at the limit.
    if (part.file.truncated) throw httpError(413, 'upload.too-large', { most });
    yield content;
    count += 1;
  }
  if (count === 0) throw httpError(400, 'upload.wrong-form', { field });
}

/** Discards the rest of the form, so that the client reads the response instead of waiting to send. */
function letGoBy({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** The parser's errors are written for programmers, and some have no status. */
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
