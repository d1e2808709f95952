import { sizeRow } from './size-chart';

test.each([
  ['36', '3.5', '4.5', '6', 22.5],
  ['38', '5', '6', '7.5', 24],
  ['40', '6.5', '7.5', '9', 25],
  ['42', '8', '9', '10.5', 26.5],
  ['44', '9.5', '10.5', '12', 28],
  ['46', '11', '12', '13.5', 29],
])('EU %s is UK %s, US %s for men and %s for women, for a foot of %s cm', (eu, uk, us, usWomen, foot) => {
  expect(sizeRow(eu)).toEqual({ eu, uk, us, usWomen, foot });
});

test('a larger size is for a foot that is no shorter', () => {
  const feet = Array.from({ length: 30 }, (_, at) => sizeRow(String(35 + at / 2)).foot);
  expect([...feet].sort((one, other) => one - other)).toEqual(feet);
});
