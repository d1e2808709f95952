import { colorFor, englishColor, IN_ENGLISH } from '../../../src/common/color-name';
import type { Language } from '../../../src/common/language';
import { errorMessage } from '../../../src/common/refusals/refusal';
import { exchangeMessage } from '../../../src/modules/orders/exchanges/exchange-messages';
import type { Message, Owner } from '../../../src/mail/message';
import { orderMessage } from '../../../src/modules/orders/order-message';
import {
  backMessage,
  confirmWaitMessage,
} from '../../../src/modules/products/back-in-stock/size-wait-messages';
import { COLOR_WORDS } from '../../../web/src/lib/color-words';
import { textOfMessage } from '../support/mail-content';

const LINK = 'https://buoc.test/profile';
const to = 'linh@shop.test';
const shoe = { name: 'Phố Cổ', color: 'trắng ngà', size: '42', image: '/media/shoes/pho-co/side-960.webp' };
const SHOP = { publicUrl: 'https://buoc.test', shopTimezone: 'Asia/Ho_Chi_Minh' };

const order = {
  ...{ _id: '6742e8a1c3f00b7d5e91a2c4', name: 'Linh', phone: '0903417268', address: '12 Nguyễn Huệ' },
  ...{ payment: 'COD', total: 1_000_000, items: [{ ...shoe, price: 1_000_000, quantity: 1 }] },
  ...{ paidAmount: 0, refundedAmount: 0, waivedAmount: 0 },
};
const exchange = {
  ...({ status: 'approved', item: shoe, newSize: '43', reason: null } as const),
  heldUntil: new Date('2026-12-01T03:00:00Z'),
};

const MAILS: [string, (reader: Owner) => Message][] = [
  [
    'an order',
    (reader) =>
      orderMessage(reader, 'placed', order, {
        ...{ link: LINK, publicUrl: SHOP.publicUrl, timeZone: SHOP.shopTimezone },
      }),
  ],
  ['an exchange', (reader) => exchangeMessage(reader, exchange, '6742e8a1c3f0', LINK, SHOP)],
  ['a wait', (reader) => confirmWaitMessage(reader, shoe, LINK, SHOP.publicUrl)],
  ['a size that is back', (reader) => backMessage(reader, shoe, LINK, SHOP.publicUrl)],
];

describe('the colors of shoes', () => {
  it.each(MAILS)(
    'have their English names in the English mail about %s, and their own in Vietnamese',
    (_, message) => {
      const text = (language: Language | null): string =>
        textOfMessage(message({ email: to, language, isConfirmed: true }));
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
