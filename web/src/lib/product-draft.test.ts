import {
  blankDraft,
  draftOf,
  editBody,
  missingOf,
  newBody,
  rename,
  renameColor,
  withSize,
  type ProductDraft,
  type SavedProduct,
} from './product-draft';
import { mergeDraft } from './product-merge';

const saved: SavedProduct = {
  name: 'Phố Cổ',
  type: 'sneaker',
  brand: 'nike',
  material: 'suede',
  price: 1_000_000,
  highLight: 'Da lộn',
  desc: 'Một đôi giày.',
  adImage: '/a-960.webp',
  navbarImage: '/n-960.webp',
  version: 3,
  colors: [
    {
      color: 'đen',
      colorHex: '#111111',
      imageDetail: ['/1-960.webp'],
      sizes: [
        { size: '41', quantity: 0 },
        { size: '42', quantity: 7 },
      ],
    },
  ],
};
const withColor = (draft: ProductDraft, change: object): ProductDraft => ({
  ...draft,
  colors: draft.colors.map((color) => ({ ...color, ...change })),
});

describe('missing fields', () => {
  test('a blank form misses everything, by the names of the fields', () => {
    expect(missingOf(blankDraft())).toEqual([
      ...['Name', 'Type', 'Brand', 'Price', 'Highlight', 'Description', 'Ad image', 'Navbar image'],
      ...['Color', 'Color hex', 'Detail images', 'Size'],
    ]);
  });
  test('a saved product misses nothing', () => expect(missingOf(draftOf(saved))).toEqual([]));
  test.each([
    ['Color', { color: ' ' }],
    ['Color', { color: 'đen, trắng' }],
    ['Color hex', { colorHex: '#12' }],
    ['Detail images', { imageDetail: [] }],
    ['Size', { sizes: [] }],
  ])('%s is missing of a color with %j', (label, change) => {
    expect(missingOf(withColor(draftOf(saved), change))).toEqual([label]);
  });
  test('two colors of one name are not two', () => {
    const draft = draftOf(saved);
    const twice = { ...draft, colors: [...draft.colors, { ...draft.colors[0]!, key: 'x', color: 'ĐEN' }] };
    expect(missingOf(twice)).toEqual(['A name of its own for the second đen']);
  });
});

test('another name clears both pictures and every color; another color name, its pictures', () => {
  const draft = draftOf(saved);
  expect(rename(draft, 'Phố Cổ')).toBe(draft);
  const renamed = rename(draft, 'Phố Mới');
  expect(renamed).toMatchObject({ name: 'Phố Mới', adImage: '', navbarImage: '', price: '1000000' });
  expect(renamed.colors).toMatchObject([{ color: '', sizes: [], imageDetail: [] }]);
  expect(renameColor(draft.colors[0]!, 'nâu')).toMatchObject({
    ...{ color: 'nâu', before: 'đen', imageDetail: [] },
    sizes: saved.colors[0]!.sizes,
  });
});

test('a number is sent as one, and null where there is none; a colleague’s is taken over', () => {
  const weighed = { ...saved, weight: 820 };
  expect(newBody(draftOf(weighed)).weight).toBe(820);
  expect(newBody(draftOf(saved)).weight).toBeNull();
  expect(missingOf(draftOf(saved))).toEqual([]);
  const { draft, taken } = mergeDraft(draftOf(saved), saved, { ...weighed, version: 4 });
  expect([draft.weight, taken]).toEqual(['820', ['Weight']]);
  const mine = { ...draftOf(saved), weight: '790' };
  const both = mergeDraft(mine, saved, { ...weighed, version: 4 });
  expect([both.draft.weight, both.conflicts]).toEqual(['790', [{ field: 'weight', theirs: '820' }]]);
});

test('sizes stay sorted as numbers', () => {
  const sizes = withSize([{ size: '42', quantity: 1 }], { size: '9.5', quantity: 2 });
  expect(withSize(sizes, { size: '42', quantity: 5 })).toEqual([
    { size: '9.5', quantity: 2 },
    { size: '42', quantity: 5 },
  ]);
});

describe('the body of the call', () => {
  test('a new product carries no version and no quantity that was seen', () => {
    const body = newBody({ ...draftOf(saved), name: ' Phố Cổ ' });
    expect(body).toMatchObject({ name: 'Phố Cổ', price: 1_000_000 });
    expect(JSON.stringify(body)).not.toMatch(/version|quantityBefore|before|key/);
  });
  test('an edit has the version and each size’s earlier quantity; a renamed color, its old name', () => {
    const draft = draftOf(saved);
    const color = {
      ...renameColor(draft.colors[0]!, 'Nâu'),
      imageDetail: ['/2-960.webp'],
      sizes: [
        { size: '42', quantity: 9 },
        { size: '43', quantity: 2 },
      ],
    };
    expect(editBody({ ...draft, colors: [color] }, saved)).toMatchObject({
      version: 3,
      colors: [
        {
          ...{ color: 'nâu', colorBefore: 'đen' },
          sizes: [
            { size: '42', quantity: 9, quantityBefore: 7 },
            { size: '43', quantity: 2 },
          ],
        },
      ],
    });
  });
  test('a color typed again under its old name is the same one', () => {
    const { colors } = editBody({ ...withColor(draftOf(saved), { before: undefined }) }, saved);
    expect(colors[0]).not.toHaveProperty('colorBefore');
    expect(colors[0]!.sizes[1]).toEqual({ size: '42', quantity: 7, quantityBefore: 7 });
  });
});

describe('when others changed the product meanwhile', () => {
  const mine = { ...draftOf(saved), desc: 'Của tôi', highLight: 'Của tôi' };
  const theirs = { ...saved, version: 4, price: 2_000_000, highLight: 'Của họ' };

  test('a field that one person changed takes that change; a field that both changed is a conflict', () => {
    const { draft, conflicts, taken } = mergeDraft(mine, saved, theirs);
    expect(draft).toMatchObject({ price: '2000000', desc: 'Của tôi', highLight: 'Của tôi' });
    expect(conflicts).toEqual([{ field: 'highLight', theirs: 'Của họ' }]);
    expect(taken).toEqual(['Price']);
  });

  const shelf = (sizes: Record<string, number>) => ({
    sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
  });
  const merged = (mySizes: Record<string, number>, theirSizes: Record<string, number>) => {
    const now = { ...saved, colors: saved.colors.map((color) => ({ ...color, ...shelf(theirSizes) })) };
    const { draft } = mergeDraft(withColor(draftOf(saved), shelf(mySizes)), saved, now);
    return Object.fromEntries(draft.colors[0]!.sizes.map(({ size, quantity }) => [size, quantity]));
  };
  test('pairs I added are added to those that are left', () => {
    expect(merged({ 41: 0, 42: 10 }, { 41: 0, 42: 5 })).toEqual({ 41: 0, 42: 8 });
  });
  test('pairs I took away never leave fewer than none', () => {
    expect(merged({ 41: 0, 42: 1 }, { 41: 0, 42: 2 })).toEqual({ 41: 0, 42: 0 });
  });
  test('sizes I took out stay out, sizes they added come in, sizes they took out go', () => {
    expect(merged({ 42: 7, 43: 1 }, { 42: 7, 44: 4 })).toEqual({ 42: 7, 43: 1, 44: 4 });
    expect(merged({ 41: 0, 42: 7 }, { 41: 0 })).toEqual({ 41: 0 });
  });

  const brown = { ...saved.colors[0]!, color: 'nâu' };
  test('a color they added comes in; one they took out goes, unless I wrote into it', () => {
    const names = (draft: ProductDraft, colors: SavedProduct['colors']) =>
      mergeDraft(draft, saved, { ...saved, colors }).draft.colors.map(({ color, before }) => [color, before]);
    expect(names(draftOf(saved), [...saved.colors, brown])).toEqual([
      ['đen', 'đen'],
      ['nâu', 'nâu'],
    ]);
    expect(names(draftOf(saved), [brown])).toEqual([['nâu', 'nâu']]);
    expect(names(withColor(draftOf(saved), { colorHex: '#222222' }), [brown])).toEqual([
      ['đen', undefined],
      ['nâu', 'nâu'],
    ]);
  });
});
