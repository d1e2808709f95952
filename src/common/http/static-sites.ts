import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { PROJECT_ROOT } from '../project-root';
import { STORYBOOK_CONTENT_SECURITY_POLICY } from './security';

const WEB_DIR = join(PROJECT_ROOT, 'dist', 'web');
const STORYBOOK_DIR = join(PROJECT_ROOT, 'dist', 'storybook');
const MEDIA_DIR = join(PROJECT_ROOT, 'media');

/** Paths that belong to the server: a page asked for below them does not exist, rather than being the app. */
const SERVER_PATHS = /^(v1|docs|health|media|storybook|assets|openapi\.json)(\/|$)/;

const FOREVER = { maxAge: '365d', immutable: true } as const;
const A_WEEK = { maxAge: '7d' } as const;
const ALWAYS_ASK = { maxAge: 0, cacheControl: false } as const;

/** Serves the React app at `/`, its pictures and films at `/media` and the built Storybook at `/storybook/`. */
export async function registerStaticSites(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyStatic, { root: PROJECT_ROOT, serve: false });
  const instance = app.getHttpAdapter().getInstance();
  instance.get('/media/*', sendMedia);
  instance.get('/storybook', sendStorybookIndex);
  instance.get('/storybook/*', sendStorybookFile);
  instance.get('/*', sendWeb);
}

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

function sendMedia(request: FileRequest, reply: FastifyReply): FastifyReply {
  const file = request.params['*'];
  return isFile(MEDIA_DIR, file) ? reply.sendFile(file, MEDIA_DIR, A_WEEK) : notFound(reply);
}

function sendStorybookIndex(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The router takes both spellings for one, and Storybook's links are relative to the directory.
  const [path = '', query] = request.url.split('?');
  if (!path.endsWith('/')) return reply.redirect(`/storybook/${query ? `?${query}` : ''}`, 301);
  return sendFromStorybook('index.html', reply);
}

function sendStorybookFile(request: FileRequest, reply: FastifyReply): FastifyReply {
  return sendFromStorybook(request.params['*'], reply);
}

function sendFromStorybook(file: string, reply: FastifyReply): FastifyReply {
  if (!isFile(STORYBOOK_DIR, file)) return notFound(reply);
  void reply.header('content-security-policy', STORYBOOK_CONTENT_SECURITY_POLICY);
  return revalidated(reply).sendFile(file, STORYBOOK_DIR, ALWAYS_ASK);
}

/** A file of the app if there is one; any other page a browser asks for is the app's own to route. */
function sendWeb(request: FileRequest, reply: FastifyReply): FastifyReply {
  const file = request.params['*'];
  if (file !== '' && file !== 'index.html' && isFile(WEB_DIR, file)) {
    // Vite names what it puts into assets/ after its content.
    return file.startsWith('assets/')
      ? reply.sendFile(file, WEB_DIR, FOREVER)
      : revalidated(reply).sendFile(file, WEB_DIR, ALWAYS_ASK);
  }
  const isPage = !SERVER_PATHS.test(file) && (request.headers.accept ?? '').includes('text/html');
  if (!isPage || !isFile(WEB_DIR, 'index.html')) return notFound(reply);
  return revalidated(reply).sendFile('index.html', WEB_DIR, ALWAYS_ASK);
}

function revalidated(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache');
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function isFile(root: string, file: string): boolean {
  const path = normalize(join(root, file));
  return (
    path.startsWith(root) &&
    !file.includes('\0') &&
    (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}
