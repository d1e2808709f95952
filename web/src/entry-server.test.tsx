/** @jest-environment node */
import { NotFoundPage, PAGES } from './app/pages';
import { callsOf, listPages, renderPage } from './entry-server';

jest.mock('./locales/vi.po', () => ({
  messages: { 'Questions.': 'Hỏi đáp.', 'Genuine sports shoes': 'Giày thể thao chính hãng' },
}));

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

const render = async (url: string, answers: Record<string, unknown> = {}) =>
  renderPage(
    url,
    (await callsOf(url)).flatMap(({ url: call, key }) =>
      call in answers ? [[key, answers[call]] as const] : [],
    ),
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
])('the page at %s needs the answer to %s', async (url, call) => {
  expect((await callsOf(url)).map((one) => one.url)).toContain(call);
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

const pages = listPages();

test('each page that the server renders is rendered without data, too', async () => {
  const listed = (await pages).filter(({ isListed }) => isListed).map(({ path }) => path!);
  expect(listed).toEqual(expect.arrayContaining(['/', '/product', '/vans', '/about', '/faq', '/services']));
  for (const url of [...listed, '/no-such-page']) expect((await render(url)).root).toContain('<main');
});

test('each page has a title and a description in both languages, and names the file that it stands in', async () => {
  for (const { title, description } of await pages) {
    expect(title.en).toContain('bước.');
    expect(title.vi).toContain('bước.');
    expect(Math.min(description.en.length, description.vi.length)).toBeGreaterThan(40);
  }
  for (const page of [...PAGES.values(), NotFoundPage]) {
    const { definition } = await page.load();
    const file = (await import(`./${definition.module}`)) as { page: object };
    expect(file.page).toHaveProperty('definition', definition);
  }
});

test('a title is in its language', async () => {
  const titles = Object.fromEntries((await pages).map(({ path, title }) => [path ?? '404', title]));
  expect(titles).toMatchObject({
    '/': { en: 'bước. – Genuine sports shoes', vi: 'bước. – Giày thể thao chính hãng' },
    '/new-balance': { en: 'New Balance – bước.', vi: 'New Balance – bước.' },
    '/faq': { en: 'Questions. – bước.', vi: 'Hỏi đáp. – bước.' },
    '/reset-password': { en: 'New password – bước.' },
    '/admin': { en: 'Back-office – bước.' },
    '404': { en: 'Page not found – bước.' },
  });
});

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
