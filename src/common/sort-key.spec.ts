import { sortKey } from './sort-key';
import { pick, randomFrom } from '../../test/support/random';

const collator = new Intl.Collator('vi');
const sign = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const SYLLABLES =
  `an ân ăn ấn ẩn ẫn ận án ào đào dào dao đao dương đường Dương Đặng Đăng dang hoàng hồ hô hơ ho hò hỏ hõ hó họ
  Hoàng Hồ Lê Lế lề lể lễ lệ Nguyễn Nguyên nguyện quý quỳ quỷ quỹ quỵ thủy thuỷ Ư ừ ử ữ ứ ự U ù ủ ũ ú ụ y ý ỳ z za Zoë Zoe
  François Francois Francoís Müller Muller Mūller Strauß Strauss Søren Soren Sören Łukasz Lukasz Ångström Angstrom Ñandú nandu
  Žižek Zizek O'Neill O’Neill Oneill Anne-Marie Anne Marie St. St Jr. 2 10 A1 a b c d e f g h i j k l m n o p q r s t u v w x y`
    .split(/\s+/)
    .filter(Boolean);
const LETTERS = [
  ...'aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệfghiìỉĩíịjklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvwxyỳỷỹýỵz çñüöäëøł',
];

it.each([
  [
    ['Đào', 'Dương'],
    ['Dương', 'Đào'],
  ],
  [
    ['Hồ', 'Hoàng'],
    ['Hoàng', 'Hồ'],
  ],
  [
    ['ạ', 'á', 'ã', 'ả', 'à', 'a'],
    ['a', 'à', 'ả', 'ã', 'á', 'ạ'],
  ],
  [
    ['An B', 'Ana', 'an', 'An'],
    ['an', 'An', 'An B', 'Ana'],
  ],
])('%j is sorted as %j', (names, sorted) => {
  expect([...names].sort((a, b) => sign(sortKey(a), sortKey(b)))).toEqual(sorted);
});

it('orders thousands of names as Intl.Collator does', () => {
  const random = randomFrom(46);
  const cased = (text: string): string => {
    const kind = Math.floor(random() * 4);
    return kind === 0 ? text.toUpperCase() : kind === 1 ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };
  const word = (): string =>
    random() < 0.7
      ? cased(pick(random, SYLLABLES))
      : cased(
          Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, LETTERS))
            .join('')
            .trim(),
        );
  const name = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, word)
      .join(' ')
      .trim();
  const wrong: string[] = [];
  for (let round = 0; round < 40_000; round += 1) {
    const one = name();
    const other = random() < 0.3 ? name() : cased(one.replace(/./u, pick(random, LETTERS))).trim();
    const expected = Math.sign(collator.compare(one, other));
    if (sign(sortKey(one), sortKey(other)) !== expected) wrong.push(`${one} | ${other} | ${expected}`);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});

it('is of digits and small letters alone, and no longer than its column', () => {
  for (const text of [
    'Ngô Bảo Châu',
    'Їжак',
    '山田 太郎',
    '❤\ufe0f',
    '',
    ' ',
    'Đặng\u0000',
    'ậ'.repeat(200),
  ]) {
    expect(sortKey(text)).toMatch(/^[0-9a-z]{0,160}$/);
  }
  expect(sortKey('山田') > sortKey('zz')).toBe(true);
  expect(sortKey('ậ'.normalize('NFD'))).toBe(sortKey('ậ'));
});
