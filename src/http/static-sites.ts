import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { PROJECT_ROOT } from '../common/project-root';
import { isPlainText } from '../common/text';
import { HtmlDocument, takesPages, type FindPage } from './html-document';
import { findShopPicture } from './shop-picture';
import { STORYBOOK_CONTENT_SECURITY_POLICY } from './security';
import { pathOf, queryOf } from '../common/url';

/** The directory of each site. */
export interface SiteDirectories {
  readonly web: string;
  readonly storybook: string;
  readonly media: string;
}

const DIRECTORIES: SiteDirectories = {
  web: join(PROJECT_ROOT, 'dist', 'web'),
  storybook: join(PROJECT_ROOT, 'dist', 'storybook'),
  media: join(PROJECT_ROOT, 'media'),
};

/** Paths of the server: unknown paths below them are a 404 instead of a page of the app. */
const SERVER_PATHS = /^(v1|docs|health|media|uploads|storybook|assets|openapi\.json)(\/|$)/;

const INDEX = 'index.html';

const FOREVER = { maxAge: '365d', immutable: true } as const;
const A_WEEK = { maxAge: '7d' } as const;
const ALWAYS_ASK = { maxAge: 0, cacheControl: false } as const;

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

/**
 * Serves the React app at `/`, its pictures and films at `/media` and, if enabled, the built Storybook at
 * `/storybook/`.
 * @param findPage finds the page of a request
 * @param hasStorybook whether to serve the Storybook, whose inline scripts run on the shop's own origin
 */
export async function registerStaticSites(
  app: NestFastifyApplication,
  findPage: FindPage,
  hasStorybook: boolean,
  { web, storybook, media }: SiteDirectories = DIRECTORIES,
): Promise<void> {
  await app.register(fastifyStatic, { root: PROJECT_ROOT, serve: false });
  const instance = app.getHttpAdapter().getInstance();
  instance.get('/media/*', (request: FileRequest, reply) => {
    const file = request.params['*'];
    const picture = findShopPicture(file, request.headers.accept, (one) => isFile(media, one));
    if (picture) return reply.header('vary', 'Accept').sendFile(picture, media, A_WEEK);
    return isFile(media, file) ? reply.sendFile(file, media, A_WEEK) : notFound(reply);
  });
  if (hasStorybook) serveStorybook(instance, storybook);
  const document = new HtmlDocument(web, findPage);
  instance.get('/*', { config: { hasEtag: true } }, (request: FileRequest, reply) =>
    sendWeb(web, document, request, reply),
  );
}

function serveStorybook(instance: FastifyInstance, storybook: string): void {
  instance.get('/storybook', (request, reply) => {
    // The router treats both spellings alike, but Storybook's links are relative to the directory.
    const [path = '', query] = request.url.split('?');
    if (!path.endsWith('/')) return reply.redirect(`/storybook/${query ? `?${query}` : ''}`, 301);
    return sendStorybook(storybook, INDEX, reply);
  });
  instance.get('/storybook/*', (request: FileRequest, reply) =>
    sendStorybook(storybook, request.params['*'], reply),
  );
}

function sendStorybook(directory: string, file: string, reply: FastifyReply): FastifyReply {
  if (!isFile(directory, file)) return notFound(reply);
  void reply.header('content-security-policy', STORYBOOK_CONTENT_SECURITY_POLICY);
  return revalidated(reply).sendFile(file, directory, ALWAYS_ASK);
}

/** A file of the app if it exists; otherwise a page of the app, or its 404 page. */
async function sendWeb(
  directory: string,
  document: HtmlDocument,
  request: FileRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = request.params['*'];
  if (file !== '' && !isTemplate(file) && isFile(directory, file)) {
    // Vite puts a content hash into the names below assets/.
    return file.startsWith('assets/')
      ? reply.sendFile(file, directory, FOREVER)
      : revalidated(reply).sendFile(file, directory, ALWAYS_ASK);
  }
  const isApp = isPage(file) && takesPages(request.headers.accept);
  const path = `/${withoutSlashes(withoutIndex(file))}`;
  // Browsers resolve these addresses differently from the server.
  const isOther = withoutIndex(file) !== file || /%2f|\/\//i.test(request.url.split('?', 1)[0]!);
  if (isApp && isOther)
    return reply.redirect(encodeURI(path.replace(/\/{2,}/g, '/')) + queryOf(request.url), 301);
  if (!isApp || !(await document.send(path, request, reply))) return notFound(reply);
  return reply;
}

/** The app's document is a template, and its manifest is not public. */
function isTemplate(file: string): boolean {
  return file === INDEX || file.startsWith('.');
}

/** Whether a browser asks for one of the shop's pages, and not a program that takes anything. */
export function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && isPage(pathOf(url).slice(1)) && /text\/html/i.test(headers.accept ?? '');
}

/** Whether a path may be a page: no call, no file, no `..` and no invisible characters. */
function isPage(path: string): boolean {
  const page = withoutIndex(path);
  const looksLikeFile = page.includes('.', page.lastIndexOf('/') + 1);
  return !SERVER_PATHS.test(path) && !looksLikeFile && isInside(path);
}

/** Removes `index.html`: `about/index.html` is `about`. */
function withoutIndex(path: string): string {
  const isIndex = path === INDEX || path.endsWith(`/${INDEX}`);
  return isIndex ? path.slice(0, -INDEX.length) : path;
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether a decoded path stays inside its directory. */
function isInside(path: string): boolean {
  return isPlainText(path) && !path.split(/[/\\]/).includes('..');
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
  return path.startsWith(root + sep) && isInside(file) && isFileOnDisk(path);
}

function isFileOnDisk(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // The name is too long for a file, or lies below another file.
    return false;
  }
}
