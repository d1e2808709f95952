import { adminHref, adminPages, changeAdmin, readAdmin } from './admin-url';

const read = (query: string) => readAdmin(new URLSearchParams(query));

test('an address without parameters shows the dashboard of the year', () => {
  expect(read('')).toEqual({
    section: 'dashboard',
    time: 'year',
    page: 1,
    ...{ paymentState: '', missing: '', view: '', state: '' },
    search: '',
    sort: '',
    status: '',
    role: '',
    detail: '',
    catalogueFilters: {},
  });
});

test('invalid values are ignored', () => {
  const query = read('section=secrets&time=week&page=-2&sort=a-z&status=cart&role=owner');
  expect(query).toEqual(read(''));
  expect(read('page=1e99').page).toBe(1);
});

test('each list knows its own orders', () => {
  expect(read('section=customer&sort=a-z').sort).toBe('a-z');
  expect(read('section=order&sort=a-z').sort).toBe('');
  expect(read('section=product&sort=high-low').sort).toBe('high-low');
  expect(read('section=customer&sort=high-low').sort).toBe('');
});

test('the catalogue’s filters are passed through', () => {
  expect(read('section=product&brand=nike,vans&size=42&active=cart').catalogueFilters).toEqual({
    brand: 'nike,vans',
    size: '42',
  });
});

test('a change returns to page 1, without a detail, and keeps the other parameters', () => {
  const from = new URLSearchParams('section=order&page=3&detail=abc&status=pending');
  expect(changeAdmin(from, { sort: 'oldest' }).toString()).toBe('section=order&status=pending&sort=oldest');
  expect(changeAdmin(from, { status: '' }).toString()).toBe('section=order');
});

test('a default is written as no parameter', () => {
  expect(changeAdmin(new URLSearchParams('time=day'), { time: 'year' }).toString()).toBe('');
  expect(changeAdmin(new URLSearchParams(), { time: 'month' }).toString()).toBe('time=month');
  expect(adminHref('dashboard')).toBe('/admin');
  expect(adminHref('order')).toBe('/admin?section=order');
});

test('an empty list has one page', () => {
  expect([0, 12, 13].map(adminPages)).toEqual([1, 1, 2]);
});
