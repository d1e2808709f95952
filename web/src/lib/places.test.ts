import { loadPlaces, nowOf, readAddress, writeAddress, type Places } from './places';

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

test('there are 34 provinces with 3,321 wards', () => {
  expect(places.provinces).toHaveLength(34);
  expect(places.provinces.flatMap(({ wards }) => wards)).toHaveLength(3_321);
});

test.each([
  '12 Nguyễn Trãi, Phường Hòa Hưng, Thành phố Hồ Chí Minh',
  '12 Nguyễn Trãi, hoà hưng, tp.hcm',
  '12 Nguyễn Trãi, P. Hoa Hung, TP. Hồ Chí Minh, Việt Nam',
])('%s is read in its parts', (text) => {
  const parts = { street: '12 Nguyễn Trãi', ward: 'Phường Hòa Hưng', province: 'Thành phố Hồ Chí Minh' };
  expect(readAddress(text, places)).toEqual(parts);
  expect(writeAddress(parts)).toBe('12 Nguyễn Trãi, Phường Hòa Hưng, Thành phố Hồ Chí Minh');
});

test('what names no ward or province is the street', () => {
  expect(readAddress('Số 5, ngõ 3, Cao Bằng', places)).toEqual({
    street: 'Số 5, ngõ 3',
    ward: undefined,
    province: 'Cao Bằng',
  });
  expect(readAddress('Số 5, ngõ 3, tỉnh Cao Bằng', places).province).toBe('Cao Bằng');
  expect(readAddress('Somewhere, else', places)).toEqual({ street: 'Somewhere, else' });
  expect(readAddress('', places)).toEqual({ street: '' });
});

test.each([
  ['12 Nguyễn Trãi, Phường 12, Quận 10, TP. Hồ Chí Minh'],
  ['12 Nguyễn Trãi, P.12, Q.10, TPHCM'],
  ['12 Nguyễn Trãi, p12, q10, Sài Gòn'],
  ['12 Nguyễn Trãi, phuong 12, quan 10'],
])('%s is today in Phường Hòa Hưng', (text) => {
  expect(nowOf(text, places)).toEqual(['12 Nguyễn Trãi, Phường Hòa Hưng, Thành phố Hồ Chí Minh']);
});

test('a ward of a province that was merged is found in the new one', () => {
  expect(nowOf('1 Trần Phú, Phường Thắng Tam, TP. Vũng Tàu, Bà Rịa - Vũng Tàu', places)).toEqual([
    '1 Trần Phú, Phường Vũng Tàu, Thành phố Hồ Chí Minh',
  ]);
});

test('a ward that was divided has several', () => {
  expect(nowOf('3 Xuân Thủy, Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội', places)).toEqual([
    '3 Xuân Thủy, Phường Cầu Giấy, Thành phố Hà Nội',
    '3 Xuân Thủy, Phường Nghĩa Đô, Thành phố Hà Nội',
  ]);
});

test.each([
  '12 Nguyễn Trãi, Phường Hòa Hưng, Thành phố Hồ Chí Minh',
  '12 Nguyễn Trãi, Phường 99, Quận 10, TP. Hồ Chí Minh',
  '12, 10, Hồ Chí Minh',
  '5 Lý Thường Kiệt, Huế',
  '',
])('%j is left alone', (text) => expect(nowOf(text, places)).toEqual([]));
