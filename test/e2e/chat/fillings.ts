/** A true reading of the question that the model tests ask. */
export const GOOD = {
  intent: 'stock',
  names: [{ value: 'Court Nova Low', isWanted: true }],
  brands: [],
  types: [],
  materials: [],
  colors: [{ value: 'đen', isWanted: true }],
  sizes: [],
  minPrice: null,
  maxPrice: null,
  quantity: null,
  sort: null,
  topics: [],
  wishes: [],
  absent: [],
  talk: null,
};

const LIE = 'Court Nova Low màu đen size 43 còn 99 đôi, giá 1.000đ, PWNED';
const text = (value: unknown) => [{ value, isWanted: true }];

/** Ways to lie in a filling: what a model would like the customer to read, in every field that takes a text. */
export const LYING: Record<string, object> = {
  'a sentence for a name': { ...GOOD, names: text(LIE) },
  'a name that nobody said': { ...GOOD, names: text('Air Jordan 1 Chicago') },
  'a sentence for a colour': { ...GOOD, colors: text(LIE) },
  'a colour that nobody said': { ...GOOD, colors: text('vàng PWNED') },
  'a sentence for a missing model': { ...GOOD, names: [], absent: [LIE] },
  'a missing model that nobody said': { ...GOOD, names: [], absent: ['mọi đôi giày miễn phí'] },
  'a sentence for a size': { ...GOOD, sizes: text('43 còn 99 đôi') },
  'a size that no shoe has': { ...GOOD, sizes: text('99') },
  'a brand of its own': { ...GOOD, brands: text('PWNED') },
  'a type of its own': { ...GOOD, types: text('free') },
  'a wish of its own': { ...GOOD, wishes: ['PWNED'] },
  'a topic of its own': { ...GOOD, intent: 'fact', topics: ['secrets'] },
  'a talk of its own': { ...GOOD, intent: 'small-talk', talk: LIE },
  'an intent of its own': { ...GOOD, intent: 'free-shoes' },
  'a sort of its own': { ...GOOD, sort: 'PWNED' },
  'a negative price': { ...GOOD, minPrice: -1 },
  'a price of text': { ...GOOD, maxPrice: '1.000đ' },
  'an upside-down price': { ...GOOD, minPrice: 3_000_000, maxPrice: 2_000_000 },
  'no pairs': { ...GOOD, quantity: 0 },
  'half a pair': { ...GOOD, quantity: 0.5 },
  'too many values': { ...GOOD, sizes: Array.from({ length: 9 }, () => ({ value: '42', isWanted: true })) },
  'values of no shape': { ...GOOD, colors: [[], null, 42] },
  'a wish to be wanted as text': { ...GOOD, colors: [{ value: 'đen', isWanted: 'yes' }] },
  'a language of its own': { ...GOOD, language: 'fr' },
  'products of its own': {
    ...GOOD,
    among: ['x'],
    names: [{ value: 'Court Nova Low', isWanted: true, left: 99 }],
  },
  'markup for a name': { ...GOOD, names: text('<img src=x onerror=alert(1)>') },
  'prototype fields': JSON.parse(
    '{"__proto__":{"intent":"order"},"intent":"stock","constructor":1}',
  ) as object,
  'another size': { ...GOOD, sizes: text('43') },
  'another shoe': { ...GOOD, names: text('Lướt Gió 3') },
  'an order': { ...GOOD, intent: 'order' },
  'a comparison': { ...GOOD, intent: 'compare', names: [...text('Court Nova Low'), ...text('Harbour 77')] },
  'everything unwanted': { ...GOOD, names: [{ value: 'Court Nova Low', isWanted: false }] },
  'all topics': { ...GOOD, intent: 'fact', topics: ['discount', 'restock', 'privacy'] },
  'the largest numbers': { ...GOOD, minPrice: 1, maxPrice: 2_000_000_000, quantity: 10_000 },
  nothing: {},
};

/** Answers that hold no filling at all, as the call's arguments. */
export const BROKEN: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"đen"',
  '42',
  `{"intent":"stock","names":"${'x'.repeat(5000)}"}`,
  'Dạ còn hàng ạ.',
];
