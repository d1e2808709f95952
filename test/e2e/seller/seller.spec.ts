import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../../src/config/load-config';
import { SellerService } from '../../../src/modules/seller/seller.service';
import type { ShopDto } from '../../../src/modules/seller/dto/shop.dto';
import { SHOP_PAGES, type ShopPageDto } from '../../../src/modules/seller/dto/shop-page.dto';
import { createTestApp, type TestApp } from '../support/test-app';

const SHOP = {
  SHOP_NAME: 'Giày Lá',
  SHOP_OWNER: 'Công ty TNHH Giày Lá',
  SHOP_TAX_CODE: '0100109106',
  SHOP_ADDRESS: '1 Lê Lợi, Huế',
  SHOP_PHONE: '0234 382 0000',
  SHOP_EMAIL: 'la@shop.test',
  SHOP_ZALO: '0901234567',
};

describe('who sells (rules V10 and V34)', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp({ ...SHOP, SHOP_BADGE_URL: 'https://badge.test/a.png' });
  });
  afterAll(() => shop.close());

  const read = async <T>(url: string): Promise<T> => {
    const response = await shop.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(200);
    return response.json();
  };

  it('answers the settings to anyone', async () => {
    expect(await read<ShopDto>('/v1/shop')).toEqual({
      name: 'Giày Lá',
      owner: 'Công ty TNHH Giày Lá',
      taxCode: '0100109106',
      address: '1 Lê Lợi, Huế',
      phone: '0234 382 0000',
      email: 'la@shop.test',
      zalo: 'https://zalo.me/0901234567',
      badge: null,
      vatPercent: expect.any(Number) as number,
    });
  });

  it.each(SHOP_PAGES)('has the page %s in both languages, with nothing left to fill in', async (name) => {
    const { en, vi } = await read<ShopPageDto>(`/v1/shop/pages/${name}`);
    for (const { title, html } of [en, vi]) {
      expect(title).not.toBe('');
      expect(html.length).toBeGreaterThan(800);
      expect(html).not.toMatch(/[{}]|undefined|\(\)/);
    }
    expect(vi.html).not.toMatch(/href="\/(?!vi\/)/);
    expect(en.html).not.toContain('href="/vi');
  });

  it('says who sells in the terms, and leaves out what is not set', async () => {
    const { vi } = await read<ShopPageDto>('/v1/shop/pages/terms');
    expect(vi.html).toContain('Công ty TNHH Giày Lá');
    const { en } = await read<ShopPageDto>('/v1/shop/pages/privacy');
    expect(en.html).not.toContain('Payment providers');
  });

  it('knows no other page', async () => {
    for (const name of ['imprint', '__proto__', 'terms.vi', '..%2Fjwt-secret']) {
      const response = await shop.inject({ method: 'GET', url: `/v1/shop/pages/${name}` });
      expect(response.statusCode).toBe(404);
    }
  });
});

describe('an owner’s own pages', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-pages-'));
    mkdirSync(join(dataDir, 'pages'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const open = (environment = {}) => new SellerService(loadConfig({ DATA_DIR: dataDir, ...environment }));
  const write = (file: string, text: string) => writeFileSync(join(dataDir, 'pages', file), text);

  it('replace a text in one language, and make a new version', () => {
    const before = open();
    write('returns.vi.md', '# Trả hàng\n\nGọi {phone}.\n\nFax {fax}\n');
    const after = open({ SHOP_PHONE: '0234 382 0000' });
    expect(after.getPage('returns').vi).toEqual({ title: 'Trả hàng', html: '<p>Gọi 0234 382 0000.</p>\n' });
    expect(after.getPage('returns').en.title).toBe('Exchange and returns');
    expect(after.termsVersion).not.toBe(before.termsVersion);
    expect(after.termsVersion).toBe(open({ SHOP_PHONE: '0234 382 0000' }).termsVersion);
  });

  it('bring no HTML, script or picture into a page', () => {
    write(
      'terms.en.md',
      '# T\n\n<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](data:text/html,x)\n\n' +
        '![c](https://elsewhere.test/a.png)\n\n[d](//elsewhere.test) [e](/returns)\n',
    );
    const { html } = open().getPage('terms').en;
    expect(html).not.toMatch(/<script|<img|href="(?:javascript|data):/);
    expect(html).toContain('<a href="/returns">');
  });
});
