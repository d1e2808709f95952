import { isSize, plainSize, sizeRun, sizesLeft, sortSizes } from './sizes';

const size = (name: string, quantity: number) => ({ size: name, quantity });

test.each([
  ['42', true],
  ['42.5', true],
  ['4242', false],
  ['42,5', false],
  ['L', false],
  ['', false],
])('%j as a size: %s', (text, expected) => expect(isSize(text)).toBe(expected));

test('a size has one spelling', () =>
  expect(['42.0', '042', '42.50'].map(plainSize)).toEqual(['42', '42', '42.5']));

test('sizes are sorted as numbers, each once', () =>
  expect(sortSizes(['100', '42.5', '42', '9', '42'])).toEqual(['9', '42', '42.5', '100']));

test('the sizes in stock come from every colour', () => {
  const colors = [{ sizes: [size('44', 1), size('39', 0)] }, { sizes: [size('40.5', 2), size('44', 3)] }];
  expect(sizesLeft(colors)).toEqual(['40.5', '44']);
});

test.each([
  [['39', '40', '44'], '39–44'],
  [['42'], '42'],
  [[], ''],
])('%j runs %j', (sizes, run) => expect(sizeRun(sizes)).toBe(run));
