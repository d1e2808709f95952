import { colorFor, englishColor, IN_ENGLISH } from '../../../src/common/color-name';
import type { Language } from '../../../src/common/language';
import { errorMessage } from '../../../src/common/refusals/refusal';
import { exchangeMessage } from '../../../src/modules/orders/exchanges/exchange-messages';
import type { StoredExchange } from '../../../src/modules/orders/exchanges/exchanges.repository';
import { orderMessage } from '../../../src/modules/orders/order-message';
import {
  backMessage,
  confirmWaitMessage,
} from '../../../src/modules/products/back-in-stock/size-wait-messages';
import { COLOR_WORDS } from '../../../web/src/lib/color-words';

const LINK = 'https://buoc.test/profile';
const to = 'linh@shop.test';
const shoe = { name: 'Phố Cổ', color: 'trắng ngà', size: '42' };

const order = {
  ...{ _id: '6742e8a1c3f00b7d5e91a2c4', name: 'Linh', phone: '0903417268', address: '12 Nguyễn Huệ' },
  ...{ payment: 'COD', total: 1_000_000, items: [{ ...shoe, price: 1_000_000, quantity: 1 }] },
  ...{ paidAmount: 0, refundedAmount: 0 },
};
const exchange = {
  ...{
    status: 'approved',
    heldUntil: new Date('2026-12-01T03:00:00Z'),
    item: shoe,
    newSize: '43',
    reason: null,
  },
} as unknown as StoredExchange;

const MAILS: [string, (language: Language | null) => string][] = [
  [
    'an order',
    (language) =>
      orderMessage({ email: to, language, isConfirmed: true }, 'placed', order, { link: LINK }).text,
  ],
  [
    'an exchange',
    (language) => exchangeMessage({ email: to, language }, exchange, LINK, 'Asia/Ho_Chi_Minh').text,
  ],
  ['a wait', (language) => confirmWaitMessage(to, shoe, LINK, language).text],
  ['a size that is back', (language) => backMessage(to, shoe, LINK, language).text],
];

describe('the colors of shoes', () => {
  it.each(MAILS)(
    'have their English names in the English mail about %s, and their own in Vietnamese',
    (_, text) => {
      expect(text('en')).toContain('ivory');
      expect(text('en')).not.toContain('trắng ngà');
      expect(text('vi')).toContain('trắng ngà');
      expect(text('vi')).not.toContain('ivory');
      expect(text(null)).toMatch(/trắng ngà[^]*ivory/);
    },
  );

  it('have them in English refusals of a cart', () => {
    const short = errorMessage('stock.short', { ...shoe, color: 'Đen', available: 2 });
    expect(short.en).toBe('Only 2 pairs of Phố Cổ in black, size 42, are left.');
    expect(short.vi).toBe('Phố Cổ màu Đen, size 42 chỉ còn 2 đôi.');
    expect(errorMessage('stock.sold-out', shoe).en).toBe('Phố Cổ in ivory, size 42, is sold out.');
    expect(errorMessage('stock.size-gone', shoe).en).toBe('Size 42 in ivory is no longer sold.');
  });

  it('stay as they are where the shop knows no English name', () => {
    expect(englishColor('đen/trắng')).toBe('black/white');
    expect(englishColor('đen nhám')).toBe('đen nhám');
    expect(colorFor(null, 'volt')).toBe('volt');
  });

  it('are those of the pages', () => expect(IN_ENGLISH).toEqual(COLOR_WORDS));
});
