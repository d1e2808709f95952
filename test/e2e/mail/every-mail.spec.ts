import { caniemail } from 'caniemail';
import type { Language } from '../../../src/common/language';
import type { Block } from '../../../src/mail/content';
import { htmlOf } from '../../../src/mail/content-html';
import { textOf } from '../../../src/mail/content-text';
import type { Message, Owner } from '../../../src/mail/message';
import { letterOf, type AccountLetter } from '../../../src/modules/auth/message-texts';
import { exchangeMessage } from '../../../src/modules/orders/exchanges/exchange-messages';
import type { ExchangeStatus, ReturnStatus } from '../../../src/modules/orders/after-sales/after-sale-status';
import { returnMessage } from '../../../src/modules/orders/returns/return-messages';
import { orderMessage, type OrderEvent } from '../../../src/modules/orders/order-message';
import {
  backMessage,
  confirmWaitMessage,
} from '../../../src/modules/products/back-in-stock/size-wait-messages';

const SHOP = { publicUrl: 'https://shop.example', shopTimezone: 'Asia/Ho_Chi_Minh' };
const LINK = `${SHOP.publicUrl}/profile?active=order&order=0198c1e2f3a4b5c6d7e8f9a0`;
const FRAME = {
  shopName: 'Bước Mẫu',
  seller: ['Công ty Bước Mẫu · MST 0000000000', '1 Lê Lợi', '028 3822 0106'],
};

const SHOE = {
  ...{ name: 'Hẻm Nhỏ', color: 'đỏ đô', size: '42.5', price: '2390000', quantity: 2 },
  image: '/media/shoes/hem-nho/do-do/three-quarter-960.webp',
};
const PICTURE = `${SHOP.publicUrl}/media/shoes/hem-nho/do-do/three-quarter-480.webp`;
const ORDER = {
  ...{ _id: '0198c1e2f3a4b5c6d7e8f9a0', name: 'Trần An', phone: '0901234567', address: '12 Nguyễn Huệ' },
  ...{ payment: 'QR', total: 4_780_000, paidAmount: 0, refundedAmount: 0, vatPercent: 8 },
  ...{ expectedFrom: '2026-11-04', expectedTo: '2026-11-05' },
  ...{ placedAt: '2026-11-02T02:05:00.000Z', payBy: '2026-11-03T02:05:00.000Z', items: [SHOE] },
};
const TRANSFER = {
  ...{ bankName: 'VietinBank', account: '113366668888', accountName: 'QUY VAC XIN' },
  ...{ amount: 4_780_000, memo: 'BUOC7K2M9QX', payload: '000201' },
};
const EXCHANGE = {
  ...{ item: SHOE, newSize: '43', reason: 'Đế đã mòn.', heldUntil: new Date('2026-11-09T02:05:00Z') },
};
const RETURN = {
  ...{ lines: [{ item: { ...SHOE, price: 2_390_000 }, quantity: 2 }], amount: 4_780_000 },
  ...{ reason: 'Đế đã mòn.', sendBy: new Date('2026-11-23T02:05:00Z') },
};

const orderMail = (event: OrderEvent, transfer?: typeof TRANSFER) => (reader: Owner) =>
  orderMessage(reader, event, ORDER, {
    ...{ link: LINK, publicUrl: SHOP.publicUrl, timeZone: SHOP.shopTimezone, amount: 390_000, transfer },
  });
const exchangeMail = (status: ExchangeStatus) => (reader: Owner) =>
  exchangeMessage(reader, { ...EXCHANGE, status }, '0198c1e2f3a4', LINK, SHOP);
const returnMail = (status: ReturnStatus) => (reader: Owner) =>
  returnMessage(reader, { ...RETURN, status }, '0198c1e2f3a4', LINK, SHOP);
const accountMail = (kind: AccountLetter) => (reader: Owner) => letterOf(kind, reader, LINK);

const EVENTS: Record<OrderEvent, true> = {
  ...{ placed: true, pending: true, delivering: true, completed: true, canceled: true },
  ...{ paid: true, expired: true, refunded: true },
};
const STATUSES: Record<ExchangeStatus, true> = {
  ...{ requested: true, approved: true, received: true, refused: true, withdrawn: true, expired: true },
};
const RETURNS: Record<ReturnStatus, true> = { ...STATUSES, refunded: true };
const LETTERS: Record<AccountLetter, true> = {
  ...{ 'email-asked': true, 'confirm-email': true, 'sign-up': true, welcome: true, 'reset-password': true },
  ...{ 'signed-in': true, password: true, phone: true, 'second-factor-added': true },
  ...{ 'second-factor-removed': true, 'second-factor-reset': true, 'recovery-codes': true },
  ...{ 'staff-invitation': true },
};
const namesOf = <T extends string>(all: Record<T, true>): T[] => Object.keys(all) as T[];

const MAILS: [name: string, message: (reader: Owner) => Message][] = [
  ['order to be paid by transfer', orderMail('placed', TRANSFER)],
  ...namesOf(EVENTS).map((event) => [`order ${event}`, orderMail(event)] as never),
  ...namesOf(STATUSES).map((status) => [`exchange ${status}`, exchangeMail(status)] as never),
  ...namesOf(RETURNS).map((status) => [`return ${status}`, returnMail(status)] as never),
  ...namesOf(LETTERS).map((kind) => [`letter ${kind}`, accountMail(kind)] as never),
  ['wait', (reader) => confirmWaitMessage(reader, SHOE, LINK, SHOP.publicUrl)],
  ['size that is back', (reader) => backMessage(reader, SHOE, LINK, SHOP.publicUrl)],
];
const LANGUAGES: (Language | null)[] = ['vi', 'en', null];
const CASES = MAILS.flatMap(([name, message]) =>
  LANGUAGES.map((language) => [`${name}, ${language ?? 'both'}`, message, language] as const),
);

const readerOf = (language: Language | null): Owner => ({
  ...{ email: 'an@shop.test', language, name: 'An', isConfirmed: true },
});
const drawn = async (message: Message): Promise<string> => htmlOf(message.content, FRAME);

/** The programs in which a mail has to look as it was meant. */
const CLIENTS = ['gmail.desktop-webmail', 'gmail.ios', 'gmail.android', 'outlook.*', 'apple-mail.*'];

/** What MJML writes and some programs pass over, to no harm: resets, roundings, and dark mode's media query. */
const HARMLESS = [
  ...['@media', 'Chaining selectors', 'border-radius', 'border-spacing', 'cursor', 'opacity', 'outline'],
  ...['overflow', 'role attribute', 'table-layout', 'target attribute', 'transform', 'white-space'],
  ...['word-break', 'word-spacing', '<body> element', 'aria-label attribute'],
];

/** Gmail cuts off what is longer. */
const MAX_BYTES = 102_000;

describe('every mail', () => {
  it.each(CASES)('is HTML that mail programs understand: %s', async (_, message, language) => {
    const html = await drawn(message(readerOf(language)));
    const { issues } = caniemail({ clients: CLIENTS as never, html });
    const titles = [...issues.errors.values()].flat().map(({ title }) => title);
    expect([...new Set(titles)].filter((title) => !HARMLESS.includes(title))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|svg|link|form|iframe)\b|@import|position:|display:\s*(?:flex|grid)/);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it.each(CASES)('has one button to the shop, and pictures of its own: %s', async (_, message, language) => {
    const html = await drawn(message(readerOf(language)));
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${LINK.replaceAll('&', '&amp;')}"`]);
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    for (const picture of pictures) {
      expect(picture).toMatch(/ alt="[^"]+"/);
      expect(picture).toMatch(/ width="\d+"/);
      expect(picture).toMatch(/ src="(?:https:\/\/shop\.example\/|cid:)/);
    }
  });

  it.each(CASES)('says the same in its text: %s', async (_, message, language) => {
    const { content, subject } = message(readerOf(language));
    const words = (text: string): string => text.replace(/&amp;/g, '&').replace(/\s+/g, ' ').toLowerCase();
    const html = words((await htmlOf(content, FRAME)).replace(/<(?!br)[^>]+>/g, ' '));
    const text = words(textOf(content, FRAME));
    for (const said of content.blocks.flatMap(saidBy).map(words)) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    for (const line of [FRAME.shopName, ...FRAME.seller].map(words)) {
      expect(text).toContain(line);
      expect(html).toContain(line);
    }
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(`${subject} ${textOf(content, FRAME)}`).not.toMatch(/(?<!\p{L})(?:I|[Ww]e|[Oo]ur|tôi)(?!\p{L})/u);
  });

  it('stays below what Gmail cuts off, with as many lines as a cart takes', async () => {
    const items = Array.from({ length: 50 }, () => ({ ...SHOE, name: 'Một cái tên thật dài '.repeat(5) }));
    const order = { ...ORDER, items };
    const details = { link: LINK, publicUrl: SHOP.publicUrl, timeZone: SHOP.shopTimezone };
    const html = await drawn(orderMessage(readerOf(null), 'placed', order, details));
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
  });
});

describe('the mail about an order', () => {
  it('greets its owner, and shows number, shoes, VAT, total, date and transfer', async () => {
    const message = orderMail('placed', TRANSFER)(readerOf('en'));
    const html = await drawn(message);
    expect(message.subject).toBe('Thank you for your order · 0198c1e2f3a4');
    expect(html).toContain('Order 0198c1e2f3a4 · 2/11/2026 09:05');
    expect(html).toContain('>Hello An,<');
    expect(html).toContain(`src="${PICTURE}" alt="Hẻm Nhỏ, burgundy"`);
    expect(html).toMatch(/2 × Hẻm Nhỏ[^]*Burgundy[^]*Size 42\.5[^]*4\.780\.000đ[^]*354\.074đ \(8%\)/);
    expect(html).toMatch(/src="cid:[^"]+"/);
    expect(html).toMatch(/BUOC7K2M9QX[^]*3\/11\/2026 09:05/);
  });

  it('says when it is expected as long as it is to come, and the carrier’s day instead (rule J12)', () => {
    const linesOf = (event: OrderEvent, language: Language | null, shipments = {}) => {
      const details = { link: LINK, publicUrl: SHOP.publicUrl, timeZone: SHOP.shopTimezone };
      const message = orderMessage(readerOf(language), event, { ...ORDER, ...shipments }, details);
      return textOf(message.content, FRAME).split('\n');
    };
    for (const event of ['placed', 'pending', 'paid', 'delivering'] as const)
      expect(linesOf(event, 'en')).toContain('Expected:\tWed, 4/11 – Thu, 5/11/2026');
    for (const event of ['completed', 'canceled', 'expired', 'refunded'] as const)
      expect(linesOf(event, 'en').join()).not.toContain('Expected');
    expect(linesOf('placed', 'vi').join()).toMatch(/Dự kiến nhận:\tThứ? 4, 4\/11 – Thứ? 5, 5\/11\/2026,/);
    expect(linesOf('placed', null)).toContain('Dự kiến nhận / Expected:\t4/11 – 5/11/2026');
    const parcel = { carrier: 'ghn', trackingNumber: null, trackingUrl: null };
    const shipments = [{ ...parcel, expectedAt: '2026-11-06T17:30:00.000Z' }];
    expect(linesOf('delivering', 'en', { shipments })).toContain('Expected:\tSat, 7/11/2026');
  });

  it('greets nobody by name and names no receiver before the address is confirmed (rule X19)', () => {
    const reader: Owner = { email: 'an@shop.test', language: 'vi', isConfirmed: false };
    const text = textOf(orderMail('placed')(reader).content, FRAME);
    expect(text).toContain('Xin chào,\n');
    expect(text).not.toMatch(/Trần An|0901234567|Nguyễn Huệ/);
  });

  it('shows no picture of another server', async () => {
    for (const image of ['https://evil.example/x.webp', '//evil.example/x.webp', 'x.webp']) {
      const order = { ...ORDER, items: [{ ...SHOE, image }] };
      const details = { link: LINK, publicUrl: SHOP.publicUrl, timeZone: SHOP.shopTimezone };
      expect(await drawn(orderMessage(readerOf('vi'), 'placed', order, details))).not.toContain('<img');
    }
  });
});

/** What a block says, word by word. */
function saidBy(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'note':
      return block.text.split('\n');
    case 'shoes':
      return block.shoes.flatMap(({ name, color, size, sum }) => [name, color, size, sum ?? '']);
    case 'facts':
      return block.facts.flatMap(([name, value]) => [name, value]);
    case 'button':
      return [block.label];
    case 'code':
      return [];
  }
}
