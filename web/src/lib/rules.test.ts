import { canCheckOut } from './checkout-rules';
import { formatDate, formatDay, formatMoment, shopToday } from './dates';
import { imageSet } from './images';
import { decodeToken } from './jwt';
import { formatDong, linesTotal } from './money';
import { orderTitle } from './order-number';
import { openingChoice, openingColor } from './product-stock';
import { changedFields, checkProfileField } from './profile-rules';
import { safeStorage } from './storage';
import { composed, foldText, languageOf, titleCase, truncate, waitInWords } from './text';
import { amountDue, amountToReturn } from './order-payment';

describe('checkout (rule C9)', () => {
  const ready = { payment: 'COD' as const, address: '12 Nguyễn Huệ', lines: 1 };
  test('proceeds with a payment method, an address and lines', () => expect(canCheckOut(ready)).toBe(true));
  test.each([
    ['no payment method', { payment: null }],
    ['no address', { address: '  ' }],
    ['an address of invisible characters', { address: '\u200b\u2060' }],
    ["the address 'Unknown'", { address: 'Unknown' }],
    ['nothing to buy', { lines: 0 }],
  ])('not with %s', (_what, change) => expect(canCheckOut({ ...ready, ...change })).toBe(false));
});

describe('profile (rules A26 and A30)', () => {
  test.each([
    ['lastName', '', 'Last Name is required'],
    ['firstName', ' ', 'First Name is required'],
    ['firstName', '\u200b', 'First Name is required'],
    ['address', '\u200d\u3164', 'Address is required'],
    ['email', 'linh..nguyen@shop.test', 'Invalid email address'],
    ['email', '', 'Email is required'],
    ['email', 'linh@shop', 'Invalid email address'],
    ['phone', '', 'Phone is required'],
    ['phone', '090341726', 'Phone must be 10-11 digits'],
    ['phone', '090341726812', 'Phone must be 10-11 digits'],
    ['phone', '09034172681', undefined],
    ['phone', '+84 903 417 268', undefined],
    ['address', '', 'Address is required'],
  ] as const)('%s %p', (field, value, message) => expect(checkProfileField(field, value)).toBe(message));

  test('only changed fields are sent', () => {
    const before = { lastName: 'A', firstName: 'B', email: 'a@b.vn', phone: '0903417268', address: 'X' };
    expect(changedFields(before, { ...before, address: 'Y ' })).toEqual({ address: 'Y' });
    expect(changedFields(before, { ...before, address: 'X ' })).toEqual({});
    expect(changedFields(before, { ...before, phone: '+84 903.417.268' })).toEqual({});
    expect(changedFields(before, { ...before, phone: '0912 345 678' })).toEqual({ phone: '0912345678' });
  });
});

describe('words and figures', () => {
  test('money', () => {
    expect(formatDong(1234000)).toBe('1.234.000đ');
    expect(formatDong('990000')).toBe('990.000đ');
    expect(
      linesTotal([
        { price: '1890000', quantity: 2 },
        { price: '10', quantity: 1 },
      ]),
    ).toBe(3780010);
  });
  test('dates are on the shop’s calendar', () => {
    expect(formatDate('2026-11-01T17:30:00.000Z')).toBe('2/11/2026');
    expect(formatMoment('2026-11-01T17:05:00.000Z')).toBe('2/11/2026 00:05');
    expect(formatMoment(null)).toBe('');
    expect(formatDay('1996-08-17')).toBe('17/8/1996');
    expect(formatDate(null)).toBe('');
    expect(shopToday(new Date('2026-12-31T17:00:00.000Z'))).toEqual({ day: 1, month: 1, year: 2027 });
  });
  test.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3_541, '1 hour'],
    [7_201, '3 hours'],
  ])('a wait of %p s is %p', (seconds, words) => expect(waitInWords(seconds)).toBe(words));
  test('an order is called by the first half of its id', () => {
    expect(orderTitle('6742e8a1c3f0aabbccddeeff')).toBe('Order #6742e8a1c3f0');
  });
  test('text', () => {
    expect(titleCase('new balance')).toBe('New Balance');
    expect(foldText('Giày ĐỎ')).toBe('giay do');
    expect(truncate('a'.repeat(30), 30)).toBe('a'.repeat(30));
    expect(truncate('a'.repeat(31), 30)).toBe(`${'a'.repeat(30)}...`);
  });
  test('of an endless text only the beginning is composed', () => {
    const endless = `a${'\u0301'.repeat(100_000)}`;
    const longest = composed(endless).length;
    expect(longest).toBeLessThanOrEqual(2_000);
    expect([...foldText(endless)].length).toBe(longest);
    expect(truncate(endless, 30)).toHaveLength(33);
    expect(languageOf(endless)).toBe('vi');
  });
  test('uploaded pictures come in two widths, the shop’s own in three', () => {
    const widths = '/uploads/side-480.webp 480w, /uploads/side-960.webp 960w';
    expect(imageSet('/uploads/side-960.webp')).toEqual({ src: '/uploads/side-960.webp', srcSet: widths });
    expect(imageSet('/media/shoes/a/b/side-960.webp').srcSet).toBe(
      '/media/shoes/a/b/side-480.webp 480w, /media/shoes/a/b/side-960.webp 960w, /media/shoes/a/b/side-1600.webp 1600w',
    );
    expect(imageSet('/x.png').srcSet).toBeUndefined();
  });
});

test('a token gives its claims, anything else gives null', () => {
  const payload = Buffer.from(JSON.stringify({ userId: 'u', role: 'client' })).toString('base64url');
  expect(decodeToken(`h.${payload}.s`)).toEqual({ userId: 'u', role: 'client' });
  expect(decodeToken('nonsense')).toBeNull();
  expect(decodeToken(`h.${Buffer.from('{}').toString('base64url')}.s`)).toBeNull();
});

test('a product opens with the first colour of which something is left', () => {
  const gone = { color: 'đen', sizes: [{ size: '40', quantity: 0 }] };
  const left = { color: 'trắng', sizes: [{ size: '40', quantity: 1 }] };
  expect(openingColor([gone, left])).toBe(left);
  expect(openingColor([gone])).toBe(gone);
  expect(openingColor([])).toBeNull();
});

test('a product opens with the colour and the size that were asked for, if they are left', () => {
  const black = { color: 'đen', sizes: [{ size: '41', quantity: 2 }] };
  const navy = {
    color: 'xanh hải quân',
    sizes: [
      { size: '41', quantity: 3 },
      { size: '42', quantity: 1 },
    ],
  };
  const white = { color: 'trắng', sizes: [{ size: '42', quantity: 1 }] };
  const colors = [black, navy, white];
  const opened = (asked: { colors?: string[]; sizes?: string[] }, mySize: string | null = null): unknown[] =>
    Object.values(openingChoice(colors, { colors: [], sizes: [], ...asked }, mySize));
  expect(opened({})).toEqual(['đen', null]);
  expect(opened({ colors: ['trắng'] })).toEqual(['trắng', null]);
  expect(opened({ sizes: ['42'] })).toEqual(['xanh hải quân', '42']);
  expect(opened({ colors: ['đen', 'trắng'], sizes: ['42'] })).toEqual(['trắng', '42']);
  // What was asked for goes before one's own size, which stands in when that is not left.
  expect(opened({ sizes: ['42'] }, '41')).toEqual(['xanh hải quân', '42']);
  expect(opened({ colors: ['đen'], sizes: ['42'] }, '41')).toEqual(['đen', '41']);
  // Of several sizes none is meant, and a colour that it does not have is not there.
  expect(opened({ colors: ['hồng'], sizes: ['41', '42'] })).toEqual(['đen', null]);
  expect(Object.values(openingChoice([], { colors: ['đen'], sizes: ['42'] }, '42'))).toEqual(['', null]);
});

test('a storage that refuses everything still remembers while the page lives', () => {
  const store = safeStorage(() => {
    throw new Error('denied');
  });
  store.setJson('key', ['a']);
  expect(store.getJson('key', [], Array.isArray)).toEqual(['a']);
  store.remove('key');
  expect(store.get('key')).toBeNull();
});

test('a full storage returns the last refused value, not the stored one, until another tab writes', () => {
  localStorage.clear();
  localStorage.setItem('key', 'old');
  const store = safeStorage(() => localStorage);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.set('key', 'new');
  full.mockRestore();
  expect(store.get('key')).toBe('new');
  expect(localStorage.getItem('key')).toBe('old');
  localStorage.setItem('key', 'newest');
  expect(store.get('key')).toBe('newest');
});

test.each([
  ['Mỗi bước, một màu.', 'vi'],
  ['Miễn phí giao hàng toàn quốc · Đổi size trong 30 ngày', 'vi'],
  ['Bước Sneaker Store – giày thể thao chính hãng từ sáu thương hiệu.', 'vi'],
  ['Impossible is Nothing.', undefined],
  ['Yes, the Bứt Tốc FG in red is in stock in size 42.', undefined],
  ['', undefined],
] as const)('the language of %j is %j', (text, language) => expect(languageOf(text)).toBe(language));

test.each([
  ['nothing came', { paidAmount: 0, refundedAmount: 0, waivedAmount: 0, returnedAmount: 0 }, 100],
  ['a part came', { paidAmount: 40, refundedAmount: 0, waivedAmount: 0, returnedAmount: 0 }, 60],
  ['more came', { paidAmount: 120, refundedAmount: 0, waivedAmount: 0, returnedAmount: 0 }, 0],
  [
    'all came, and a part went back',
    { paidAmount: 100, refundedAmount: 30, waivedAmount: 30, returnedAmount: 0 },
    0,
  ],
  ['a pair came back', { paidAmount: 60, refundedAmount: 0, waivedAmount: 0, returnedAmount: 30 }, 10],
  [
    'a part went back before all came',
    { paidAmount: 100, refundedAmount: 99, waivedAmount: 0, returnedAmount: 0 },
    99,
  ],
])('what is still to pay when %s', (_case, money, due) => {
  expect(amountDue({ status: 'pending', total: 100, ...money })).toBe(due);
  expect(amountDue({ status: 'canceled', total: 100, ...money })).toBe(0);
});

test.each([
  ['nothing came', { paidAmount: 0, refundedAmount: 0, waivedAmount: 0, returnedAmount: 60 }, 0, 0],
  ['more came', { paidAmount: 120, refundedAmount: 0, waivedAmount: 0, returnedAmount: 0 }, 20, 120],
  ['a pair came back', { paidAmount: 100, refundedAmount: 0, waivedAmount: 0, returnedAmount: 60 }, 60, 100],
  [
    'a part came, and a pair back',
    { paidAmount: 50, refundedAmount: 0, waivedAmount: 0, returnedAmount: 60 },
    10,
    50,
  ],
  [
    'its money went back',
    { paidAmount: 100, refundedAmount: 60, waivedAmount: 0, returnedAmount: 60 },
    0,
    40,
  ],
  [
    'all came back after goodwill',
    { paidAmount: 100, refundedAmount: 30, waivedAmount: 30, returnedAmount: 100 },
    70,
    70,
  ],
])('what is to go back when %s', (_case, money, delivered, canceled) => {
  expect(amountToReturn({ status: 'completed', total: 100, ...money })).toBe(delivered);
  expect(amountToReturn({ status: 'canceled', total: 100, ...money })).toBe(canceled);
});
