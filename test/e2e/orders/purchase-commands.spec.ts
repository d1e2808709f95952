import { SchedulerRegistry } from '@nestjs/schedule';
import { Not } from 'typeorm';
import { finishJobs } from '../../../src/common/every';
import { Mail } from '../../../src/mail/mail.entity';
import { MailWorker } from '../../../src/mail/mail-worker';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { CatalogueSearch } from '../../../src/modules/products/catalog/catalogue-search.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { PageRenderer } from '../../../src/storefront/page-renderer';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

/** Of a purchase's six calls and its mail together; each is a round trip to a database server. */
const MAX_COMMANDS = 50;

const RECEIVER = { name: 'Lê Thị Bình', phone: '0912345678', address: '5 Lý Thường Kiệt, Huế' };

describe('a purchase', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it(`takes ${MAX_COMMANDS} commands at most`, async () => {
    const colors = [aColor('black', { '42': 5 })];
    const product = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    const shopper = await aShopper(shop);
    await settled(shop);
    // What is loaded after the start belongs to no purchase, nor what is done by the clock.
    await shop.app.get(PageRenderer).onModuleDestroy();
    await shop.app.get(CatalogueSearch).browse();
    const scheduled = shop.app.get(SchedulerRegistry);
    for (const name of scheduled.getIntervals()) scheduled.deleteInterval(name);
    await finishJobs(5000);
    const commands = jest.spyOn(shop.dataSource.logger, 'logQuery');

    const line = { productId: product._id, color: 'black', size: '42', quantity: 1 };
    const begun = await shopper.cart();
    const { body: cart } = await shopper.add(begun._id, line);
    const address = `/v1/orders/${cart._id}`;
    await shopper.put(`${address}/add-information`, RECEIVER);
    await shopper.put(address, { total: cart.total, payment: 'COD' });
    await shopper.put(`/v1/customers/${shopper.id}/add-order`, { orderId: cart._id });
    const placed = await shopper.request<OrderDto>(cart._id);
    // Waits for the mail, and looks for no others.
    await shop.app.get(MailWorker).onApplicationShutdown();

    expect(placed).toMatchObject({ status: 200, body: { status: 'pending', ...RECEIVER } });
    const sent = commands.mock.calls.map(([query]) => query);
    expect(await shop.dataSource.manager.countBy(Mail, { accountId: shopper.id, state: Not('sent') })).toBe(
      0,
    );
    // A failure names them all.
    expect(sent.length > MAX_COMMANDS ? sent : []).toEqual([]);
  });
});
