import { searchPath, toggled, turnPage, withoutUnreadable } from './catalogue-query';
import {
  changeCatalogue,
  isOverlayHref,
  readCatalogue,
  readOverlay,
  withOverlay,
  withoutOverlay,
} from './url';

const params = (text: string) => new URLSearchParams(text);

describe('overlays', () => {
  test.each([
    ['active=cart', { active: 'cart' }],
    ['active=search', { active: 'search' }],
    ['active=productDetail&product=pho-co', { active: 'productDetail', product: 'pho-co' }],
    ['active=order&order=abc', { active: 'order', order: 'abc' }],
    ['active=productDetail', null],
    ['product=pho-co', null],
    ['active=nonsense', null],
  ])('%s', (text, overlay) => expect(readOverlay(params(text))).toEqual(overlay));

  test('opening one replaces another and keeps the page', () => {
    const next = withOverlay(params('brand=nike&page=3&active=search'), {
      active: 'productDetail',
      product: 'pho-co',
    });
    expect(next.toString()).toBe('brand=nike&page=3&active=productDetail&product=pho-co');
  });

  test('closing removes its parameters and nothing else', () => {
    const next = withoutOverlay(params('brand=nike&active=productDetail&product=pho-co&page=2'));
    expect(next.toString()).toBe('brand=nike&page=2');
  });

  test('a link knows whether it opens one', () => {
    expect(isOverlayHref('/product?brand=nike&active=cart')).toBe(true);
    expect(isOverlayHref('/product?brand=nike')).toBe(false);
    expect(isOverlayHref('/about')).toBe(false);
  });
});

describe('catalogue', () => {
  test('reads sizes as numbers, and drops invalid ones', () => {
    expect(readCatalogue(params('size=42.5,42.0,42,large,4242')).size).toEqual(['42.5', '42']);
  });

  test('reads price ranges in one spelling, and drops what is none', () => {
    const price = 'price=0-2000000,5000000-,-2000000,9-3,cheap';
    expect(readCatalogue(params(price)).price).toEqual(['-2000000', '5000000-']);
  });

  test('reads lists, spelt with spaces or hyphens, in any case', () => {
    const query = readCatalogue(
      params(
        'brand=New-Balance,nike&type=BOOT&material=Knit,suede,paper&stock=just in&color=đen&sort=low-high&page=2',
      ),
    );
    expect(query).toEqual({
      page: 2,
      search: '',
      brand: ['nike', 'new balance'],
      type: ['boot'],
      material: ['suede', 'knit'],
      stock: ['just-in'],
      color: ['đen'],
      size: [],
      price: [],
      sort: 'low-high',
    });
  });

  test.each(['0', '-3', '1.5', 'x', '', '02', '1e3', '+2', '2.0', '1000000'])('page %p is page 1', (page) => {
    expect(readCatalogue(params(`page=${page}`)).page).toBe(1);
  });

  test('a search is cut where the server would refuse it, between characters', () => {
    expect(readCatalogue(params(`search=${'👟'.repeat(201)}`)).search).toBe('👟'.repeat(200));
    expect(readCatalogue(params(`search=${'a'.repeat(200)}`)).search).toBe('a'.repeat(200));
  });

  test('invalid values are dropped', () => {
    expect(readCatalogue(params('brand=reebok&sort=best'))).toMatchObject({ brand: [], sort: '' });
    expect(readCatalogue(params(`color=${'a'.repeat(61)},red`)).color).toEqual(['red']);
  });

  test('of a filter there are as many values as the server takes', () => {
    const sizes = Array.from({ length: 60 }, (_, index) => String(index + 1));
    expect(readCatalogue(params(`size=${sizes.join(',')}`)).size).toEqual(sizes.slice(0, 50));
    expect(readCatalogue(params(`color=${sizes.join(',')}`)).color).toHaveLength(50);
  });

  test.each([
    ['a filter', { brand: ['nike', 'vans'] }, 'search=x&brand=nike%2Cvans'],
    ['the sort', { sort: 'oldest' as const }, 'search=x&sort=oldest'],
    ['the search', { search: ' giày ' }, 'search=gi%C3%A0y'],
    ['an emptied search', { search: '  ' }, ''],
  ])('changing %s goes back to page 1', (_what, change, expected) => {
    expect(changeCatalogue(params('search=x&page=4'), change).toString()).toBe(expected);
  });

  test('turning the page keeps the rest', () => {
    expect(turnPage(params('brand=nike'), 2).toString()).toBe('brand=nike&page=2');
    expect(turnPage(params('brand=nike&page=2'), 1).toString()).toBe('brand=nike');
  });

  test('a value is turned on and off', () => {
    expect(toggled(['nike'], 'vans')).toEqual(['nike', 'vans']);
    expect(toggled(['nike', 'vans'], 'nike')).toEqual(['vans']);
  });

  test('a search has an address, an empty one has no parameter', () => {
    const home = { pathname: '/', search: '?active=search' };
    expect(searchPath(home, ' giày chạy ')).toBe('/product?search=gi%C3%A0y+ch%E1%BA%A1y');
    expect(searchPath(home, '   ')).toBe('/product');
  });

  test('a search on the catalogue keeps the filters and leaves page and drawer', () => {
    const from = { pathname: '/product', search: '?brand=nike&page=3&search=old&active=search' };
    expect(searchPath(from, 'new')).toBe('/product?brand=nike&search=new');
    expect(searchPath(from, '')).toBe('/product?brand=nike');
  });
});

test.each([
  ['brand=nosuch&stock=maybe&sort=foo&page=0', ''],
  ['type=x&material=y&size=abc&page=abc', ''],
  ['brand=nike,nosuch&size=42,abc&page=1,2', 'brand=nike&size=42'],
  ['brand=Nike&sort=newest&page=3&search=&color=nosuch', null],
  ['brand=nosuch&active=productDetail&product=pho-co&x=1', 'active=productDetail&product=pho-co&x=1'],
  ['page=2&page=3', 'page=2'],
])('what the catalogue cannot read is dropped: %s', (text, left) => {
  const asked = params(text);
  const next = withoutUnreadable(asked);
  if (left === null) expect(next).toBe(asked);
  else expect(decodeURIComponent(next.toString())).toBe(left);
});
