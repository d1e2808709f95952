import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { createAdapter } from '../../../src/http/fastify-adapter';
import { registerCompression } from '../../../src/http/security';
import { registerStaticSites } from '../../../src/http/static-sites';

@Module({})
class EmptyModule {}

describe('the pages and files', () => {
  let directory: string;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'shop-sites-'));
    put('web/index.html', '<!-- head --><!-- /head -->the app');
    put('web/.vite/manifest.json', '{"src/locales/vi.po":{"file":"assets/vi-abc123.js"}}');
    put('web/favicon.svg', '<svg/>');
    put('web/assets/index-abc123.js', 'app()');
    put('storybook/index.html', '<title>the library</title>');
    put('storybook/iframe.html', 'a story');
    put('media/films/home.mp4', '0123456789');
    for (const end of ['480.avif', '960.avif', '1600.avif', '480.webp'])
      put(`media/shoes/a/b/top-${end}`, end);
    put('media/shoes/a/b/side-960.webp', '960.webp');
    put('secret.txt', 'not for visitors');

    const adapter = createAdapter(pino({ level: 'silent' }), { trustedProxies: [], logAddresses: 'short' });
    app = await NestFactory.create<NestFastifyApplication>(EmptyModule, adapter, { logger: false });
    await registerCompression(app);
    const at = (name: string): string => join(directory, name);
    await registerStaticSites(
      app,
      async (path) => ({
        status: path === '/no/such/page' ? 404 : 200,
        language: path.startsWith('/vi') ? 'vi' : 'en',
        head: `<title>${path}</title>`,
        rendered: null,
        isCacheable: false,
      }),
      true,
      { web: at('web'), storybook: at('storybook'), media: at('media') },
    );
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  function put(path: string, text: string): void {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }

  const get = (url: string, headers: Record<string, string> = { accept: '*/*' }) =>
    app.inject({ method: 'GET', url, headers });

  const visit = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml' });

  it.each([
    ['/', '/', 200],
    ['/new-balance', '/new-balance', 200],
    ['/new-balance/', '/new-balance', 200],
    ['/admin?section=order', '/admin', 200],
    ['/no/such/page', '/no/such/page', 404],
  ])('give a browser the app at %s, asked for anew each time', async (url, path, status) => {
    const response = await visit(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(`<title>${path}</title>the app`);
  });

  it('tell a browser of its language’s sentences before the app asks for them', async () => {
    const preload = '<link rel="modulepreload" crossorigin href="/assets/vi-abc123.js">';
    expect((await visit('/vi/sign-in')).body).toBe(`<title>/vi/sign-in</title>${preload}the app`);
  });

  it.each([
    ['/index.html', '/'],
    ['/index.html?brand=nike', '/?brand=nike'],
    ['/about/index.html', '/about'],
    ['/about%2f', '/about'],
    ['/n%C3%A0o%2F?a=b', '/n%C3%A0o?a=b'],
    ['//nike', '/nike'],
    ['//', '/'],
    ['//evil.test/index.html', '/evil.test'],
    ['//evil.test%2f', '/evil.test'],
    ['/%2fevil.test/index.html', '/evil.test'],
    ['/%5c%5cevil.test/index.html', '/%5C%5Cevil.test'],
  ])('lead from %s to the address that the app knows, %s', async (url, to) => {
    const response = await visit(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, to]);
  });

  it('let no page run a script of its own', async () => {
    const { headers } = await visit('/');
    expect(headers['content-security-policy']).toContain("; script-src 'self' 'wasm-unsafe-eval'; ");
  });

  it.each([
    '/v1/nothing',
    '/v1',
    '/media/nothing.webp',
    '/assets/old-999.js',
    '/health/no',
    '/storybook/no.html',
  ])('do not pass the app off as %s', async (url) => expect((await visit(url)).statusCode).toBe(404));

  it('give the app to browsers only', async () => {
    expect((await get('/new-balance', { accept: 'application/json' })).statusCode).toBe(404);
    const post = await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } });
    expect(post.statusCode).toBe(404);
  });

  it.each([undefined, '', '*/*', 'text/*', 'TEXT/HTML;q=0.9'])(
    'give the app to whoever asks for %j, by GET and by HEAD',
    async (accept) => {
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      for (const url of ['/', '/product']) {
        const response = await get(url, headers);
        expect([response.statusCode, response.body.slice(-7)]).toEqual([200, 'the app']);
        const head = await app.inject({ method: 'HEAD', url, headers });
        expect([head.statusCode, head.body]).toEqual([200, '']);
        expect(head.headers['content-type']).toContain('text/html');
      }
    },
  );

  it.each([
    '/robots.txt',
    '/.vite/manifest.json',
    '/shoes/old.png',
    '/assets/..%2findex.html',
    '/a%2f..%2fb',
    '/%00',
    '/v1/x',
    // Longer than a file's name can be.
    `/${'x'.repeat(300)}.js`,
    `/media/${'x'.repeat(300)}.webp`,
    '/favicon.svg/of.svg',
  ])('say that there is nothing at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect((await visit(url)).statusCode).toBe(404);
  });

  it('keep what is named after its content for ever, and nothing else', async () => {
    const asset = await get('/assets/index-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('play a film from the middle', async () => {
    const response = await get('/media/films/home.mp4', { range: 'bytes=4-6' });
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe('456');
    expect((await get('/media/films/home.mp4')).headers['cache-control']).toBe('public, max-age=604800');
  });

  it.each([
    ['image/avif,image/webp,*/*', 'top', ['480.avif', '960.avif', '1600.avif']],
    // Of a format that a browser does not name, it gets nothing, but a picture it does.
    ['image/webp,*/*', 'top', ['480.webp', '480.webp', '480.webp']],
    ['image/avif;q=0,image/webp,*/*', 'top', ['480.webp', '480.webp', '480.webp']],
    ['image/avif,image/webp,*/*', 'side', ['960.webp', '960.webp', '960.webp']],
    ['*/*', 'side', ['960.webp', '960.webp', '960.webp']],
  ])('show %s a picture it takes, as wide as it asks if there is one: %s', async (accept, view, files) => {
    for (const [place, width] of [480, 960, 1600].entries()) {
      const response = await get(`/media/shoes/a/b/${view}-${width}.webp`, { accept });
      expect(response.body).toBe(files[place]);
      expect(response.headers['content-type']).toBe(`image/${files[place]!.split('.')[1]!}`);
      expect(response.headers.vary).toMatch(/\baccept\b(?!-)/i);
    }
  });

  it.each(['/', '/favicon.svg', '/assets/index-abc123.js', '/storybook/iframe.html', '/media/no.webp'])(
    'hang on the encodings that a browser takes, also as they are and unchanged: %s',
    async (url) => {
      const first = await get(url);
      expect(first.headers.vary).toMatch(/accept-encoding/i);
      const again = await get(url, { accept: '*/*', 'if-none-match': String(first.headers.etag) });
      expect(again.headers.vary).toBe(first.headers.vary);
    },
  );

  it('do not where they have one form alone', async () => {
    for (const url of ['/media/films/home.mp4', '/media/shoes/a/b/top-480.webp'])
      expect(String((await get(url)).headers.vary)).not.toMatch(/accept-encoding/i);
  });

  it('open the library at its directory, under a policy its inline scripts can run with', async () => {
    const redirect = await visit('/storybook?path=/docs/button');
    expect(redirect.statusCode).toBe(301);
    expect(redirect.headers.location).toBe('/storybook/?path=/docs/button');

    const page = await visit('/storybook/?path=/docs/button');
    expect(page.body).toBe('<title>the library</title>');
    expect(page.headers['content-security-policy']).toMatch(/script-src [^;]*'unsafe-inline'/);
    expect((await visit('/storybook/iframe.html')).body).toBe('a story');
    expect((await visit('/')).headers['content-security-policy']).not.toMatch(
      /script-src [^;]*'unsafe-inline'/,
    );
  });

  it.each([
    '/media/../secret.txt',
    '/media/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/media/..%5csecret.txt',
    '/%00',
  ])('stay within their directories: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('not for visitors');
  });
});
