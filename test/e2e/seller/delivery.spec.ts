import { loadConfig } from '../../../src/config/load-config';
import { DeliveryService } from '../../../src/modules/seller/delivery/delivery.service';
import type { DeliveryDto } from '../../../src/modules/seller/dto/delivery.dto';
import type { ShopPageDto } from '../../../src/modules/seller/dto/shop-page.dto';
import { createTestApp, type TestApp } from '../support/test-app';

const SETTINGS = { SHOP_DELIVERY: 'Hà Nội:1-2;Đặc khu:9-9;*:3-5', SHOP_CUT_OFF: '17' };

describe('when an order arrives (rule J11)', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp(SETTINGS);
  });
  afterAll(() => shop.close());

  const read = () => shop.inject({ method: 'GET', url: '/v1/shop/delivery' });

  it('is told of each zone, to anyone', async () => {
    const response = await read();
    const { zones, changesAt } = response.json<DeliveryDto>();
    expect(response.statusCode).toBe(200);
    expect(zones.map(({ kind, provinces }) => [kind, provinces.length])).toEqual([
      ['provinces', 1],
      ['islands', 0],
      ['rest', 33],
    ]);
    const service = shop.app.get(DeliveryService);
    const now = new Date();
    for (const [index, address] of ['Hà Nội', 'Đặc khu Phú Quốc, An Giang', 'Huế'].entries()) {
      const { expectedFrom: from, expectedTo: to } = zones[index]!;
      expect(service.expectedAt(address, now)).toEqual({ from, to });
    }
    expect(Date.parse(changesAt)).toBeGreaterThan(Date.now());
    expect(new Date(changesAt).toISOString()).toMatch(/T10:00:00\.000Z$/);
  });

  it('is another answer from the cut-off on', () => {
    const delivery = shop.app.get(DeliveryService);
    const before = delivery.estimates(new Date('2026-12-01T09:59:59.999Z'));
    expect(before.zones[0]).toMatchObject({ expectedFrom: '2026-12-02', expectedTo: '2026-12-03' });
    expect(before.changesAt).toBe('2026-12-01T10:00:00.000Z');
    const after = delivery.estimates(new Date(before.changesAt));
    expect(after.zones[0]).toMatchObject({ expectedFrom: '2026-12-03', expectedTo: '2026-12-04' });
    expect(after.changesAt).toBe('2026-12-02T10:00:00.000Z');
  });

  it('is an answer that browsers ask for again', async () => {
    const first = await read();
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await shop.inject({
      ...{ method: 'GET', url: '/v1/shop/delivery' },
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is in the terms as the settings have it', async () => {
    const response = await shop.inject({ method: 'GET', url: '/v1/shop/pages/delivery' });
    const { en, vi } = response.json<ShopPageDto>();
    expect(en.html).toMatch(/<td>Hà Nội<\/td>\s*<td>1–2 working days<\/td>/);
    expect(vi.html).toMatch(/<td>Các đặc khu \(hải đảo\)<\/td>\s*<td>9 ngày làm việc<\/td>/);
    expect(vi.html).toMatch(/<td>Các tỉnh thành còn lại<\/td>\s*<td>3–5 ngày làm việc<\/td>/);
    expect(en.html).toContain('before 17:00 on a working day');
  });
});

describe('closures', () => {
  it('move the days, entered as days and ranges', () => {
    const closed = (days: string) =>
      new DeliveryService(loadConfig({ ...SETTINGS, SHOP_CLOSED: days })).expectedAt(
        'Hà Nội',
        new Date('2027-02-03T03:00:00Z'),
      );
    expect(closed('2027-01-01, 2027-02-04..2027-02-11')).toEqual({ from: '2027-02-12', to: '2027-02-13' });
    expect(closed('2027-02-05')).toEqual({ from: '2027-02-04', to: '2027-02-06' });
  });
});
