import { makeCart, makeDelivery } from '../testing/test-data';
import { parcel } from '../testing/story-data';
import { daysAnywhere, daysTo, expectedDays, formatDays, provinceOf, shortProvince } from './delivery';
import { loadPlaces } from './places';

const delivery = makeDelivery();

test('days are written in the shop’s form, with their day of the week', () => {
  expect(formatDays({ from: '2026-12-02', to: '2026-12-03' })).toBe('Wed, 2/12 – Thu, 3/12/2026');
  expect(formatDays({ from: '2026-12-31', to: '2027-01-02' })).toBe('Thu, 31/12/2026 – Sat, 2/1/2027');
  expect(formatDays({ from: '2026-12-02', to: '2026-12-02' })).toBe('Wed, 2/12/2026');
  expect(formatDays(null)).toBe('');
});

test.each([
  ['1 Hàng Bông, Phường Hoàn Kiếm, Thành phố Hà Nội', '2026-12-02'],
  ['1 hang bong, hoan kiem, ha noi', '2026-12-02'],
  ['1 Hang Bong, Hanoi, Vietnam', '2026-12-02'],
  ['1 Lê Lợi, Phường Sài Gòn, TP.HCM', '2026-12-04'],
  ['5 Trần Hưng Đạo, Đặc khu Phú Quốc, An Giang', '2026-12-10'],
  ['Đặc khu Phú Quốc, An Giang', '2026-12-10'],
  ['5 tran hung dao, phu quoc, tỉnh An Giang', '2026-12-10'],
  ['Côn Đảo, TP.HCM', '2026-12-10'],
  ['5 Trần Hưng Đạo, Cô Tô, An Giang', '2026-12-04'],
  ['1 Rue de Rivoli, Paris', '2026-12-04'],
])('%s is reached from %s on', (address, from) => expect(daysTo(address, delivery).from).toBe(from));

test('all island zones are known, and no other wards', async () => {
  const { provinces } = await loadPlaces();
  const [own, islands, rest] = delivery.zones;
  const zones = [own!, islands!, { ...rest!, provinces: provinces.map(({ name }) => name) }];
  const reached = provinces.flatMap(({ name, wards }) =>
    wards.filter((ward) => daysTo(`${ward}, ${name}`, { ...delivery, zones }).from === '2026-12-10'),
  );
  expect(reached).toEqual(
    provinces.flatMap(({ wards }) => wards.filter((ward) => ward.startsWith('Đặc khu '))),
  );
  expect(reached).toHaveLength(13);
});

test('without an address the days are those of all provinces together', () =>
  expect(daysAnywhere(delivery)).toEqual({ from: '2026-12-02', to: '2026-12-07' }));

test('a province has a name that people say', () => {
  expect(provinceOf('1 Lê Lợi, Phường Thuận Hóa, Huế', delivery)).toBe('Thành phố Huế');
  for (const place of ['Sài Gòn', 'Saigon', 'HCMC', 'Ho Chi Minh City', 'TP. Hồ Chí Minh, Việt Nam'])
    expect(provinceOf(`1 Lê Lợi, ${place}`, delivery)).toBe('Thành phố Hồ Chí Minh');
  expect(['Thành phố Huế', 'Thành phố Hồ Chí Minh', 'An Giang'].map(shortProvince)).toEqual([
    ...['Huế', 'TP. Hồ Chí Minh', 'An Giang'],
  ]);
});

test('a carrier’s own day counts instead of what was promised (rule J12)', () => {
  const promised = makeCart([], { status: 'pending', expectedFrom: '2026-12-02', expectedTo: '2026-12-03' });
  expect(expectedDays(promised)).toEqual({ from: '2026-12-02', to: '2026-12-03' });
  const shipments = [{ ...parcel, expectedAt: '2026-12-03T18:00:00.000Z' }];
  expect(expectedDays({ ...promised, shipments })).toEqual({ from: '2026-12-04', to: '2026-12-04' });
  expect(expectedDays(makeCart([]))).toBeNull();
});
