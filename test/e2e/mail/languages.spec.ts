import { htmlOf } from '../../../src/mail/content-html';
import { letter } from '../../../src/mail/message';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { SizeWaitsService } from '../../../src/modules/products/back-in-stock/size-waits.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { messagesTo, tokenSentTo } from '../support/outbox';
import { aNewAddress, aStaffMember, call, signIn, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

describe('the language of mails (rule X18)', () => {
  let shop: TestApp;
  let manager: Shopper;
  let shoe: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    const colors = [aColor('black', { '42': 9, '43': 0 })];
    shoe = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
  });
  afterAll(() => shop.close());

  /** Calls the shop as a browser of this language does. */
  const send = (language: string, method: 'POST' | 'PUT', url: string, payload: object, who?: Shopper) =>
    shop.inject({
      ...{ method, url, payload, remoteAddress: aNewAddress() },
      headers: {
        'accept-language': language,
        ...(who ? { authorization: `Bearer ${who.tokens.token}` } : {}),
      },
    });
  const login = (language: string, email: string) =>
    send(language, 'POST', '/v1/customers/login', { username: email, password: PASSWORD });

  /** Signs someone up whose browser names this language; null: it names none. */
  async function signUp(language: string | null): Promise<{ email: string; shopper: Shopper }> {
    const registration = aRegistration();
    const { email } = registration;
    const url = '/v1/customers';
    const _id =
      language === null
        ? (await call<{ _id: string }>(shop, 'POST', url, registration)).body._id
        : (await send(language, 'POST', url, registration)).json<{ _id: string }>()._id;
    return { email, shopper: await signIn(shop, email, _id) };
  }

  const newest = async (email: string): Promise<string> => (await messagesTo(shop, email)).at(-1) ?? '';
  async function askForLink(email: string): Promise<string> {
    await call(shop, 'POST', '/v1/customers/forgot-password', { email });
    return newest(email);
  }

  it('is that of the sign-up, and then of the last sign-in that names one', async () => {
    const { email } = await signUp('vi-VN,vi;q=0.9,en;q=0.8');
    const first = await askForLink(email);
    expect(first).toContain('\nSubject: Đặt lại mật khẩu\n');
    expect(first).toMatch(/Xin chào,[^]*reset-password[^]*Nếu không phải bạn[^]*\n\nbước\.\n$/);
    expect(first).not.toMatch(/Hello|If it was not you/);
    expect(first).toMatch(/^http\S+\/vi\/reset-password\?token=\S+$/m);

    expect((await login('en-US', email)).statusCode).toBe(200);
    const second = await askForLink(email);
    expect(second).toContain('\nSubject: Reset your password\n');
    expect(second).toMatch(/Hello,[^]*reset-password[^]*If it was not you[^]*\n\nbước\.\n$/);
    expect(second).not.toMatch(/Xin chào|Nếu|\/vi\//);

    await login('fr', email);
    expect(await askForLink(email)).toContain('\nSubject: Reset your password\n');
  });

  it('is both where none was ever named', async () => {
    const { email } = await signUp(null);
    const mail = await askForLink(email);
    expect(mail).toContain('\nSubject: Đặt lại mật khẩu / Reset your password\n');
    expect(mail).toMatch(/Xin chào,[^]*Hello,[^]*Nếu không phải bạn[^]*\nIf it was not you/);
  });

  it('follows the order: also in what staff do with it, whatever they read', async () => {
    const { email, shopper } = await signUp('en');
    const cart = await shopper.prepare([{ productId: shoe._id, color: 'black', size: '42', quantity: 1 }]);
    const orderId = cart._id;
    await send('vi', 'PUT', `/v1/customers/${shopper.id}/update-order`, { orderId }, shopper);
    const placed = await newest(email);
    expect(placed).toContain(`\nSubject: Đã nhận đơn hàng · ${orderId.slice(0, 12)}\n`);
    expect(placed).toContain('\nTổng cộng:\t');
    expect(placed).not.toMatch(/Hello|Total|Address/);
    expect(placed).toContain(`/vi/profile?active=order&order=${orderId}\n`);
    await send('en', 'PUT', `/v1/orders/${orderId}/updateStatus`, { status: 'completed' }, manager);
    expect(await newest(email)).toContain(`\nSubject: Đơn hàng đã hoàn tất · ${orderId.slice(0, 12)}\n`);
    await shopper.post(`/v1/orders/${orderId}/exchanges`, {
      ...{ productId: shoe._id, color: 'black', size: '42', newSize: '43' },
    });
    await shopper.update({ phone: '0912121212', email: `new-${email}` });
    expect((await messagesTo(shop, email)).slice(2).join()).not.toContain('Hello');
    expect(await newest(`new-${email}`)).toContain('\nSubject: Xác nhận địa chỉ email\n');
  });

  it('is a visitor’s own, until their size is back', async () => {
    const email = 'visitor@example.com';
    const key = { productId: shoe._id, color: 'black', size: '43' };
    await send('en-GB', 'POST', '/v1/size-waits/visitor', { email, ...key });
    expect(await newest(email)).toContain('\nSubject: Tell me when it is back\n');
    const token = await tokenSentTo(shop, email, 'confirm-wait');
    await send('vi', 'POST', '/v1/size-waits/confirm', { token });
    const colors = [aColor('black', { '42': 9, '43': 1 })];
    await manager.put(`/v1/products/${shoe._id}`, { colors });
    await shop.app.get(SizeWaitsService).announce();
    const back = await newest(email);
    expect(back).toContain('\nSubject: Your size is back\n');
    expect(back).not.toContain('Xin chào');
  });

  it.each([
    ['vi', 'vi', 'Đơn hàng', 'Mở'],
    ['en', 'en', 'Your order', 'Open'],
    [null, 'vi', 'Đơn hàng', 'Mở / Open'],
  ] as const)('is that of the HTML: %s', async (language, lang, title, button) => {
    const words = {
      subject: 'Đơn hàng / Your order',
      vi: 'Đã nhận.',
      en: 'It is here.',
      button: 'Mở / Open',
    };
    const reader = { email: 'an@example.com', language };
    const { content } = letter({ ...words, link: 'https://shop.example/profile' }, reader);
    const html = await htmlOf(content, { shopName: 'bước.', seller: [] });
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`>${title}.</h1>`);
    expect(html).toMatch(new RegExp(`>\\s*${button}\\s*</a>`));
    expect(html.includes('<span lang="en">Your order.')).toBe(language === null);
  });
});
