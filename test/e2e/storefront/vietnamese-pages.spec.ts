import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aProduct } from '../support/factories/product';
import { createTestApp, type TestApp } from '../support/test-app';

const ORIGIN = 'https://shop.example';

describe('pages in Vietnamese', () => {
  let shop: TestApp;
  let slug: string;
  beforeAll(async () => {
    shop = await createTestApp({ PUBLIC_URL: ORIGIN });
    ({ slug } = await shop.app.get(ProductEditingService).createProduct(aProduct({ name: 'Bước Nhẹ' })));
  });
  afterAll(() => shop.close());

  const visit = (url: string) => shop.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const property = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, language, url]) => [language, url],
    );

  it.each([
    ['/vi', 'bước. – Giày thể thao chính hãng', '/vi', '/'],
    ['/vi/', 'bước. – Giày thể thao chính hãng', '/vi', '/'],
    ['/VI/Product?brand=nike', 'Tất cả sản phẩm – bước.', '/vi/product', '/product'],
    ['/vi/faq', 'Hỏi đáp. – bước.', '/vi/faq', '/faq'],
    ['/vi/new-balance/', 'New Balance – bước.', '/vi/new-balance', '/new-balance'],
  ])('%s is %s', async (url, title, own, english) => {
    const { statusCode, body } = await visit(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="vi">');
    expect(body).toContain(`<title>${title}</title>`);
    expect(canonical(body)).toBe(ORIGIN + own);
    expect(alternates(body)).toEqual([
      ['en', ORIGIN + english],
      ['vi', ORIGIN + own],
      ['x-default', ORIGIN + english],
    ]);
    expect(property(body, 'og:locale')).toBe('vi_VN');
    expect(property(body, 'og:url')).toBe(ORIGIN + own);
  });

  it('names the Vietnamese page on the English one', async () => {
    const { body } = await visit('/services');
    expect(body).toContain('<html lang="en">');
    expect(property(body, 'og:locale')).toBe('en_US');
    expect(alternates(body)).toContainEqual(['vi', `${ORIGIN}/vi/services`]);
  });

  it('has a product under its Vietnamese address, and under one of a page with its dialog', async () => {
    for (const url of [`/vi/product/${slug}`, `/vi/nike?active=productDetail&product=${slug}`]) {
      const { statusCode, body } = await visit(url);
      expect([statusCode, canonical(body)]).toEqual([200, `${ORIGIN}/vi/product/${slug}`]);
      expect(body).toContain(`"item":"${ORIGIN}/vi/product"`);
    }
  });

  it.each(['/vi/sign-in', '/vi/checkout', '/vi/admin'])('keeps %s out of search results', async (url) => {
    const { body } = await visit(url);
    expect([property(body, 'robots'), canonical(body), alternates(body)]).toEqual(['noindex', undefined, []]);
  });

  it.each(['/vi/no/such/page', '/vi/vi', '/vi/vi/about', '/vietnam', '/vi/product/gone'])(
    'answers %s with 404',
    async (url) => {
      const { statusCode, body } = await visit(url);
      expect(statusCode).toBe(404);
      expect(body).toContain(url.startsWith('/vi/') ? 'Không tìm thấy trang' : 'Page not found');
    },
  );

  it('has a sitemap of its own, and each address of both names the other', async () => {
    const robots = await shop.inject({ method: 'GET', url: '/robots.txt' });
    expect(robots.body).toContain(`Sitemap: ${ORIGIN}/vi/sitemap.xml`);
    expect(robots.body).toContain('Disallow: /vi/admin');
    const [english, vietnamese] = await Promise.all(
      ['/sitemap.xml', '/vi/sitemap.xml'].map(
        async (url) => (await shop.inject({ method: 'GET', url })).body,
      ),
    );
    const links =
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/product/${slug}"/>` +
      `<xhtml:link rel="alternate" hreflang="vi" href="${ORIGIN}/vi/product/${slug}"/>`;
    expect(english).toContain(`<url><loc>${ORIGIN}/product/${slug}</loc>${links}</url>`);
    expect(vietnamese).toContain(`<url><loc>${ORIGIN}/vi/product/${slug}</loc>${links}</url>`);
    const part = await shop.inject({ method: 'GET', url: '/vi/sitemap-1.xml' });
    expect(part.body).toBe(vietnamese);
  });
});
