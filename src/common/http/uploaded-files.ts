import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where uploaded pictures are reached. */
export const UPLOADS_PATH = '/uploads/';

/** The only names there are: what people upload is named by the server, never by them. */
const NAME = /^[a-z0-9-]+-(480|960)\.webp$/;
const FOREVER = { maxAge: '365d', immutable: true } as const;
/** A picture is looked at and never run, whatever a browser makes of it. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** The directory of uploaded pictures within DATA_DIR. */
export function uploadsDirectory(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Serves uploaded pictures; their names tell their content, so that they may be kept for ever. */
export function registerUploadedFiles(app: NestFastifyApplication, dataDir: string): void {
  const directory = uploadsDirectory(dataDir);
  const send = (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply): FastifyReply => {
    const file = request.params['*'];
    if (!NAME.test(file) || !existsSync(join(directory, file))) {
      reply.callNotFound();
      return reply;
    }
    void reply.header('content-security-policy', PICTURE_POLICY);
    return reply.sendFile(file, directory, FOREVER);
  };
  app.getHttpAdapter().getInstance().get(`${UPLOADS_PATH}*`, send);
}
