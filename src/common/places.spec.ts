import { findPlace, placeOf, PROVINCES } from './places';

it('knows all provinces and wards', () => {
  expect(PROVINCES).toHaveLength(34);
  expect(PROVINCES.flatMap(({ wards }) => wards)).toHaveLength(3321);
});

describe('an address', () => {
  it.each([
    '1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
    '1 Lê Lợi, phường Sài Gòn, TP. Hồ Chí Minh',
    '1 Lê Lợi, Sài Gòn, Hồ Chí Minh',
    '1 Lê Lợi , Phuong Sai Gon, TP Ho Chi Minh',
    '1 Lê Lợi, Sài Gòn, TP.HCM',
    '1 Lê Lợi, Phường Sài Gòn, Sài Gòn',
    '1 Lê Lợi, Phường Sài Gòn, TP-HCM',
    '1 Lê Lợi, Phường Sài Gòn, Ho Chi Minh City, Vietnam',
    '1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh, Việt Nam',
  ])('%s is read', (address) => {
    expect(placeOf(address)).toEqual({
      ...{ street: '1 Lê Lợi', ward: 'Phường Sài Gòn', province: 'Thành phố Hồ Chí Minh' },
    });
  });

  it('may have commas in its street', () => {
    expect(placeOf('Tầng 2, 27 Hàng Bông, Phường Hoàn Kiếm, Hà Nội')?.street).toBe('Tầng 2, 27 Hàng Bông');
  });

  it.each([
    '1 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
    'Phường Sài Gòn, Thành phố Hồ Chí Minh',
    '1 Rue de Rivoli, Paris, Pháp',
    '',
  ])('%s has no place of today', (address) => expect(placeOf(address)).toBeNull());
});

it('is not guessed between places that differ by an accent alone', () => {
  const wards = ['Xã Tân Thành', 'Xã Tân Thanh'];
  const find = (wanted: string) => findPlace(wards, (name) => [name], wanted);
  expect([find('Xã Tân Thanh'), find('Xa Tan Thanh')]).toEqual(['Xã Tân Thanh', undefined]);
});
