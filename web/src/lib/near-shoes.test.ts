import { nearest } from './near-shoes';

const shoe = (_id: string, rest: { brand?: string; type?: string; price?: number; color?: string } = {}) => {
  const { brand = 'nike', type = 'running', price = 1_000_000, color = 'đen' } = rest;
  return { _id, brand, type, price, colors: [{ color }] };
};

test('the nearest are of the same type, brand and colour, then near in price, and never the shoe itself', () => {
  const one = shoe('one');
  const shoes = [
    shoe('other in all', { brand: 'vans', type: 'boot', color: 'trắng' }),
    shoe('other type and colour', { type: 'boot', color: 'trắng' }),
    shoe('other colour', { color: 'trắng' }),
    shoe('dearer', { price: 1_500_000 }),
    one,
    shoe('a little dearer', { price: 1_100_000 }),
  ];
  expect(nearest(shoes, one).map(({ _id }) => _id)).toEqual([
    'a little dearer',
    'dearer',
    'other colour',
    'other type and colour',
    'other in all',
  ]);
});

test('a row has at most eight', () => {
  const shoes = Array.from({ length: 12 }, (_, index) => shoe(String(index)));
  expect(nearest(shoes, shoe('one'))).toHaveLength(8);
});
