import { digitsOf, readPrice, readQuantity, readSize, readWhole } from './product-parsing';

test.each([
  ['2.390.000,00', '2390000'],
  ['2390000.00', '2390000'],
  ['2390000,0', '2390000'],
  ['2,390,000.00', '2390000'],
  ['2.390.000\u00a0₫', '2390000'],
  ['2 390 000đ', '2390000'],
  ['2\u202f390\u202f000\u200b VND', '2390000'],
  ["2'390'000", '2390000'],
  ['２３９００００', '2390000'],
  ['2,39 triệu', '2390000'],
  ['2.5tr', '2500000'],
  ['990k', '990000'],
  ['2390000', '2390000'],
  ['007', '7'],
])('the pasted price %j is %s', (pasted, digits) => expect(readPrice(pasted)).toBe(digits));

test.each([
  '2.390.000,50',
  '2,39',
  '2.390 triệu',
  '1.234.56',
  '2.390,000',
  '-5000',
  'abc',
  '',
  '1e6',
  '99999999999',
  '2.390.0000',
])('the pasted price %j is not clear', (pasted) => expect(readPrice(pasted)).toBeNull());

test.each([
  ['1240', '1240'],
  ['1.240 g', '1240'],
  ['７８０', '780'],
  ['', ''],
  ['0,8 kg', null],
  ['1.24', null],
  ['-780', null],
  ['123456', null],
])('the pasted weight %j is %j', (pasted, digits) =>
  expect(readWhole(pasted, { unit: 'g', most: 20_000 })).toBe(digits),
);

test('a price keeps its digits, a size is a number', () => {
  expect(digitsOf('1.a2b3đ')).toBe('123');
  expect(digitsOf('007')).toBe('7');
  expect([readSize('42,50'), readSize(' 9 '), readSize('M'), readSize('')]).toEqual([
    '42.5',
    '9',
    null,
    null,
  ]);
  expect([readQuantity('12'), readQuantity('-1'), readQuantity(''), readQuantity('1000001')]).toEqual([
    ...[12, null, null, null],
  ]);
});
