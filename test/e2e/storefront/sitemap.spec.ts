import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { AppPages } from '../../../src/storefront/app-pages';
import { SitemapService } from '../../../src/storefront/sitemap.service';
import { aProduct } from '../support/factories/product';
import { createTestApp, type TestApp } from '../support/test-app';

const ORIGIN = 'https://shop.example';
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);

describe('what search engines ask for first', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ PUBLIC_URL: ORIGIN });
  });
  afterAll(() => shop.close());

  it('names the sitemap in robots.txt and closes the back-office', async () => {
    const { statusCode, headers, body } = await shop.inject({ method: 'GET', url: '/robots.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(body).toContain('Disallow: /admin');
  });

  it('lists the pages and the products that are there', async () => {
    const editing = shop.app.get(ProductEditingService);
    const shown = await editing.createProduct(aProduct({ name: 'Shown' }));
    const gone = await editing.createProduct(aProduct({ name: 'Gone' }));
    await shop.dataSource.query('UPDATE product_states SET deletedAt = ? WHERE productId = ?', [
      '2026-01-01 00:00:00',
      gone._id,
    ]);
    const { statusCode, headers, body } = await shop.inject({ method: 'GET', url: '/sitemap.xml' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const urls = locations(body);
    for (const path of ['/', '/product', '/new-balance', '/about', `/product/${shown.slug}`]) {
      expect(urls).toContain(ORIGIN + path);
    }
    for (const path of ['/sign-in', '/admin', `/product/${gone.slug}`]) {
      expect(urls).not.toContain(ORIGIN + path);
    }
    expect(new Set(urls).size).toBe(urls.length);
  });

  it.each(['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])('has no %s', async (url) => {
    expect((await shop.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('has a first part even when one is enough', async () => {
    const part = await shop.inject({ method: 'GET', url: '/sitemap-1.xml' });
    const whole = await shop.inject({ method: 'GET', url: '/sitemap.xml' });
    expect(part.body).toBe(whole.body);
  });

  it('splits into files of 50,000 what would be too long for one', async () => {
    const slugs = Array.from({ length: 100_000 }, (_, index) => `shoe-${index}`);
    const catalogue = {
      countProducts: async () => slugs.length,
      listSlugs: async (offset: number, limit: number) => slugs.slice(offset, offset + limit),
    } as CatalogueService;
    const sitemap = new SitemapService(shop.config, catalogue, shop.app.get(AppPages));
    const files = locations(await sitemap.getSitemap());
    expect(files).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemap-${number}.xml`));
    const parts = await Promise.all([1, 2, 3, 4].map((number) => sitemap.getPart(number)));
    expect(parts[3]).toBeNull();
    const urls = parts.slice(0, 3).map((part) => locations(part!));
    expect(urls[0]).toHaveLength(50_000);
    expect(urls[1]).toHaveLength(50_000);
    const listed = new Set(urls.flat());
    expect(slugs.every((slug) => listed.has(`${ORIGIN}/product/${slug}`))).toBe(true);
  });
});
