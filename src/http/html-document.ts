import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RETRY_SECONDS, sendMaintenancePage } from './maintenance-page';

/** The server's data for a page of the app. */
export interface KnownPage {
  /** 200, or 404 for an unknown address; the app then shows its own message. */
  status: number;
  /** The page's language, for the `lang` attribute. */
  language: string;
  /** HTML for the head: title, description, canonical address and so on. */
  head: string;
  /** The rendered page; null if the browser must render it. */
  rendered: RenderedPage | null;
  /** Whether it was rendered with all of its data, so that others may get the same page. */
  isCacheable: boolean;
}

/** A rendered page. */
export interface RenderedPage {
  /** HTML for the head: what the browser should preload. */
  head: string;
  /** HTML for `#root`. */
  root: string;
  /** HTML after it: the data with which the app hydrates the page. */
  data: string;
  /** The page's modules, whose scripts and styles it needs, as paths below `src` without extension. */
  modules: readonly string[];
}

/**
 * Finds the page of a request.
 * @param path without a trailing slash, `/product/air-one`
 * @param url path and query as requested
 * @returns null when the shop cannot be used at the moment
 */
export type FindPage = (path: string, url: string) => Promise<KnownPage | null>;

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  /** The keys of other entries. */
  imports?: string[];
}

/** The built app: its document, and the files of each module. */
interface BuiltApp {
  html: string;
  chunks: Readonly<Record<string, Chunk>>;
  /** The time of the build. */
  changed: number;
  /** The document with scripts and styles, by the page's modules. */
  documents: Map<string, Promise<string>>;
}

/** The app's document in the built app, and Vite's manifest. */
const DOCUMENT = 'index.html';
const MANIFEST = join('.vite', 'manifest.json');

/** Markers around the default head, which a page's own head replaces. */
const HEAD = ['<!-- head -->', '<!-- /head -->'] as const;
const LANGUAGE = '<html lang="en">';
const ROOT = '<div id="root"></div>';
const WITHOUT_SCRIPT = ['<noscript lang="', '</noscript'] as const;
const STYLESHEETS = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^<>]*>(?:<\/script>)?/g;
/**
 * Loads the scripts from the template `app-scripts` once the page's pictures have loaded
 * (`web/src/start.ts`).
 */
const START = 'src/start.ts';

/** Fills in the app's built HTML with the data of a page. */
export class HtmlDocument {
  private built: BuiltApp | null = null;

  constructor(
    private readonly directory: string,
    private readonly findPage: FindPage,
  ) {}

  /** Sends the page; returns false when the app is not built. */
  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const built = await this.read();
    if (!built) return false;
    const page = await this.findPage(path, request.url);
    if (!page) return Boolean(sendMaintenancePage(request, reply));
    const { status, language, head, rendered, isCacheable } = page;
    const document = rendered ? await this.documentOf(built, rendered.modules) : built.html;
    const catalogue = rendered ? undefined : built.chunks[catalogueOf(language)];
    const html = fill(inLanguage(document, language), head + (catalogue ? preload(catalogue) : ''), rendered);
    if (status === 503) void reply.header('retry-after', String(RETRY_SECONDS));
    reply.isCacheable = isCacheable;
    void reply.status(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
    return true;
  }

  /** The current build; read again only after a new build. */
  private async read(): Promise<BuiltApp | null> {
    const file = join(this.directory, DOCUMENT);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    if (this.built?.changed === found.mtimeMs) return this.built;
    const manifest = await readFile(join(this.directory, MANIFEST), 'utf8').catch(() => '{}');
    const chunks = JSON.parse(manifest) as BuiltApp['chunks'];
    const html = await readFile(file, 'utf8');
    this.built = { html, chunks, changed: found.mtimeMs, documents: new Map() };
    return this.built;
  }

  private documentOf(built: BuiltApp, modules: readonly string[]): Promise<string> {
    const key = modules.join(' ');
    const known = built.documents.get(key);
    if (known) return known;
    const document = this.withFiles(built, modules);
    built.documents.set(key, document);
    // After a failed read, the next visitor's request tries again.
    document.catch(() => built.documents.delete(key));
    return document;
  }

  /**
   * Inlines these modules' small stylesheets, so that the first paint waits for none. A disabled link loads
   * nothing but tells Vite's loader that the file is present. Scripts stay in a template, which the browser
   * does not load yet.
   */
  private async withFiles({ html, chunks }: BuiltApp, modules: readonly string[]): Promise<string> {
    const found = chunksOf(
      chunks,
      modules.map((module) => `src/${module}${module.startsWith('locales/') ? '.po' : '.tsx'}`),
    );
    const linked = [...html.matchAll(STYLESHEETS)].map(([, file]) => file!);
    const styles = [...new Set([...linked, ...found.flatMap(({ css = [] }) => css)])];
    const css = await Promise.all(styles.map((file) => readFile(join(this.directory, file), 'utf8')));
    const preloads = found.filter(({ file }) => !html.includes(`/${file}"`)).map(preload);
    const scripts = [...html.matchAll(SCRIPTS)].map(([tag]) => tag);
    const tags = [
      `<style>${css.join('')}</style>`,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      `<template id="app-scripts">${scripts.join('')}${preloads.join('')}</template>`,
      `<script type="module" crossorigin src="/${chunks[START]?.file}"></script>`,
    ].join('');
    return html
      .replace(STYLESHEETS, '')
      .replace(SCRIPTS, '')
      .replace('</head>', () => `${tags}</head>`);
  }
}

/**
 * The manifest entry of a language's messages, which the app would only request at run time. English has
 * none.
 */
function catalogueOf(language: string): string {
  return `src/locales/${language}.po`;
}

function preload({ file }: Chunk): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** These manifest entries with their imports. */
function chunksOf(chunks: BuiltApp['chunks'], keys: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const collect = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...found.values()];
}

/**
 * The document in one language: sets `lang`, and keeps only that language's message for browsers without
 * JavaScript.
 */
function inLanguage(document: string, language: string): string {
  const [open, close] = WITHOUT_SCRIPT;
  const [page = '', ...parts] = document.replace(LANGUAGE, `<html lang="${language}">`).split(open);
  const after = (part: string): string => part.slice(part.indexOf('>', part.indexOf(close)) + 1);
  return page + parts.map((part) => (part.startsWith(`${language}"`) ? open + part : after(part))).join('');
}

function fill(document: string, head: string, rendered: RenderedPage | null): string {
  if (!rendered) return withHead(document, head);
  return withHead(document, head + rendered.head).replace(
    ROOT,
    () => `<div id="root">${rendered.root}</div>${rendered.data}`,
  );
}

function withHead(document: string, head: string): string {
  const [open, close] = HEAD;
  const start = document.indexOf(open);
  const end = document.indexOf(close, start);
  return start < 0 || end < 0
    ? document
    : document.slice(0, start) + head + document.slice(end + close.length);
}

/**
 * Whether a client accepts HTML; without an `Accept` header, as from `curl` and monitors, it accepts
 * anything.
 */
export function takesPages(accept = '*/*'): boolean {
  return accept.trim() === '' || /text\/html|text\/\*|\*\/\*/i.test(accept);
}
