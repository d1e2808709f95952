import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicyWith } from './security';

/** What the shop knows of one of the app's pages. */
export interface KnownPage {
  /** 200, or 404 for an address without a page: the app then says so in its own words. */
  status: number;
  /** HTML for the head: title, description, canonical address and so on. */
  head: string;
  /** HTML of what is known already of the page's first pictures, for the places that the built page has for them. */
  pictures: readonly string[];
}

/** Finds the page at a path (`/product/air-one`, no slash at the end) with its query. */
export type FindPage = (path: string, query: URLSearchParams) => Promise<KnownPage>;

/** A built page, and the policy that lets its own inline scripts run and no others. */
interface Template {
  html: string;
  policy: string;
}

type Marks = readonly [open: string, close: string];

const INLINE_SCRIPT: Marks = ['<script>', '</script>'];

/** Between these in a built page stands what every page has in common until its own head takes the place. */
const HEAD: Marks = ['<!-- head -->', '<!-- /head -->'];

/** A place for a picture in a built page, with what stands there while none is known. */
const PICTURE: Marks = ['<!-- picture -->', '<!-- /picture -->'];

/**
 * The app's built HTML: `index.html`, and under `pages/` those pages whose first picture is drawn at build
 * time, named after their path (`home` for `/`, `product-below` for the addresses below `/product`).
 */
export class AppPage {
  private readonly kept = new Map<string, Template & { changed: number }>();

  constructor(
    private readonly directory: string,
    private readonly findPage: FindPage,
  ) {}

  /** Answers with the page, or with 304 when the asker has it; gives false when the app is not built. */
  async send(path: string, query: URLSearchParams, reply: FastifyReply): Promise<boolean> {
    const { status, head, pictures } = await this.findPage(path, query);
    const template = await this.template(status === 200 ? path : '/not-found');
    if (template === null) return false;
    const rest = [...pictures];
    const withHead = replaceBetween(template.html, HEAD, () => head);
    const html = replaceBetween(withHead, PICTURE, (waiting) => rest.shift() ?? waiting);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    void reply.header('cache-control', 'no-cache').header('etag', etag);
    void reply.header('content-security-policy', template.policy);
    if (status === 503) void reply.header('retry-after', '5');
    if (status === 200 && reply.request.headers['if-none-match'] === etag) void reply.status(304).send();
    else void reply.status(status).type('text/html; charset=utf-8').send(html);
    return true;
  }

  private async template(path: string): Promise<Template | null> {
    const [, name = '', below] = path.toLowerCase().split('/');
    if (!/^[a-z-]*$/.test(name)) return this.read('index.html');
    const own = below === undefined ? null : await this.read(join('pages', `${name}-below.html`));
    return own ?? (await this.read(join('pages', `${name || 'home'}.html`))) ?? this.read('index.html');
  }

  /** A file as it is now: read again only when it was built anew. */
  private async read(file: string): Promise<Template | null> {
    const at = join(this.directory, file);
    const found = await stat(at).catch(() => null);
    if (!found?.isFile()) return null;
    const known = this.kept.get(file);
    if (known?.changed === found.mtimeMs) return known;
    const html = await readFile(at, 'utf8');
    const template = { changed: found.mtimeMs, html, policy: contentSecurityPolicyWith(hashScripts(html)) };
    this.kept.set(file, template);
    return template;
  }
}

/** Of the built file alone: nothing that a person wrote can bring a script in. */
function hashScripts(html: string): string[] {
  const hashes: string[] = [];
  replaceBetween(html, INLINE_SCRIPT, (code) => {
    hashes.push(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    return code;
  });
  return hashes;
}

/** Replaces each text between two marks, marks included, with `make(text)`. */
function replaceBetween(text: string, [open, close]: Marks, make: (between: string) => string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return [...parts, text.slice(at)].join('');
    parts.push(text.slice(at, start), make(text.slice(start + open.length, end)));
    at = end + close.length;
  }
}
