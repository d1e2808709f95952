import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { createAdapter } from '../../../src/http/fastify-adapter';
import { registerStaticSites } from '../../../src/http/static-sites';
import { registerResponseCache } from '../../../src/http/response-cache';
import { CatalogueFreshness, MAX_STALE_MS } from '../../../src/modules/products/catalog/catalogue-freshness';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { Unavailable } from '../../../src/common/refusals/refusal';
import { DatabaseService } from '../../../src/database/database.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { SellerService } from '../../../src/modules/seller/seller.service';
import { AppPages } from '../../../src/storefront/app-pages';
import { loadBuiltPages, type PageModule } from '../../../src/storefront/built-pages';
import { PageRenderer } from '../../../src/storefront/page-renderer';
import { ShopApi } from '../../../src/storefront/shop-api';
import { StorefrontService } from '../../../src/storefront/storefront.service';
import { inShop, letTimePass, stopClock } from '../support/clock';
import { aColor, aProduct } from '../support/factories/product';
import { createTestApp, type TestApp } from '../support/test-app';

@Module({})
class EmptyModule {}

const ORIGIN = 'https://shop.example';

interface Offer {
  price: number;
  priceCurrency: string;
  availability: string;
  url: string;
}
interface Variant {
  color: string;
  size: string;
  image: string;
  offers: Offer;
}

/** The pages of the built web, but instead of rendering one it says what it would be rendered from. */
const pages: PageModule = {
  listPages: () => loadBuiltPages()!.listPages(),
  callsOf: async (url) => {
    const [path] = url.split('?');
    if (path === '/new-balance') {
      return ['typeAndNavbarImageFromBrand', 'sliderType'].map((name) => call(`${name}?brand=new+balance`));
    }
    if (path === '/product') {
      const asked = new URLSearchParams(url.split('?')[1]);
      const brand = asked.has('brand') ? `&brand=${asked.get('brand')}` : '';
      const page = /^\d+$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;
      return [call(`filter?page=${page}&limit=24${brand}`), call('facets'), call('filter?limit=0')];
    }
    return path!.startsWith('/product/') ? [call(path!.split('/')[2]!)] : [];
  },
  setShop: (said) => Object.assign(seller, said),
  renderPage: (url, data) => {
    rendered.push(url);
    if (url === '/faq') throw new Error('no such component');
    return Promise.resolve({
      head: '<link rel="preload" as="image" href="/first.webp">',
      root: `<h1>${data.map(([, answer]) => JSON.stringify(answer).replace(/</g, '&lt;')).join('|')}</h1>`,
      data: `<script type="application/json">${data.map(([key]) => String(key)).join('|')}</script>`,
      modules: ['pages/any'],
    });
  },
};
const rendered: string[] = [];
const seller: { year?: number } = {};
const call = (name: string) => ({ url: `/v1/products/${name}`, key: name });

describe('the HTML of the pages', () => {
  let shop: TestApp;
  let site: NestFastifyApplication;
  let web: string;
  let shoe: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp({ PUBLIC_URL: ORIGIN });
    shoe = await shop.app.get(ProductEditingService).createProduct(
      aProduct({
        name: 'Giày Chạy Bộ',
        brand: 'new balance',
        price: 2_890_000,
        highLight: 'Nhẹ và êm',
        colors: [aColor('đen', { '42': 3, '43': 0 }), aColor('trắng', { '42.5': 1 })],
      }),
    );
    web = mkdtempSync(join(tmpdir(), 'shop-web-'));
    mkdirSync(join(web, '.vite'));
    writeFileSync(
      join(web, 'index.html'),
      '<head><!-- head --><title>no page’s own</title><!-- /head -->' +
        '<script type="module" src="/assets/app.js"></script>' +
        '<link rel="stylesheet" crossorigin href="/app.css"></head><div id="root"></div>',
    );
    writeFileSync(join(web, 'app.css'), 'h1{}');
    writeFileSync(join(web, 'any.css'), 'h2{}');
    const chunks = {
      'src/pages/any.tsx': { file: 'assets/any.js', css: ['any.css'], imports: ['_part.js', '_app.js'] },
      '_part.js': { file: 'assets/part.js', imports: ['src/pages/any.tsx'] },
      'src/start.ts': { file: 'assets/start.js' },
      '_app.js': { file: 'assets/app.js', css: ['app.css'] },
    };
    writeFileSync(join(web, '.vite', 'manifest.json'), JSON.stringify(chunks));

    const api = shop.app.get(ShopApi);
    const seller = shop.app.get(SellerService);
    const storefront = new StorefrontService(
      shop.config,
      shop.app.get(DatabaseService),
      new AppPages(() => pages),
      api,
      new PageRenderer(api, () => pages, seller),
      seller,
    );
    const adapter = createAdapter(pino({ level: 'silent' }), { trustedProxies: [], logAddresses: 'short' });
    site = await NestFactory.create<NestFastifyApplication>(EmptyModule, adapter, { logger: false });
    const sites = { web, storybook: web, media: web };
    registerResponseCache(site, shop.app.get(CatalogueFreshness));
    await registerStaticSites(site, (path, url) => storefront.findPage(path, url), true, sites);
    await site.init();
    await site.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await site.close();
    await shop.close();
    rmSync(web, { recursive: true, force: true });
  });

  const visit = (url: string, headers: Record<string, string> = {}) =>
    site.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

  const structured = <T>(html: string, type: string): T => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const found = blocks.map(([, json]) => JSON.parse(json!) as { '@type': string });
    return found.find((entry) => entry['@type'] === type) as T;
  };
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  const property = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

  it('names a product, its price and its picture at its own address', async () => {
    const { statusCode, body } = await visit('/product/giay-chay-bo');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Giày Chạy Bộ – bước.</title>');
    expect(body).not.toContain('no page’s own');
    expect(canonical(body)).toBe(`${ORIGIN}/product/giay-chay-bo`);
    expect(property(body, 'description')).toBe('Nhẹ và êm. A shoe to test with.');
    expect(property(body, 'og:type')).toBe('product');
    expect(property(body, 'og:url')).toBe(`${ORIGIN}/product/giay-chay-bo`);
    expect(property(body, 'og:image')).toBe(`${ORIGIN}/media/shoes/test/ad-960.webp`);
    expect(property(body, 'og:image:width')).toBe('960');
    expect(property(body, 'product:price:amount')).toBe('2890000');
    expect(property(body, 'product:availability')).toBe('in stock');
  });

  it('describes a product in the language of the page, text by text (rule G13)', async () => {
    const texts = { highLight: 'Êm', desc: 'Đế mềm.', descEn: 'A soft sole.' };
    const { slug } = await shop.app.get(ProductEditingService).createProduct(aProduct(texts));
    const described = async (path: string) => property((await visit(path)).body, 'description');
    expect(await described(`/product/${slug}`)).toBe('Êm. A soft sole.');
    expect(await described(`/vi/product/${slug}`)).toBe('Êm. Đế mềm.');
  });

  it('lists each colour in each size as a variant with its price and whether it is there', async () => {
    const { body } = await visit('/product/giay-chay-bo');
    const group = structured<{ brand: { name: string }; hasVariant: Variant[]; productGroupID: string }>(
      body,
      'ProductGroup',
    );
    expect(group.brand.name).toBe('New Balance');
    expect(group.productGroupID).toBe(shoe._id);
    const run = group.hasVariant.map(({ color, size, offers }) => [color, size, offers.availability]);
    expect(run).toEqual([
      ['black', '42', 'https://schema.org/InStock'],
      ['black', '43', 'https://schema.org/OutOfStock'],
      ['white', '42.5', 'https://schema.org/InStock'],
    ]);
    expect(group.hasVariant[0]).toMatchObject({
      image: expect.stringMatching(`^${ORIGIN}/media/`) as string,
      offers: { price: 2_890_000, priceCurrency: 'VND', url: `${ORIGIN}/product/giay-chay-bo` },
    });
  });

  it.each([
    '/product?active=productDetail&product=giay-chay-bo',
    '/?active=productDetail&product=giay-chay-bo',
  ])('knows a product by its one address when its modal is shared as %s', async (url) => {
    const { statusCode, body } = await visit(url);
    expect([statusCode, canonical(body)]).toEqual([200, `${ORIGIN}/product/giay-chay-bo`]);
  });

  it('lets nothing a manager writes out of its place', async () => {
    const name = `</title><script>alert("1")</script> & 'đôi'`;
    const { slug } = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ name, desc: '</script><script>alert(2)</script>' }));
    const { body } = await visit(`/product/${slug}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain(
      '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;đôi&#39;',
    );
    expect(structured<{ name: string; description: string }>(body, 'ProductGroup')).toMatchObject({
      name,
      description: '</script><script>alert(2)</script>',
    });
  });

  it.each([
    ['/', 'bước. – Genuine sports shoes', '/'],
    ['/product', 'All products – bước.', '/product'],
    ['/product?brand=nike&search=x', 'All products – bước.', '/product'],
    ['/product?page=1', 'All products – bước.', '/product'],
    ['/new-balance', 'New Balance – bước.', '/new-balance'],
    ['/New-Balance/', 'New Balance – bước.', '/new-balance'],
    ['/about', 'Về bước. – bước.', '/about'],
    ['/product?active=productDetail&product=gone', 'All products – bước.', '/product'],
  ])('calls %s by its name', async (url, title, path) => {
    const { statusCode, body } = await visit(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${title}</title>`);
    expect(canonical(body)).toBe(ORIGIN + path);
    expect(property(body, 'description')!.length).toBeGreaterThan(40);
    expect(property(body, 'og:image')).toMatch(`${ORIGIN}/media/films/`);
    expect(property(body, 'robots')).toBeUndefined();
  });

  it('gives each page of the catalogue its own address, and none to what lies behind the last one', async () => {
    const own = await createTestApp();
    const editing = own.app.get(ProductEditingService);
    const open = (url: string) => own.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    try {
      for (let count = 0; count < 25; count += 1) await editing.createProduct(aProduct());
      const last = await open('/product?page=2');
      expect(canonical(last.body)).toMatch(/\/product\?page=2$/);
      const otherwise = ['02', '2.0', '1e9', '-1', 'abc', '099', '999999999', '%2B2', '2&page=2', '2&page=3'];
      for (const page of otherwise) {
        const { body } = await open(`/product?page=${page}`);
        expect([page, property(body, 'robots'), canonical(body)]).toEqual([page, 'noindex', undefined]);
      }
      const behind = await open('/product?page=3');
      expect(behind.statusCode).toBe(200);
      expect(canonical(behind.body)).toBeUndefined();
      expect(property(behind.body, 'robots')).toBe('noindex');
    } finally {
      await own.close();
    }
  });

  it('shows the last page of a filter to who asks for a later one, and does not list it', async () => {
    for (const start of ['', '/vi']) {
      const { body } = await visit(`${start}/product?page=7&brand=new-balance`);
      expect(property(body, 'robots')).toBe('noindex');
      if (start === '') expect(body).toContain(shoe.slug);
    }
    const list = await shop.inject({
      method: 'GET',
      url: '/v1/products/filter?page=7&limit=24&brand=new-balance',
    });
    expect(list.json()).toMatchObject({ products: [], total: expect.any(Number) as number });
  });

  it.each([
    '/sign-in',
    '/sign-up',
    '/profile',
    '/checkout',
    '/admin?section=order',
    '/reset-password?token=x',
    '/confirm-email?token=x',
  ])('keeps %s out of search results', async (url) => {
    const { statusCode, body } = await visit(url);
    expect([statusCode, property(body, 'robots'), canonical(body)]).toEqual([200, 'noindex', undefined]);
  });

  it.each([
    '/no/such/page',
    '/nikee',
    '/product/gone',
    '/product/giay-chay-bo/more',
    '/admin/x',
    '/constructor',
  ])('answers %s with 404 and the app, which says so in its own words', async (url) => {
    const { statusCode, body, headers } = await visit(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<title>Page not found – bước.</title>');
    expect(property(body, 'robots')).toBe('noindex');
  });

  it('sends a page rendered, with its data, and its styles in place of links to them', async () => {
    const { body } = await visit('/new-balance');
    const answers = ['typeAndNavbarImageFromBrand', 'sliderType'].map(async (name) => {
      const { body: answer } = await shop.inject({
        method: 'GET',
        url: `/v1/products/${name}?brand=new+balance`,
      });
      return answer;
    });
    const [types, slider] = await Promise.all(answers);
    expect(body).toContain(
      `<div id="root"><h1>${types}|${slider}</h1></div><script type="application/json">`,
    );
    expect(body).toContain('<link rel="preload" as="image" href="/first.webp">');
    expect(body).toContain('<style>h1{}h2{}</style>');
    expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/app.css" disabled>',
      '<link rel="stylesheet" href="/any.css" disabled>',
    ]);
    const [template, waiting] = /<template id="app-scripts">(.*?)<\/template>/.exec(body)!;
    expect(waiting).toBe(
      '<script type="module" src="/assets/app.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/any.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/part.js">',
    );
    expect(body.replace(template, '').match(/<script type="module".*?>/g)).toEqual([
      '<script type="module" crossorigin src="/assets/start.js">',
    ]);
  });

  it('renders without what the API refuses', async () => {
    const { statusCode, body } = await visit('/product');
    expect(statusCode).toBe(200);
    expect(body).toContain('<script type="application/json">filter?page=1&limit=24|facets</script>');
  });

  it.each(['/sign-in', '/admin', '/product/gone', '/product?active=productDetail&product=gone', '/faq'])(
    'leaves %s to the browser',
    async (url) => {
      const { body } = await visit(url);
      expect(body).toContain('<div id="root"></div>');
      expect(body).toContain('<link rel="stylesheet" crossorigin href="/app.css">');
    },
  );

  it('renders a page again only when something on it has changed', async () => {
    const { slug } = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ name: 'Seen Often', price: 1_230_000 }));
    const url = `/product/${slug}`;
    const times = () => rendered.filter((other) => other === url).length;
    await visit(url);
    await visit(url);
    const kept = await visit(url);
    expect(times()).toBe(1);
    expect(kept.body).toContain('1230000');
    expect(kept.headers['content-type']).toBe('text/html; charset=utf-8');
    const packed = await visit(url, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(kept.body);
    expect((await visit(url, { accept: 'application/json' })).statusCode).toBe(404);
    expect((await visit(url, { 'if-none-match': String(kept.headers.etag) })).statusCode).toBe(304);
    expect(times()).toBe(1);

    await shop.dataSource.query('UPDATE products SET price = 4560000 WHERE slug = ?', [slug]);
    await shop.dataSource.query('UPDATE product_states SET revision = revision + 1');
    shop.app.get(CatalogueFreshness).raise();
    expect((await visit(url)).body).toContain('4560000');
    expect(times()).toBe(2);
  });

  it('renders a page again in a new year of the shop, and tells the app which', async () => {
    const url = '/vans?new-year';
    const yearAt = async (clock: string) => {
      stopClock(inShop(clock));
      letTimePass(MAX_STALE_MS);
      try {
        const { body } = await visit(url);
        return [/"year":(\d+)/.exec(body)?.[1], seller.year];
      } finally {
        jest.useRealTimers();
      }
    };
    expect(await yearAt('2026-12-31T23:59:59')).toEqual(['2026', 2026]);
    expect(await yearAt('2027-01-01T00:00:00')).toEqual(['2027', 2027]);
    expect(rendered.filter((other) => other === url)).toHaveLength(2);
  });

  it('renders a page once for all who ask for it at the same time', async () => {
    const url = '/vans?many';
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit(url)));
    expect(new Set(visits.map(({ body }) => body)).size).toBe(1);
    expect(rendered.filter((other) => other === url)).toHaveLength(1);
  });

  it('leaves a page with a long address to the browser, since its links repeat the address', async () => {
    const { statusCode, body } = await visit(`/product?search=${'x'.repeat(500)}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });

  it('charges pages that are asked for at once for their own time alone', async () => {
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const slow = jest.spyOn(pages, 'renderPage').mockImplementation(async () => {
      now += 100;
      await new Promise(setImmediate);
      return { head: '', root: 'slow', data: '', modules: [] };
    });
    try {
      const renderer = new PageRenderer(shop.app.get(ShopApi), () => pages, shop.app.get(SellerService));
      const burst = (count: number) =>
        Promise.all(Array.from({ length: count }, (_, index) => renderer.render(`/about?${now}&${index}`)));
      const made = (await burst(30)).filter((page) => page !== null);
      // A second, and what the bucket loses meanwhile.
      expect(made.length).toBeGreaterThan(10);
      expect(made.length).toBeLessThan(16);
      now += 1000;
      expect(await burst(1)).toEqual([expect.anything()]);
    } finally {
      slow.mockRestore();
      clock.mockRestore();
    }
  });

  it.each([
    ['the page of a shop under maintenance', new Unavailable('gone'), '<h1>Back in a moment</h1>'],
    ['the app, which shows the error,', new Error('a fault'), '<div id="root"></div>'],
  ])('is %s when the API fails meanwhile', async (_what, failure, expected) => {
    const get = jest.spyOn(shop.app.get(ShopApi), 'get').mockRejectedValue(failure);
    for (const url of ['/product?page=2', '/product/giay-chay-bo']) {
      const { statusCode, headers, body } = await visit(url);
      expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({
        statusCode: 503,
        retryAfter: '5',
      });
      expect(body).toContain(expected);
    }
    get.mockRestore();
  });

  it('says that a product is gone that was deleted while its page was rendered', async () => {
    const editing = shop.app.get(ProductEditingService);
    const { _id, slug } = await editing.createProduct(aProduct({ name: 'Gone Meanwhile' }));
    const original = pages.renderPage.bind(pages);
    const during = jest.spyOn(pages, 'renderPage').mockImplementation(async (url, data) => {
      await editing.deleteProduct(_id, { _id: null, ip: null });
      return original(url, data);
    });
    try {
      expect((await visit(`/product/${slug}`)).statusCode).toBe(404);
    } finally {
      during.mockRestore();
    }
  });

  it('leaves pages to the browser while rendering takes more than a quarter of the time', async () => {
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const slow = jest.spyOn(pages, 'renderPage').mockImplementation(() => {
      now += 700;
      return Promise.resolve({ head: '', root: 'slow', data: '', modules: [] });
    });
    try {
      const renderer = new PageRenderer(shop.app.get(ShopApi), () => pages, shop.app.get(SellerService));
      const isRendered = async () => (await renderer.render(`/about?${now}`)) !== null;
      expect([await isRendered(), await isRendered(), await isRendered()]).toEqual([true, true, false]);
      now += 300;
      expect(await isRendered()).toBe(true);
    } finally {
      slow.mockRestore();
      clock.mockRestore();
    }
  });

  it('answers 304 until something on the page changes', async () => {
    const { slug } = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ name: 'Seen Before' }));
    const first = await visit(`/product/${slug}`);
    const etag = String(first.headers.etag);
    const again = await visit(`/product/${slug}`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await shop.dataSource.query('UPDATE products SET price = 1 WHERE slug = ?', [slug]);
    await shop.dataSource.query('UPDATE product_states SET revision = revision + 1');
    shop.app.get(CatalogueFreshness).raise();
    expect((await visit(`/product/${slug}`, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});
