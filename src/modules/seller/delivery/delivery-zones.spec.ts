import { PROVINCES } from '../../../common/places';
import { loadConfig } from '../../../config/load-config';
import { zoneFor, zonesOf } from './delivery-zones';

const zones = (setting?: string) =>
  zonesOf(loadConfig(setting === undefined ? {} : { SHOP_DELIVERY: setting }).delivery.zones);
const complaint = (setting: string) => {
  try {
    zones(setting);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the zones of delivery', () => {
  it('have each province once', () => {
    const named = zones().flatMap(({ provinces }) => provinces);
    expect([...named].sort()).toEqual(PROVINCES.map(({ name }) => name).sort());
  });

  it.each([
    ['1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh', 2],
    ['1 Lê Lợi, Sài Gòn, tp.hcm', 2],
    ['1 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh', 2],
    ['1 Lê Lợi, Quận 1, Hồ Chí Minh, Việt Nam', 2],
    ['1 Lê Lợi, Quận 1, TP. Sài Gòn', 2],
    ['1 Le Loi, District 1, Ho Chi Minh City, Vietnam', 2],
    ['1 Hang Bong, Hanoi', 4],
    ['27 Hàng Bông, Phường Hoàn Kiếm, Hà Nội', 4],
    ['3 Trần Phú, Xã Đồng Văn, Tuyên Quang', 6],
    ['5 Trần Hưng Đạo, Đặc khu Phú Quốc, An Giang', 8],
    ['Phú Quốc, T. An Giang', 8],
    ['Đặc khu Côn Đảo, Thành phố Hồ Chí Minh', 8],
    ['1 Rue de Rivoli, Paris', 6],
    ['', 6],
  ])('count %s at most %i days', (address, most) => {
    expect(zoneFor(address, zones()).days.to).toBe(most);
  });

  it('know islands as their province where they are in no zone', () => {
    const own = zones('An Giang:2-2;*:3-3');
    expect(zoneFor('5 Trần Hưng Đạo, Đặc khu Phú Quốc, An Giang', own).days.to).toBe(2);
  });

  it.each([
    [
      'Hà Tây:1-2;*:3-5',
      'SHOP_DELIVERY must name provinces as they are since July 2025, and Hà Tây is none.',
    ],
    [
      'Huế:1-2;TP. Huế:1-3;*:3-5',
      'SHOP_DELIVERY must name each place once, and Thành phố Huế is there twice.',
    ],
  ])('are refused in words: %s', (setting, sentence) => expect(complaint(setting)).toBe(sentence));

  it.each([
    'Huế',
    'Huế:1-2',
    'Huế:3-1;*:3-5',
    'Huế:1-61;*:1-2',
    '*:1-2;*:2-3',
    ',Huế:1-2;*:2-3',
    'Huế;*:1-2',
  ])('are refused with an example: %s', (setting) =>
    expect(complaint(setting)).toMatch(/^SHOP_DELIVERY must be provinces with .+\*:3-6\.$/),
  );
});
