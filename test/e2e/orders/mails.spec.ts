import jsQR from 'jsqr';
import sharp from 'sharp';
import { Mail } from '../../../src/mail/mail.entity';
import { htmlOf } from '../../../src/mail/content-html';
import type { OrderDto, TransferDto } from '../../../src/modules/orders/dto/order.dto';
import { orderMessage } from '../../../src/modules/orders/order-message';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { LIMITS } from '../../../src/rate-limits/limits';
import { RateLimits } from '../../../src/rate-limits/rate-limits.service';
import { aColor, aProduct } from '../support/factories/product';
import { textOfMessage } from '../support/mail-content';
import { aMailServer, closeMailServers } from '../support/mail-server';
import { allMessagesTo, messagesTo } from '../support/outbox';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { settled } from '../support/settled';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const BANK = { BANK_BIN: '970415', BANK_ACCOUNT: '113366668888', BANK_ACCOUNT_NAME: 'QUY VAC XIN' };

describe('the mails about an order (rule O15)', () => {
  let shop: TestApp;
  /** Another process of the shop, with limits on. */
  let limited: TestApp;
  let shopper: Shopper;
  let product: ProductDto;
  let cart: OrderDto;
  let email: string;

  beforeAll(async () => {
    shop = await createTestApp(BANK);
    limited = await createSecondApp(shop, { RATE_LIMITS: 'on' });
  });
  afterAll(async () => {
    await limited.close();
    await shop.close();
  });
  beforeEach(async () => {
    shopper = await aShopper(shop);
    ({ email } = await shopper.profile());
    const colors = [aColor('black', { '42': 9 })];
    product = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 1_990_000, colors }));
    cart = await shopper.prepare([{ productId: product._id, color: 'black', size: '42', quantity: 2 }]);
  });

  const numberOf = ({ _id }: OrderDto): string => _id.slice(0, 12);
  const place = async (payment: string) => {
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment });
    return shopper.request(cart._id);
  };
  const memoOf = async ({ _id }: OrderDto) =>
    (await shopper.get<TransferDto>(`/v1/orders/${_id}/transfer`)).body.memo;
  const set = (who: Shopper, status: string) => who.put(`/v1/orders/${cart._id}/updateStatus`, { status });
  const subjects = async () =>
    (await messagesTo(shop, email)).map((mail) => /\nSubject: ([^\n]+)/.exec(mail)?.[1]);

  it('tell the lines, the total, the receiver and how a QR order is paid', async () => {
    await shopper.confirmEmail();
    await place('QR');
    const [mail = ''] = await messagesTo(shop, email);
    expect(mail).toContain(`Subject: Đã nhận đơn hàng / Thank you for your order · ${numberOf(cart)}\n`);
    expect(mail).toContain(`2 × ${product.name}, black, 42:\t3.980.000đ\n`);
    expect(mail).toContain('Tổng cộng / Total:\t3.980.000đ\n');
    expect(mail).toContain('Số tài khoản / Account:\t113366668888\n');
    expect(mail).toContain(`Nội dung / Memo:\t${await memoOf(cart)}\n`);
    expect(mail).toMatch(/Địa chỉ \/ Address:\t\S+/);
  });

  it('have nothing that the account’s owner has written until its address is confirmed (rule X19)', async () => {
    await shopper.update({ lastName: 'visit', firstName: 'evil.example', address: 'visit evil.example' });
    const receiver = { name: 'visit evil.example', phone: '0909999999', address: 'visit evil.example' };
    await shopper.put(`/v1/orders/${cart._id}/add-information`, receiver);
    await place('QR');
    const admin = await aStaffMember(shop, 'admin');
    for (const status of ['delivering', 'completed', 'canceled', 'pending']) await set(admin, status);
    const mails = await allMessagesTo(shop, email);
    // Of the sign-up, of the placing and of each status.
    expect(mails).toHaveLength(6);
    expect(mails.join('\n')).not.toMatch(/evil|visit|0909999999/);
    expect(mails[1]).toContain(`2 × ${product.name}, black, 42:\t3.980.000đ\n`);
    expect(mails[1]).toContain(`\n\nĐơn hàng / Order ${numberOf(cart)} · `);
    expect(mails[1]).toContain(`Nội dung / Memo:\t${await memoOf(cart)}\n`);

    await shopper.confirmEmail();
    await set(admin, 'delivering');
    expect((await allMessagesTo(shop, email)).at(-1)).toContain('0909999999');
  });

  it.each(['COD', 'QR', 'eWallet', 'credit'])(
    'speak of transfers only when one pays: %s',
    async (payment) => {
      await place(payment);
      const admin = await aStaffMember(shop, 'admin');
      for (const status of ['delivering', 'completed', 'canceled', 'pending', 'canceled'])
        await set(admin, status);
      const mails = await messagesTo(shop, email);
      expect(mails).toHaveLength(6);
      const transfers = mails.filter((mail) =>
        /chuyển khoản|transfer\b(?!-)|transferred|\(BIN\)/i.test(mail.split('\n\n').slice(1).join()),
      );
      // To be paid: placed, pending again; to be paid back, perhaps: canceled twice.
      expect(transfers).toHaveLength(payment === 'QR' ? 4 : 0);
      expect(mails.at(-1)).toContain('tell the shop');
    },
  );

  it('name no account when the order is paid at the door', async () => {
    await place('COD');
    const [mail = ''] = await messagesTo(shop, email);
    expect(mail).toContain('Thank you for your order');
    expect(mail).not.toContain('113366668888');
  });

  it('are at most ten an hour for what a customer does, to an address that nobody may have confirmed', async () => {
    const limits = limited.app.get(RateLimits);
    while (await limits.isWithin(LIMITS.orderMails, email));
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'COD' });
    const placed = await limited.inject({
      method: 'PUT',
      url: `/v1/customers/${shopper.id}/update-order`,
      payload: { orderId: cart._id },
      headers: { authorization: `Bearer ${shopper.tokens.token}` },
    });
    expect(placed.statusCode).toBe(200);
    expect(await subjects()).toEqual([]);
  });

  it('count neither what is refused nor what is asked for again', async () => {
    const ask = async (status?: string): Promise<number> => {
      const { statusCode } = await limited.inject({
        method: 'PUT',
        url: `/v1/customers/${shopper.id}/update-order`,
        payload: { orderId: cart._id, status },
        headers: { authorization: `Bearer ${shopper.tokens.token}` },
      });
      return statusCode;
    };
    for (let time = 0; time < 11; time += 1) expect(await ask('canceled')).toBe(409);
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'COD' });
    for (let time = 0; time < 11; time += 1) expect(await ask()).toBe(200);
    expect(await ask('canceled')).toBe(200);
    await settled(limited);
    expect(await subjects()).toEqual([
      `Đã nhận đơn hàng / Thank you for your order · ${numberOf(cart)}`,
      `Đơn hàng đã hủy / Your order is canceled · ${numberOf(cart)}`,
    ]);
  });

  it('ask for no transfer when there is nothing to pay', async () => {
    const free = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 0 }));
    await shopper.put(`/v1/orders/${cart._id}/remove-product`, cart.items[0]);
    cart = await shopper.prepare([{ productId: free._id, color: 'black', size: '42', quantity: 1 }]);
    await place('QR');
    const [mail = ''] = await messagesTo(shop, email);
    expect(mail).toContain('Thank you for your order');
    expect(mail).not.toContain('113366668888');
  });

  it('follow each change once, also when it is asked for twice', async () => {
    await place('COD');
    await shopper.request(cart._id);
    const admin = await aStaffMember(shop, 'admin');
    for (const status of ['delivering', 'delivering', 'completed', 'canceled']) await set(admin, status);
    expect(await subjects()).toEqual([
      `Đã nhận đơn hàng / Thank you for your order · ${numberOf(cart)}`,
      `Đơn hàng đang được giao / Your order is on its way · ${numberOf(cart)}`,
      `Đơn hàng đã hoàn tất / Your order is completed · ${numberOf(cart)}`,
      `Đơn hàng đã hủy / Your order is canceled · ${numberOf(cart)}`,
    ]);
  });

  it('are written with the change: one for ten requests at once, none for a refused one', async () => {
    await place('COD');
    const admins = await Promise.all(Array.from({ length: 2 }, () => aStaffMember(shop, 'admin')));
    await Promise.all(Array.from({ length: 10 }, (_, i) => set(admins[i % 2]!, 'delivering')));
    const status = (await shopper.request(cart._id, 'canceled')).status;
    expect(status).toBe(409);
    expect(await subjects()).toHaveLength(2);
    // And that of the sign-up.
    expect(await shop.dataSource.manager.countBy(Mail, { accountId: shopper.id })).toBe(3);
  });

  it('tell of the customer’s own cancelation', async () => {
    await place('COD');
    await shopper.request(cart._id, 'canceled');
    expect((await subjects()).at(-1)).toBe(`Đơn hàng đã hủy / Your order is canceled · ${numberOf(cart)}`);
  });

  it('go to nobody once the account is gone', async () => {
    await place('COD');
    await shop.dataSource.query('UPDATE customers SET deletedAt = createdAt WHERE id = ?', [shopper.id]);
    await set(await aStaffMember(shop, 'admin'), 'delivering');
    expect(await subjects()).toHaveLength(1);
  });
});

describe('the mail about an order that is to be paid by transfer (rule O15)', () => {
  let shop: TestApp;

  afterAll(async () => {
    await shop.close();
    await closeMailServers();
  });

  it('holds the VietQR code that the checkout shows, as a picture of its own', async () => {
    const mail = await aMailServer();
    shop = await createTestApp({ ...BANK, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
    const shopper = await aShopper(shop);
    const product = await shop.app.get(ProductEditingService).createProduct(aProduct());
    const cart = await shopper.prepare([{ productId: product._id, color: 'black', size: '42', quantity: 1 }]);
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'QR' });
    await shopper.request(cart._id);
    await settled(shop);
    const { text, source } = mail.received.find((one) => one.text.includes('cid:'))!;
    const [, cid] = /src="cid:([^"]+)"/.exec(text) ?? [];
    const part = source.split(/\r\n--\S+/).find((one) => one.includes(`<${cid}>`));
    const { data, info } = await sharp(Buffer.from(part!.split('\r\n\r\n')[1]!, 'base64'))
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { payload } = (await shopper.get<TransferDto>(`/v1/orders/${cart._id}/transfer`)).body;
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(payload);
  });
});

describe('the HTML of a mail (rule X18)', () => {
  const OWNER = { email: 'a@example.com', language: null, isConfirmed: true };
  const order = {
    ...{ _id: '0198c1e2f3a4b5c6d7e8f9a0', phone: '0901234567', total: 10, items: [], payment: null },
    ...{ paidAmount: 0, refundedAmount: 0, waivedAmount: 0 },
    name: '<img src=x onerror=alert(1)>\n\nhttps://evil.example\n\n',
    address: '12 "Nguyễn Huệ"\t& sons',
  };
  const CIRCUMSTANCES = {
    link: 'https://shop.example/profile?active=order&order=1',
    ...{ publicUrl: 'https://shop.example', timeZone: 'Asia/Ho_Chi_Minh' },
  };
  const textOfAddress = (address: string): string =>
    textOfMessage(orderMessage(OWNER, 'placed', { ...order, address }, CIRCUMSTANCES));

  it('shows what people write as text, and makes no link of it', async () => {
    const who = { ...OWNER, name: '<b>An</b>&amp;' };
    const { content } = orderMessage(who, 'placed', order, CIRCUMSTANCES);
    const html = await htmlOf(content, { shopName: '"<i>', seller: ['</mj-text>'] });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('https:\u2060/\u2060/\u2060evil.\u2060example');
    expect(html).toContain('&lt;b&gt;An&lt;/b&gt;&amp;amp;');
    expect(html).toContain('&quot;&lt;i&gt;');
    expect(html).toContain('&lt;/mj-text&gt;');
    expect(html).toContain('12 &quot;Nguyễn Huệ&quot;\t&amp; sons');
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="https://shop.example/profile?active=order&amp;order=1"',
    ]);
  });

  it.each([
    'P.Bến Nghé, Q.1, TP.HCM',
    'Số 5.Đường 3/2, P.Tân Định',
    'P.Tan Dinh, TX.Long Khanh, H.Hoc Mon',
    '12/3A Lê Lợi; KP.5',
    'Tòa nhà A:B, lầu 3.',
    'Nguyễn V.A.',
  ])('can be pasted into a form: %s', async (address) => {
    expect(textOfAddress(address)).toContain(`\t${address}\n`);
  });

  it.each([
    'evil.example',
    'x.com',
    'WWW.evil',
    'ftp://evil',
    'me@evil.co',
    'P.vip',
    'пример.рф',
    'go(evil.com)',
    'Q.1,evil.net',
    ...['evil。example', 'evil．com', 'evil｡com', 'bit。ly／x', 'http:／／evil．com', 'evil․com'],
    ...['mailto:a', 'tel:+84900', 'localhost:3000'],
  ])('has no link of what a receiver says: %s', async (address) => {
    const text = textOfAddress(address);
    expect(text).not.toContain(address);
    expect(text.replaceAll('\u2060', '')).toContain(address);
  });
});
