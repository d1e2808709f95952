/** @jest-environment node */
import { callsOf, renderPage } from './entry-server';

const SHOE = {
  _id: '6742e8a1c3f0',
  slug: 'air-one',
  name: '</script><script>alert(1)</script>',
  brand: 'nike',
  type: 'running',
  material: 'mesh',
  price: 2_490_000,
  highLight: 'Light.',
  desc: 'Quick.',
  adImage: '/media/shoes/air-one/ad-960.webp',
  navbarImage: '/media/shoes/air-one/navbar-960.webp',
  stock: 3,
  colors: [
    {
      color: 'đen',
      colorHex: '#111111',
      imageDetail: ['/media/shoes/air-one/black/1-960.webp'],
      sizes: [{ size: '42', quantity: 3 }],
    },
  ],
};

const render = (url: string, answers: Record<string, unknown> = {}) =>
  renderPage(
    url,
    callsOf(url).flatMap(({ url: call, key }) => (call in answers ? [[key, answers[call]] as const] : [])),
  );

test.each([
  ['/', '/v1/products/sliderType?brand=new+balance'],
  ['/', '/v1/products/sliderColor?color=%C4%91%E1%BB%8F'],
  ['/nike', '/v1/products/typeAndNavbarImageFromBrand?brand=nike'],
  ['/New-Balance/', '/v1/products/sliderType?brand=new+balance'],
  ['/product?brand=nike&page=2&x=y', '/v1/products/filter?page=2&limit=24&brand=nike'],
  ['/product?brand=nike&page=2', '/v1/products/facets?brand=nike'],
  ['/product/air-one', '/v1/products/air-one'],
  ['/product/air-one', '/v1/products/filter?page=1&limit=24'],
  ['/about?active=productDetail&product=air%20one', '/v1/products/air%20one'],
])('the page at %s needs the answer to %s', (url, call) => {
  expect(callsOf(url).map((one) => one.url)).toContain(call);
});

test('a product is rendered with what a visitor reads, and asks for its picture first', async () => {
  const page = await render('/product/air-one', { '/v1/products/air-one': SHOE });
  expect(page.root).toContain('2.490.000');
  expect(page.root).toContain('role="dialog"');
  expect(page.head).toMatch(/^<link rel="preload" as="image"[^>]*\/black\/1-960\.webp/);
  expect(page.modules).toEqual(['pages/catalogue-page', 'features/product-detail/product-modal']);
});

test('a film’s poster is asked for first, on a phone the tall one', async () => {
  const { head } = await render('/nike');
  const links = head.match(/<link rel="preload" as="image"[^>]*>/g)!;
  expect(links).toHaveLength(2);
  expect(links[0]).toMatch(/nike-poster-tall-720\.webp 720w,.* media="\(max-width: 700px\)"/);
  expect(links[1]).toMatch(/nike-poster-1200\.webp 1200w,.* media="not all and \(max-width: 700px\)"/);
});

test('a product’s name ends no element', async () => {
  const { root, data } = await render('/product/air-one', { '/v1/products/air-one': SHOE });
  expect(root).not.toContain('<script');
  expect(data.match(/<\/?script/g)).toEqual(['<script', '</script']);
});

test.each(['/', '/product', '/vans', '/about', '/faq', '/services', '/no-such-page'])(
  '%s is rendered without data, too',
  async (url) => expect((await render(url)).root).toContain('<main'),
);

test.each(['/product/%E0%A4%A', '/%', '//', '/product?page=%', '/nike?active=productDetail&product='])(
  'an address like %s breaks nothing',
  async (url) => expect((await render(url)).root).toContain('<main'),
);

test('a product is rendered with the texts of the page’s language (rule G13)', async () => {
  const shoe = { ...SHOE, highLight: 'Nhẹ.', desc: 'Nhanh.', highLightEn: 'Feathery.' };
  const { root } = await render('/product/air-one', { '/v1/products/air-one': shoe });
  expect(root).toContain('Feathery.');
  expect(root).not.toContain('Nhẹ.');
  expect(root).toContain('Nhanh.');
});
