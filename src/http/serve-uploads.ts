import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerError } from './errors/error.filter';

/** The public path of uploaded pictures and models. */
export const UPLOADS_PATH = '/uploads/';

/** All valid names: the server names uploads, never the user. */
export const UPLOAD_NAME = /^[a-z0-9-]+(?:-(?:480|960)\.webp|\.glb)$/;
/** A file system's limit; a bucket would report a longer name as an error. */
const MAX_NAME_LENGTH = 255;
const FOREVER = { maxAge: '365d', immutable: true } as const;
/** Uploads are only displayed and never executed, whatever a browser makes of them. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** The directory of uploaded pictures within DATA_DIR. */
export function uploadsDirectory(dataDir: string): string {
  return join(dataDir, 'uploads');
}

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;
/** Reads a file from remote storage; null when it does not exist. */
type ReadFile = (name: string) => Promise<Buffer | null>;

/**
 * Serves uploaded pictures. Names depend on content, so caches may keep them forever.
 * @param read reads files from remote storage instead of DATA_DIR
 */
export function serveUploads(app: NestFastifyApplication, dataDir: string, read?: ReadFile): void {
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
  // Each name has exactly one content.
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

/** The media type of a stored file. */
export function typeOf(name: string): string {
  return name.endsWith('.glb') ? 'model/gltf-binary' : 'image/webp';
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
