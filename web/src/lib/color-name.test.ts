import { colorName } from './color-name';
import { colorTitle } from './color-title';
import { activateLocale } from './i18n';

afterEach(() => activateLocale('en'));

test('colours have English names on English pages, of several colours each one', () => {
  expect(colorName('đen')).toBe('black');
  expect(colorName('trắng ngà')).toBe('ivory');
  expect(colorName('đen/trắng')).toBe('black/white');
  expect(colorName('đỏ đô - be cát')).toBe('burgundy - sand');
  expect(colorName('xanh dương và bạc')).toBe('blue and silver');
  expect(colorTitle('xanh hải quân')).toBe('Navy');
});

test('a name that is not known stays as it is, and so does every name on Vietnamese pages', () => {
  expect(colorName('đen nhám')).toBe('đen nhám');
  expect(colorName('')).toBe('');
  expect(colorName('volt')).toBe('volt');
  activateLocale('vi');
  expect(colorName('đen')).toBe('đen');
});
