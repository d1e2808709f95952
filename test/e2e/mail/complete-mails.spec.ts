import { Mail } from '../../../src/mail/mail.entity';
import { MailsService } from '../../../src/mail/mails.service';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { encrypt } from '../../../src/common/encryption';
import { deriveKeys } from '../../../src/common/derive-key';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aContent } from '../support/mail-content';
import { aMailServer, closeMailServers } from '../support/mail-server';
import { outboxFiles, partsOf } from '../support/outbox';
import { aShopper } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

const SELLER = {
  ...{ SHOP_NAME: 'Giày "Ấm"', SHOP_OWNER: 'Công ty Giày Ấm', SHOP_TAX_CODE: '0100109106' },
  ...{ SHOP_ADDRESS: '1 Lê Lợi, TP. Huế', SHOP_PHONE: '0234 382 0106' },
  ...{ BANK_BIN: '970415', BANK_ACCOUNT: '113366668888', BANK_ACCOUNT_NAME: 'GIAY AM' },
  PUBLIC_URL: 'https://shop.example',
};

let shop: TestApp | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
  await closeMailServers();
});

/** Someone confirms their address and places an order that is paid by transfer. */
async function placeOrder(app: TestApp): Promise<{ number: string; product: ProductDto }> {
  const shopper = await aShopper(app);
  const confirm = 'UPDATE customers SET emailConfirmedAt = createdAt WHERE id = ?';
  await app.dataSource.query(confirm, [shopper.id]);
  await shopper.update({ firstName: 'An<b>' });
  const colors = [aColor('black', { '42': 9 })];
  const product = await app.app.get(ProductEditingService).createProduct(aProduct({ colors }));
  const cart = await shopper.prepare([{ productId: product._id, color: 'black', size: '42', quantity: 2 }]);
  await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'QR' });
  await shopper.request(cart._id);
  await settled(app);
  return { number: cart._id.slice(0, 12), product };
}

function expectComplete(html: string, { number, product }: { number: string; product: ProductDto }): void {
  expect(html).toContain('Giày &quot;Ấm&quot;');
  expect(html).toContain('Công ty Giày Ấm · MST / Tax code 0100109106');
  expect(html).toContain('1 Lê Lợi, TP. Huế');
  expect(html).toContain('0234 382 0106');
  expect(html).toContain(`Đơn hàng / Order ${number}`);
  expect(html).toContain('Xin chào An&lt;b&gt;,');
  expect(html).toContain(`2 × ${product.name}`);
  expect(html).toMatch(/<img src="https:\/\/shop\.example\/[^"]+" alt="[^"]+"/);
  expect(html).toContain(`href="https://shop.example/profile?active=order&amp;order=${number}`);
  expect(html).toContain('src="cid:vietqr@mail"');
}

describe('a mail', () => {
  it('lies in the outbox with its text, its HTML and the picture of its code', async () => {
    shop = await createTestApp(SELLER);
    const placed = await placeOrder(shop);
    const file = outboxFiles(shop).find((one) => one.includes(placed.number))!;
    expect(file).toContain('From: "Giày \\"Ấm\\"" <');
    expect(file).toMatch(/Content-Type: image\/png\n[^]*Content-ID: <vietqr@mail>\n\n[\w+/=\n]+\n--/);
    expectComplete(partsOf(file).html, placed);
    expect(partsOf(file).plain).toMatch(/Số tài khoản \/ Account:\t113366668888[^]*\n\nGiày "Ấm"\nCông ty/);
  });

  it('is the same for those who receive it', async () => {
    const server = await aMailServer();
    shop = await createTestApp({ ...SELLER, SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    const placed = await placeOrder(shop);
    const { source } = server.received.find(({ text }) => text.includes('vietqr@mail'))!;
    expectComplete(partOf(source, 'text/html'), placed);
    expect(partOf(source, 'text/plain')).toContain('Account:\t113366668888');
    expect(partOf(source, 'text/plain')).toContain(`order=${placed.number}`);
  });

  it('that the release before has written has its text as HTML', async () => {
    shop = await createTestApp();
    const { app, config, dataSource } = shop;
    const message = { to: 'an@shop.test', subject: 'Chào', content: aContent('Hi') };
    const mails = app.get(MailsService);
    jest.spyOn(app.get(MailsService)['worker'], 'wake').mockReturnValue(undefined);
    await app.get(TransactionRunner).run((manager) => mails.send('a'.repeat(24), [message], manager));
    const [{ id }] = (await dataSource.manager.find(Mail)) as [Mail];
    const text = 'Xin chào,\n\nđây là <thư> cũ.\n\nhttps://shop.example/x\n\nbước.\n';
    const sealedText = encrypt(text, id, deriveKeys(config, 'mails')[0]);
    await dataSource.manager.update(Mail, { id }, { sealedText, sealedContent: null });
    await mails.finish();
    const { plain, html } = partsOf(outboxFiles(shop)[0]!);
    expect(plain.endsWith(text)).toBe(true);
    expect(html).toContain('đây là &lt;thư&gt; cũ.');
    expect(await dataSource.manager.find(Mail)).toMatchObject([{ sealedText: null, sealedContent: null }]);
  });

  it('has its text encrypted while it waits', async () => {
    shop = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await aShopper(shop);
    await settled(shop);
    const [mail] = await shop.dataSource.manager.find(Mail);
    expect(`${mail!.sealedText} ${mail!.sealedContent}`).not.toMatch(/token|http|\{/);
  });
});

/** A part of a message as a mail server received it, decoded. */
function partOf(source: string, type: string): string {
  const part = source.split(/\r\n--\S+\r\n/).find((one) => one.startsWith(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').split('\r\n--')[0]!;
  if (/base64/.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
