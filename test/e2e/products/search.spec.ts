import type {
  ProductFacetsDto,
  ProductListDto,
} from '../../../src/modules/products/catalog/dto/catalogue.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { catalogue, type CatalogueProduct } from '../../../src/demo/catalogue/catalogue';
import { aColor, aProduct } from '../support/factories/product';
import { aStaffMember } from '../support/people';
import shopperSearches from './shopper-searches.json';
import { createTestApp, type TestApp } from '../support/test-app';

type Is = (product: CatalogueProduct) => boolean;

const brand =
  (...names: string[]): Is =>
  (one) =>
    names.includes(one.brand);
const type =
  (...names: string[]): Is =>
  (one) =>
    names.includes(one.type);
const material =
  (...names: string[]): Is =>
  (one) =>
    names.includes(one.material);
const color =
  (...names: string[]): Is =>
  (one) =>
    one.colors.some((look) => names.includes(look.color));
const size =
  (name: string, ...colors: string[]): Is =>
  (one) =>
    one.colors.some(
      (look) =>
        (colors.length === 0 || colors.includes(look.color)) &&
        look.sizes.some((run) => run.size === name && run.quantity > 0),
    );
const named =
  (...names: string[]): Is =>
  (one) =>
    names.includes(one.name);
const and =
  (...all: Is[]): Is =>
  (one) =>
    all.every((is) => is(one));
const or =
  (...any: Is[]): Is =>
  (one) =>
    any.some((is) => is(one));

const WHITE = ['trắng', 'trắng ngà'];
const RED = ['đỏ cam', 'đỏ đô'];
const BLUE = ['xanh hải quân', 'xanh dương', 'xanh da trời'];
const GREEN = ['xanh rêu', 'xanh ngọc'];
const all: Is = () => true;
const none: Is = () => false;

/** What shoppers type into the demo shop, and what it must find: exactly these products. */
const SEARCHES: [search: string, is: Is][] = [
  ['vans', brand('vans')],
  ['NIKE', brand('nike')],
  ['new balance', brand('new balance')],
  ['new-balance', brand('new balance')],
  ['giày vans', brand('vans')],
  ['vans shoes', brand('vans')],
  ['nikr', brand('nike')],
  ['adias', brand('adidas')],
  ['adidsa', brand('adidas')],
  ['balenciagga', brand('balenciaga')],
  ['giày da', material('leather')],
  ['leather nike', and(material('leather'), brand('nike'))],
  ['da lộn', material('suede')],
  ['running', or(type('running'), named('Mây Trắng Runner'))],
  ['chạy', or(type('running'), named('Chạy Chậm'))],
  ['giày chạy bộ', type('running')],
  ['giay chay bo', type('running')],
  ['runing shoes', type('running')],
  ['bóng rổ', type('basketball')],
  ['bong ro', type('basketball')],
  ['basketbal', type('basketball')],
  ['bóng đá', type('football')],
  ['soccer', type('football')],
  ['bốt', type('boot')],
  ['đen', color('đen')],
  ['den', color('đen')],
  ['black', color('đen')],
  ['màu đen', color('đen')],
  ['blak', color('đen')],
  ['trắng', color(...WHITE)],
  ['white', color(...WHITE)],
  ['trắng ngà', color('trắng ngà')],
  ['đỏ', color(...RED)],
  ['đỏ đô', color('đỏ đô')],
  ['xanh', color(...BLUE, ...GREEN)],
  ['blue', color(...BLUE)],
  ['navy', color('xanh hải quân')],
  ['size 42', size('42')],
  ['42', size('42')],
  ['42,5', size('42.5')],
  ['size42', size('42')],
  ['vans den 42', and(brand('vans'), size('42', 'đen'))],
  ['vans đen 42', and(brand('vans'), size('42', 'đen'))],
  ['Vans, đen, size 42', and(brand('vans'), size('42', 'đen'))],
  ['giày nike màu trắng size 41 nam', and(brand('nike'), size('41', ...WHITE))],
  ['adidas chạy bộ trắng 38', and(brand('adidas'), type('running'), size('38', ...WHITE))],
  ['nike bóng rổ đỏ 42', and(brand('nike'), type('basketball'), size('42', ...RED))],
  ['lunch break white 41', and(named('Lunch Break'), size('41', ...WHITE))],
  ['puma football', and(brand('puma'), type('football'))],
  ['nb đen', and(brand('new balance'), color('đen'))],
  ['nikr running blak', and(brand('nike'), type('running'), color('đen'))],
  ['court nova', named('Court Nova Low')],
  ['curt nova', named('Court Nova Low')],
  ['pho dem 24', named('Phố Đêm 24')],
  ['phố đêm 24 đen', named('Phố Đêm 24')],
  ['grey matter', named('Grey Matter')],
  ['kick-off', named('Evening Kick-off')],
  ['dò', none],
  ['convese', none],
  ['xe đạp', none],
  ['vans bóng rổ', none],
  ['shoes', all],
];

describe('a search of the demo shop', () => {
  let shop: TestApp;
  const products = catalogue();

  beforeAll(async () => {
    shop = await createTestApp();
    for (const one of products) {
      const { slug: _slug, importedDaysAgo, ...product } = one;
      const importAt = new Date(Date.now() - importedDaysAgo * 86_400_000);
      await shop.app.get(ProductEditingService).createProduct({ ...product, importAt });
    }
  }, 60_000);
  afterAll(() => shop.close());

  async function find(search: string, more: Record<string, string> = {}): Promise<ProductListDto> {
    const query = { search, limit: '100', ...more };
    const response = await shop.inject({ method: 'GET', url: '/v1/products/filter', query });
    expect(response.statusCode).toBe(200);
    return response.json<ProductListDto>();
  }

  it.each(SEARCHES)('for %j finds exactly what it means', async (search, is) => {
    const { products: found, total } = await find(search);
    const right = products.filter(is).map(({ name }) => name);
    expect(found.map(({ name }) => name).sort()).toEqual(right.sort());
    expect(total).toBe(right.length);
  });

  it.each(
    [
      'nike.',
      '(nike)',
      '"nike"',
      '“nike”',
      '‘nike’',
      '«nike»',
      'nike!',
      'nike…',
      '#nike',
      'nike,',
      'nike?!',
      '- nike',
      'nike 🔥',
      '【nike】',
    ]
      .map((typed) => [typed, 'nike'])
      .concat([
        ['giày vans?', 'giày vans'],
        ['"Hẻm Nhỏ"', 'Hẻm Nhỏ'],
        ['hẽm nhỏ', 'Hẻm Nhỏ'],
        ['hẻm nhõ', 'Hẻm Nhỏ'],
        ['HẼM NHÕ.', 'Hẻm Nhỏ'],
        ['cỗ điễn', 'cổ điển'],
        ['vans đõ', 'vans đỏ'],
        ['vans - đen', 'vans đen'],
        ['vans – đen', 'vans đen'],
        ['vans & đen', 'vans đen'],
        ['vans+đen', 'vans đen'],
        ['size: 42', 'size 42'],
        ['size:42,5', 'size 42.5'],
        ['42.5.', '42.5'],
        ['(42,5)', '42.5'],
        ['vans/đen/42', 'vans đen 42'],
        ['nike;đen', 'nike đen'],
        ['Màu: trắng, size: 41...', 'màu trắng size 41'],
        ['kick–off', 'kick-off'],
        ['men’s running', "men's running"],
      ]),
  )('finds for %j what it finds for %j', async (typed, plain) => {
    const [found, expected] = [await find(typed), await find(plain)];
    expect(expected.total).toBeGreaterThan(0);
    expect(found.products.map(({ name }) => name)).toEqual(expected.products.map(({ name }) => name));
  });

  it.each([
    ['black', ['đen']],
    ['BLACK,white', ['đen', ...WHITE]],
    ['red', RED],
    ['do', RED],
    ['đỏ', RED],
    ['blue', BLUE],
    ['navy', ['xanh hải quân']],
    ['navy-blue', ['xanh hải quân']],
    ['gray', ['xám tro']],
    ['grey', ['xám tro']],
    ['sky blue', ['xanh da trời']],
    ['đen', ['đen']],
    ['xanh-duong', ['xanh dương']],
    ['no such colour', []],
  ])('filters by the colour %j as by %j, and says which are chosen', async (asked, colors) => {
    const get = async <T>(path: string, query: object) =>
      (await shop.inject({ method: 'GET', url: `/v1/products/${path}`, query: { ...query } })).json<T>();
    const found = await get<ProductListDto>('filter', { color: asked, limit: '100' });
    const right = products.filter(color(...colors)).map(({ name }) => name);
    expect(found.products.map(({ name }) => name).sort()).toEqual(right.sort());
    const facets = await get<ProductFacetsDto>('facets', { color: asked });
    const chosen = facets.colors.filter((one) => one.asked).map(({ value }) => value);
    expect(chosen.sort()).toEqual([...colors].sort());
  });

  it.each(['đô', 'dò', 'hèm nhỏ', 'trăng ngà'])('takes the accents of %j as they are', async (search) => {
    const names = (await find(search)).products.map(({ name }) => name);
    expect(names).not.toContain('Hẻm Nhỏ');
    if (search === 'dò') expect(names).toEqual([]);
  });

  it('for 96 of 100 searches by someone who had seen the catalogue alone finds what was meant', async () => {
    const wrong: string[] = [];
    for (const { q, expect: meant, mayAlso } of shopperSearches) {
      const found = (await find(q)).products.map(({ name }) => name);
      const isWhole = meant.every((name) => found.includes(name));
      const isClean = found.every((name) => meant.includes(name) || mayAlso.includes(name));
      if (!isWhole || !isClean) wrong.push(q);
    }
    // 92 at first: 'tìm', 'mua' and words still being typed were not understood.
    expect(wrong).toEqual(['sân cỏ', 'đường', 'ni', 'vans 4']);
  });

  it.each(['nike trắ', 'giày chạ'])('completes the last word of %j', async (search) => {
    const filter = search.startsWith('nike') ? 'color' : 'type';
    expect((await find(search)).readAs?.map((one) => one.filter)).toContain(filter);
  });

  it('completes the last word beside a misspelt one', async () => {
    const { readAs } = await find('nikr trắ');
    expect(readAs?.map(({ filter, words }) => [filter, words])).toEqual([
      ['brand', 'nikr'],
      ['color', 'trắ'],
    ]);
  });

  it('counts facets of the same products, and pages them without repeats', async () => {
    const { total, products: whole } = await find('trắng');
    const pages = await Promise.all(['1', '2', '3'].map((page) => find('trắng', { page, limit: '11' })));
    expect(pages.flatMap((page) => page.products)).toEqual(whole.slice(0, 33));
    const response = await shop.inject({
      method: 'GET',
      url: '/v1/products/facets',
      query: { search: 'trắng' },
    });
    const { stock } = response.json<{ stock: { count: number }[] }>();
    expect(stock.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('says which filters it read, and what is left of the search without each', async () => {
    expect((await find('Vans den size 42')).readAs).toEqual([
      { words: 'Vans', filter: 'brand', values: ['vans'], without: 'den size 42' },
      { words: 'den', filter: 'color', values: ['đen'], without: 'Vans size 42' },
      { words: 'size 42', filter: 'size', values: ['42'], without: 'Vans den' },
    ]);
    expect((await find('nikr')).readAs).toEqual([
      { words: 'nikr', filter: 'brand', values: ['nike'], without: '' },
    ]);
    expect((await find('trắng')).readAs).toMatchObject([{ filter: 'color', values: WHITE }]);
    expect((await find('court nova')).readAs).toBeUndefined();
  });

  it('offers the search without the word that fits least when nothing is found', async () => {
    expect((await find('vans đen bóng rổ')).near).toEqual({
      search: 'vans đen',
      total: products.filter(and(brand('vans'), color('đen'))).length,
    });
    expect((await find('vans')).near).toBeUndefined();
    expect((await find('xe')).near).toBeUndefined();
  });

  it('shows matches of names first, unless a sort is chosen', async () => {
    const { products: found } = await find('trắng');
    expect(found[0]!.name).toBe('Mây Trắng Runner');
    const prices = (await find('trắng', { sort: 'low-high' })).products.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('gives suggestions: at most five, names first, also of a word that is being typed', async () => {
    const { products: found } = await find('ch', { limit: '5' });
    expect(found).toHaveLength(5);
    expect((await find('trang', { limit: '5' })).products[0]!.name).toBe('Mây Trắng Runner');
    const begun = await find('balen');
    expect(begun.products.every((one) => one.brand === 'balenciaga')).toBe(true);
    expect((await find('adid')).products.every((one) => one.brand === 'adidas')).toBe(true);
  });

  it.each(['`', '^', '\u0301'])('finds nothing for %j, which is an accent alone', async (search) => {
    expect((await find(search)).total).toBe(0);
    expect((await find(search, { match: 'name' })).total).toBe(0);
  });

  it('keeps to names with match=name, and refuses any other match', async () => {
    expect((await find('vans', { match: 'name' })).products).toEqual([]);
    expect((await find('tuong', { match: 'name' })).products.map(({ name }) => name)).toEqual(['Tường Gạch']);
    const query = { search: 'vans', match: 'brand' };
    const response = await shop.inject({ method: 'GET', url: '/v1/products/filter', query });
    expect(response.statusCode).toBe(400);
  });
});

describe('a search', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
    const plain = { brand: 'puma', type: 'boot', highLight: 'Simple', desc: 'For every day.' } as const;
    const red = [aColor('red', { '41': 2 })];
    for (const one of [
      { name: 'Đen 42', brand: 'vans', colors: red, importAt: new Date('2021-01-01') },
      { name: 'Đường Đô', brand: 'vans', colors: red },
      {
        name: 'Both',
        brand: 'vans',
        colors: [aColor('đen', { '41': 1, '42': 0 }), aColor('red', { '42': 3 })],
      },
      { name: 'Right', brand: 'vans', colors: [aColor('đen', { '42': 1 })] },
      { name: 'Gondola', brand: 'nike', colors: red, desc: 'Vải canvas dày.' },
      { name: 'Canvas Day', brand: 'nike', colors: red, importAt: new Date('2020-01-01') },
      { name: 'Nâu Sồi', brand: 'nike', colors: [aColor('cà phê sữa', { '40': 1 })] },
      { name: 'Converse Road', brand: 'nike', colors: red },
      { name: 'Air-Max 90', brand: 'nike', colors: red },
      { name: 'Chuck 70’s (Low)', brand: 'nike', colors: red },
      { name: '9060.', brand: 'new balance', colors: red },
      { name: 'Star ★', brand: 'puma', colors: red },
      { name: 'Hòa Thuận', brand: 'nike', colors: red, desc: 'Hương thơm lan toả.' },
      { name: 'Khoẻ-Đẹp Thủy', brand: 'nike', colors: [aColor('hoả tiễn', { '41': 1 })] },
      { name: 'Hoàng Hôn', brand: 'nike', colors: red, importAt: new Date('2020-01-01') },
    ] as const)
      await shop.app
        .get(ProductEditingService)
        .createProduct(aProduct({ ...plain, ...one, colors: [...one.colors] }));
  });
  afterAll(() => shop.close());

  it.each([
    ['vans den 42', ['Right', 'Đen 42']],
    ['vans đen 41', ['Both', 'Đen 42']],
    ['đô', ['Đường Đô']],
    ['canvas', ['Canvas Day', 'Gondola']],
    ['canvas dày', ['Gondola']],
    ['cà phê sữa', ['Nâu Sồi']],
    ['ca phe sua 40', ['Nâu Sồi']],
    ['ca phe sua 41', []],
    ['convese', ['Converse Road']],
    ['cnvs', []],
    ['Air-Max 90', ['Air-Max 90']],
    ['air max 90', ['Air-Max 90']],
    ['"air–max"', ['Air-Max 90']],
    ['Chuck 70’s (Low)', ['Chuck 70’s (Low)']],
    ["chuck 70's", ['Chuck 70’s (Low)']],
    ['9060', ['9060.']],
    ['9060.', ['9060.']],
    ['★', ['Star ★']],
    ['star ★', ['Star ★']],
    ['???', []],
    ['hoà thuận', ['Hòa Thuận']],
    ['hòa thuận', ['Hòa Thuận']],
    ['khỏe', ['Khoẻ-Đẹp Thủy']],
    ['khoẻ thuỷ', ['Khoẻ-Đẹp Thủy']],
    ['hoà', ['Hòa Thuận', 'Hoàng Hôn']],
    ['tỏa', ['Hòa Thuận']],
    ['toả', ['Hòa Thuận']],
    ['hỏa tiễn', ['Khoẻ-Đẹp Thủy']],
  ])('for %j finds %j, names first', async (search, names) => {
    const response = await shop.inject({ method: 'GET', url: '/v1/products/filter', query: { search } });
    expect(response.json<ProductListDto>().products.map(({ name }) => name)).toEqual(names);
  });

  it('follows an edit of the texts', async () => {
    const editing = shop.app.get(ProductEditingService);
    const { _id } = await editing.createProduct(aProduct({ name: 'Edited', desc: 'Wombat.' }));
    const total = async (search: string) => {
      const response = await shop.inject({ method: 'GET', url: '/v1/products/filter', query: { search } });
      return response.json<ProductListDto>().total;
    };
    expect(await total('wombat')).toBe(1);
    const manager = await aStaffMember(shop, 'manager');
    expect((await manager.put(`/v1/products/${_id}`, { desc: 'Quokka.' })).status).toBe(200);
    expect([await total('wombat'), await total('quokka')]).toEqual([0, 1]);
  });
});
