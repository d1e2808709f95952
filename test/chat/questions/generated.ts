import { catalogue, type CatalogueColor, type CatalogueProduct } from '../../../src/demo/catalogue/catalogue';
import { seededRandom, type Random } from '../../../src/demo/random';
import { ask, list, noColor, shoe, type ChatQuestion } from './question';

/** Everyday words for the demo shop's colours. */
const SPOKEN: Record<string, string[]> = {
  đen: ['đen', 'đen', 'den', 'black'],
  trắng: ['trắng', 'trang', 'white'],
  'trắng ngà': ['trắng ngà', 'trang nga', 'ivory'],
  'xám tro': ['xám tro', 'xám', 'xam', 'grey'],
  'đỏ cam': ['đỏ cam', 'do cam', 'cam'],
  'đỏ đô': ['đỏ đô', 'do do', 'burgundy'],
  'xanh hải quân': ['xanh hải quân', 'xanh navy', 'navy'],
  'xanh dương': ['xanh dương', 'xanh duong', 'xanh dương'],
  'xanh da trời': ['xanh da trời', 'xanh da troi', 'sky blue'],
  'xanh rêu': ['xanh rêu', 'rêu', 'moss green'],
  'xanh ngọc': ['xanh ngọc', 'xanh ngoc', 'teal'],
  'vàng nghệ': ['vàng nghệ', 'vàng', 'yellow'],
  'hồng phấn': ['hồng phấn', 'hồng', 'pink'],
  'nâu da bò': ['nâu da bò', 'nâu', 'brown'],
  'be cát': ['be cát', 'be', 'beige'],
  'tím oải hương': ['tím oải hương', 'tím', 'lavender'],
};
const BRANDS: Record<string, string[]> = {
  nike: ['nike', 'Nike', 'nai'],
  adidas: ['adidas', 'adi', 'das'],
  puma: ['puma', 'Puma'],
  'new balance': ['new balance', 'NB', 'nb'],
  vans: ['vans', 'Vans'],
  balenciaga: ['balenciaga', 'balen'],
};
const TYPES: Record<string, string[]> = {
  sneaker: ['sneaker', 'sneakers'],
  classic: ['cổ điển', 'classic'],
  running: ['chạy bộ', 'running', 'chay bo'],
  basketball: ['bóng rổ', 'basketball', 'bong ro'],
  football: ['đá bóng', 'đá banh', 'football'],
  boot: ['boot', 'bốt'],
};
const WHOLE: ((name: string, color: string, size: string) => string)[] = [
  (name, color, size) => `còn ${name} màu ${color} size ${size} không shop`,
  (name, color, size) => `${name} ${color} ${size}`,
  (name, color, size) => `shop ơi ${name} ${color} sz ${size} còn k`,
  (name, color, size) => `cho mình hỏi ${name} màu ${color} sai ${size} còn hàng ko ạ`,
  (name, color, size) => `Do you have ${name} in ${color}, size ${size}?`,
  (name, color, size) => `ad ${name} ${color} ${size} giá bn`,
  (name, color, size) => `${size} ${name} ${color} còn mấy đôi`,
  (name, color, size) => `is ${name} ${color} EU ${size} in stock`,
  (name, color, size) => `mình lấy ${name} size ${size} màu ${color} nha`,
];
const RANGES: [string, { min?: number; max?: number }][] = [
  ['dưới 2 triệu', { max: 2_000_000 }],
  ['dưới 3tr', { max: 3_000_000 }],
  ['under 2.5m', { max: 2_500_000 }],
  ['từ 2tr đến 3tr', { min: 2_000_000, max: 3_000_000 }],
  ['trên 3 triệu', { min: 3_000_000 }],
  ['tối đa 2tr5', { max: 2_500_000 }],
  ['duoi 2500k', { max: 2_500_000 }],
  ['khoảng 2-3 triệu', { min: 2_000_000, max: 3_000_000 }],
  ['trên 2.000.000đ', { min: 2_000_000 }],
];
const LEFT_OUT = /^(?:giày|bản|cho|của|những|phiên|kỷ|dành)$/iu;

/** Questions generated from the demo catalogue, always the same ones. */
export function generatedQuestions(): ChatQuestion[] {
  const random = seededRandom('what shoppers ask next');
  const shop = catalogue();
  const some = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  return [
    ...some(110, () => wholeQuestion(random, shop)),
    ...some(30, () => colorQuestion(random, shop)),
    ...some(25, () => sizeQuestion(random, shop)),
    ...some(20, () => missingColor(random, shop)),
    ...some(12, () => missingSize(random, shop)),
    ...some(45, () => listQuestion(random, shop)),
    ...some(32, () => followUp(random, shop)),
  ];
}

function wholeQuestion(random: Random, shop: CatalogueProduct[]): ChatQuestion {
  const { product, color, size } = someSize(random, shop);
  const question = random.pick(WHOLE)(nameOf(random, product), random.pick(SPOKEN[color.color]!), size);
  return ask(shoe(product.name, color.color, size), spoken(random, question));
}

function colorQuestion(random: Random, shop: CatalogueProduct[]): ChatQuestion {
  const product = random.pick(shop);
  const { color } = random.pick(product.colors);
  const name = nameOf(random, product);
  const said = random.pick(SPOKEN[color]!);
  const question = random.pick([
    `${name} màu ${said} còn những size nào`,
    `${name} ${said} còn ko`,
    `what sizes of ${name} in ${said}`,
  ]);
  return ask(shoe(product.name, color), spoken(random, question));
}

function sizeQuestion(random: Random, shop: CatalogueProduct[]): ChatQuestion {
  const { product, size } = someSize(random, shop);
  const name = nameOf(random, product);
  const question = random.pick([
    `${name} size ${size} còn màu gì`,
    `${name} sz ${size}`,
    `which colours of ${name} in size ${size}`,
    `${name} ${size} còn hàng không ạ`,
  ]);
  return ask(shoe(product.name, null, size), spoken(random, question));
}

function missingColor(random: Random, shop: CatalogueProduct[]): ChatQuestion {
  const product = random.pick(shop);
  const own = product.colors.map(({ color }) => color.split(' ')[0]);
  const other = random.pick(
    Object.keys(SPOKEN).filter((color) => !own.includes(color.split(' ')[0] as never)),
  );
  return ask(noColor(product.name), spoken(random, `${nameOf(random, product)} màu ${other} có không`));
}

function missingSize(random: Random, shop: CatalogueProduct[]): ChatQuestion {
  const product = random.pick(shop);
  const { color, sizes } = random.pick(product.colors);
  const size = random.pick(
    ['35', '48', '36.5', '49', '43.5'].filter((one) => !sizes.some((own) => own.size === one)),
  );
  return ask(
    shoe(product.name, color, size),
    spoken(random, `${nameOf(random, product)} ${random.pick(SPOKEN[color]!)} size ${size} có ko`),
  );
}

function listQuestion(random: Random, shop: CatalogueProduct[]): ChatQuestion {
  const { product, color, size } = someSize(random, shop);
  const [words, range] = random.pick(RANGES);
  const brand = random.pick(BRANDS[product.brand]!);
  const type = random.pick(TYPES[product.type]!);
  const said = random.pick(SPOKEN[color.color]!.slice(0, 1));
  return random.pick([
    () => ask(list({ brand: product.brand, type: product.type }), `${brand} ${type} còn mẫu nào`),
    () => ask(list({ brand: product.brand, type: product.type, ...range }), `giày ${type} ${brand} ${words}`),
    () =>
      ask(
        list({ type: product.type, colors: familyOf(said), sizes: [size] }),
        `giày ${type} màu ${said} size ${size}`,
      ),
    () =>
      ask(
        list({ brand: product.brand, colors: familyOf(said), sizes: [size] }),
        `${brand} màu ${said} sz ${size} còn k`,
      ),
    () =>
      ask(list({ brand: product.brand, sizes: [size], ...range }), `any ${brand} in size ${size} ${words}`),
    () => ask(list({ type: product.type, ...range }), `có giày ${type} nào ${words} không`),
    () => ask(list({ type: product.type, best: 'cheapest' }), `giày ${type} rẻ nhất`),
  ])();
}

/** A plain colour is also its shades. */
function familyOf(color: string): string[] {
  return color === 'trắng' ? ['trắng', 'trắng ngà'] : [color];
}

function followUp(random: Random, shop: CatalogueProduct[]): ChatQuestion {
  const { product, color, size } = someSize(random, shop);
  const other = random.pick(product.colors.filter((one) => one !== color));
  const name = nameOf(random, product);
  const [said, next] = [SPOKEN[color.color]![0]!, SPOKEN[other.color]![0]!];
  const { size: nextSize } = random.pick(color.sizes);
  return random.pick([
    () =>
      ask(shoe(product.name, other.color, size), `${name} ${said} ${size} còn không`, `màu ${next} thì sao`),
    () =>
      ask(
        shoe(product.name, color.color, nextSize),
        `${name} ${said} ${size}`,
        `còn size ${nextSize} không?`,
      ),
    () => ask(shoe(product.name, color.color, size), `${name} còn hàng ko`, `màu ${said}`, `size ${size}`),
    () =>
      ask(
        shoe(product.name, other.color, size),
        `Do you have ${name} in ${said}, size ${size}?`,
        `and in ${next}?`,
      ),
    () =>
      ask(
        shoe(product.name, color.color, nextSize),
        `${name} size ${size} màu ${said}`,
        `${nextSize} thì sao shop`,
      ),
  ])();
}

/** A size of a colour; one in three is a sold-out size, if the shoe has one. */
function someSize(
  random: Random,
  shop: CatalogueProduct[],
): { product: CatalogueProduct; color: CatalogueColor; size: string } {
  const product = random.pick(shop);
  const wantsGone = random.next() < 0.35;
  const gone = product.colors.filter(({ sizes }) => sizes.some(({ quantity }) => quantity === 0));
  const color = random.pick(wantsGone && gone.length > 0 ? gone : product.colors);
  const empty = color.sizes.filter(({ quantity }) => quantity === 0);
  const { size } = random.pick(wantsGone && empty.length > 0 ? empty : color.sizes);
  return { product, color, size };
}

/**
 * A name in everyday use: long names are shortened to distinctive words, some with a typing error or without spaces.
 */
function nameOf(random: Random, { name }: CatalogueProduct): string {
  const words = name.split(' ');
  // The proper name within a long name is capitalised: 'Giày chạy bộ nữ Bình Minh đệm êm …'.
  const short =
    words.length <= 5
      ? name
      : words.filter((word, at) => at > 0 && /^\p{Lu}/u.test(word) && !LEFT_OUT.test(word)).join(' ');
  const dice = random.next();
  if (dice < 0.12) return slip(random, short);
  if (dice < 0.17) return short.replaceAll(' ', '');
  return dice < 0.5 ? short.toLowerCase() : short;
}

/** Replaces, drops or doubles one letter of the longest word. */
function slip(random: Random, name: string): string {
  const words = name.split(' ');
  const longest = words.reduce((most, word) => (word.length > most.length ? word : most));
  if (longest.length < 5) return name;
  const at = random.whole(1, longest.length - 2);
  const wrong = random.pick([
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + longest[at]! + longest.slice(at),
    longest.slice(0, at) + longest[at + 1]! + longest[at]! + longest.slice(at + 2),
  ]);
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
}

/** The question unchanged, or typed without accents. */
function spoken(random: Random, question: string): string {
  if (random.next() < 0.7) return question;
  return question
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D');
}
