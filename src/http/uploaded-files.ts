import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerError } from './errors/error.filter';

/** Where uploaded pictures and models are reached. */
export const UPLOADS_PATH = '/uploads/';

/** The only names there are: what people upload is named by the server, never by them. */
export const UPLOAD_NAME = /^[a-z0-9-]+(?:-(?:480|960)\.webp|\.glb)$/;
/** What a file system takes; a bucket would refuse a longer one as an error of its own. */
const MAX_NAME_LENGTH = 255;
const FOREVER = { maxAge: '365d', immutable: true } as const;
/** What is kept is looked at and never run, whatever a browser makes of it. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** The directory of uploaded pictures within DATA_DIR. */
export function uploadsDirectory(dataDir: string): string {
  return join(dataDir, 'uploads');
}

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;
/** Reads a file that does not lie in a directory; null when it is not there. */
type ReadFile = (name: string) => Promise<Buffer | null>;

/**
 * Serves uploaded pictures; their names tell their content, so that they may be kept for ever.
 * @param read where they come from, if not from DATA_DIR
 */
export function registerUploadedFiles(app: NestFastifyApplication, dataDir: string, read?: ReadFile): void {
  const directory = uploadsDirectory(dataDir);
  const send = (request: FileRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const file = request.params['*'];
    if (file.length > MAX_NAME_LENGTH || !UPLOAD_NAME.test(file)) return notFound(reply);
    if (read) return sendRead(file, read, request, reply);
    if (!existsSync(join(directory, file))) return notFound(reply);
    void reply.header('content-security-policy', PICTURE_POLICY);
    return reply.sendFile(file, directory, FOREVER);
  };
  const instance: FastifyInstance = app.getHttpAdapter().getInstance();
  instance.get(`${UPLOADS_PATH}*`, { errorHandler: (...failed) => void answerError(...failed) }, send);
}

async function sendRead(
  file: string,
  read: ReadFile,
  request: FileRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Of one name there is one content.
  const tag = `"${file}"`;
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  const isKnown = known?.includes(tag) ?? false;
  const content = isKnown ? null : await read(file);
  if (!isKnown && !content) return notFound(reply);
  void reply.headers({
    'content-security-policy': PICTURE_POLICY,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
  });
  return content ? reply.type(typeOf(file)).send(content) : reply.status(304).send();
}

/** The media type of a file that is kept. */
export function typeOf(name: string): string {
  return name.endsWith('.glb') ? 'model/gltf-binary' : 'image/webp';
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
