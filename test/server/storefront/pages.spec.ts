import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createAdapter } from '../../../src/common/http/fastify-adapter';
import { registerStaticSites } from '../../../src/common/http/static-sites';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { StorefrontService } from '../../../src/storefront/storefront.service';
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

/** The built page's placeholder for a picture. */
const PLACE = '<!-- picture -->…<!-- /picture -->';

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
    mkdirSync(join(web, 'pages'));
    const template = (body: string) =>
      `<head><!-- head --><title>no page’s own</title><!-- /head --></head>${body}`;
    writeFileSync(join(web, 'index.html'), template('any page'));
    writeFileSync(join(web, 'pages', 'home.html'), template('the home page'));
    writeFileSync(join(web, 'pages', 'product.html'), template(`the catalogue${PLACE}${PLACE}`));
    writeFileSync(join(web, 'pages', 'product-below.html'), template(`over the catalogue${PLACE}`));

    const storefront = shop.app.get(StorefrontService);
    const adapter = createAdapter(pino({ level: 'silent' }), []);
    site = await NestFactory.create<NestFastifyApplication>(EmptyModule, adapter, { logger: false });
    const sites = { web, storybook: web, media: web };
    await registerStaticSites(site, (path, query) => storefront.findPage(path, query), true, sites);
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
      ['đen', '42', 'https://schema.org/InStock'],
      ['đen', '43', 'https://schema.org/OutOfStock'],
      ['trắng', '42.5', 'https://schema.org/InStock'],
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
    ['/', 'bước. – Giày thể thao chính hãng', '/'],
    ['/product', 'All products – bước.', '/product'],
    ['/product?brand=nike&search=x', 'All products – bước.', '/product'],
    ['/product?page=3', 'All products – bước.', '/product?page=3'],
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

  it('sends the page drawn at build time where there is one', async () => {
    expect((await visit('/')).body).toContain('the home page');
    expect((await visit('/product')).body).toContain('the catalogue');
    expect((await visit('/product/giay-chay-bo')).body).toContain('over the catalogue');
    expect((await visit('/about')).body).toContain('any page');
    expect((await visit('/pages/home.html')).statusCode).toBe(404);
  });

  it.each([
    ['/product', 'products'],
    ['/new-balance', 'sliderType'],
    ['/product/giay-chay-bo', 'giay-chay-bo'],
  ])('asks on %s for what the app will show, at addresses that the API answers', async (url, name) => {
    const { body } = await visit(url);
    const calls = [...body.matchAll(/<link rel="preload" as="fetch"[^>]* href="([^"]+)">/g)];
    const paths = calls.map(([, path]) => path!.replaceAll('&amp;', '&'));
    expect(paths.join(' ')).toContain(name);
    for (const path of paths) expect((await shop.inject({ method: 'GET', url: path })).statusCode).toBe(200);
    expect((await visit('/product?brand=nike')).body).not.toContain('as="fetch"');
  });

  it.each([
    ['/product', 2],
    ['/product/giay-chay-bo', 1],
    ['/new-balance', 0],
  ])('asks on %s for the pictures that the app will draw first', async (url, count) => {
    const { body } = await visit(url);
    const pictures = [...body.matchAll(/<link rel="preload" as="image" [^>]*>/g)].map(([link]) => link);
    expect(pictures).toHaveLength(count);
    for (const link of pictures) {
      expect(link).toMatch(
        / href="([^"]+)-960\.webp" imagesrcset="\1-480\.webp 480w, \1-960\.webp 960w" imagesizes="[^"]+">/,
      );
      // The `<img>` has exactly the same attributes, so that the picture is fetched once.
      const [, href, widths, sizes] = / href="([^"]+)" imagesrcset="([^"]+)" imagesizes="([^"]+)"/.exec(
        link,
      )!;
      expect(body).toContain(`<img class="first-picture" src="${href}" srcset="${widths}" sizes="${sizes}" `);
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
    expect((await visit(`/product/${slug}`, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});
