import { FakeSepay } from '../../../src/demo/payments/fake-sepay';
import type { FakeOptions, Message } from '../../../src/demo/payments/fake-provider';
import type { OrderDto, TransferDto } from '../../../src/modules/orders/dto/order.dto';
import type { MoneyListDto, OrderPaymentsDto } from '../../../src/modules/payments/dto/payment.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { PROVIDER_KEYS } from '../support/provider-keys';
import { createTestApp, type TestApp } from '../support/test-app';

export const PRICE = 1_990_000;

/** A shop with all providers, the bank's reports, and a manager. */
export class PaymentShop {
  private constructor(
    readonly shop: TestApp,
    readonly manager: Shopper,
    readonly admin: Shopper,
    readonly productId: string,
    /** All messages of the bank, in the order in which it sent them. */
    readonly messages: Message[],
    readonly bank: FakeSepay,
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<PaymentShop> {
    const shop = await createTestApp({ ...PROVIDER_KEYS, ...environment });
    const colors = [aColor('black', { '42': 1000 })];
    const product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ price: PRICE, colors }));
    const messages: Message[] = [];
    const options: FakeOptions = {
      messageUrl: '/v1/payments/sepay',
      send: async (message) => {
        messages.push(message);
        const { statusCode, body } = await send(shop, message);
        return { status: statusCode, body };
      },
      clock: { now: () => Date.now(), later: () => undefined },
    };
    const bank = new FakeSepay({
      ...options,
      ...{ bank: 'MBBank', accountNumber: PROVIDER_KEYS.BANK_ACCOUNT, codePrefix: 'DH', apiToken: 't' },
      secret: PROVIDER_KEYS.SEPAY_SECRET,
    });
    const [manager, admin] = [await aStaffMember(shop, 'manager'), await aStaffMember(shop, 'admin')];
    return new PaymentShop(shop, manager, admin, product._id, messages, bank);
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  /** Closes the shop, whose money must all be on orders or belong to none and be judged. */
  async closeBalanced(): Promise<void> {
    const { received, orders, unmatched, unjudged } = await this.balance();
    await this.close();
    expect(orders + unmatched).toBe(received);
    expect(unjudged).toBe(0);
  }

  /** Sends a message as a provider does. */
  send(message: Message) {
    return send(this.shop, message);
  }

  /** A cart with some pairs, and its owner. */
  async cart(pairs = 1, shopper?: Shopper): Promise<{ shopper: Shopper; cart: OrderDto; memo: string }> {
    const owner = shopper ?? (await aShopper(this.shop));
    const line = { productId: this.productId, color: 'black', size: '42', quantity: pairs };
    const cart = await owner.prepare([line]);
    const { body } = await owner.get<TransferDto>(`/v1/orders/${cart._id}/transfer`);
    return { shopper: owner, cart, memo: body.memo };
  }

  /** A placed order, its owner, and what a transfer for it says. */
  async order(payment = 'QR', pairs = 1, shopper?: Shopper) {
    const { shopper: owner, cart, memo } = await this.cart(pairs, shopper);
    await owner.put(`/v1/orders/${cart._id}`, { total: cart.total, payment });
    const { status, body: order } = await owner.request(cart._id);
    if (status !== 200) throw new Error(`Not placed: ${JSON.stringify(order)}`);
    return { shopper: owner, order, memo };
  }

  async show(id: string): Promise<OrderDto> {
    return (await this.admin.get<OrderDto>(`/v1/orders/${id}`)).body;
  }

  async payments(id: string): Promise<OrderPaymentsDto> {
    return (await this.admin.get<OrderPaymentsDto>(`/v1/orders/${id}/payments`)).body;
  }

  /** All money in a state. */
  async list(state = 'open'): Promise<MoneyListDto['payments']> {
    const { body } = await this.admin.get<MoneyListDto>(`/v1/payments?state=${state}&limit=100`);
    return body.payments;
  }

  async stock(): Promise<number> {
    const rows = await this.shop.dataSource.query<{ pairs: number | string }[]>(
      'SELECT SUM(quantity) AS pairs FROM product_sizes',
    );
    return Number(rows[0]!.pairs);
  }

  /** Every dong: what came is what orders have, and what belongs to none and is looked at or was. */
  async balance(): Promise<{ received: number; orders: number; unmatched: number; unjudged: number }> {
    const sum = async (sql: string): Promise<number> => {
      const rows = await this.shop.dataSource.query<{ sum: number | string | null }[]>(sql);
      return Number(rows[0]!.sum ?? 0);
    };
    return {
      received: await sum('SELECT SUM(amount) AS sum FROM payments_received'),
      orders: await sum('SELECT SUM(paidAmount) AS sum FROM orders'),
      unmatched: await sum('SELECT SUM(amount) AS sum FROM payments_received WHERE orderId IS NULL'),
      unjudged: await sum("SELECT COUNT(*) AS sum FROM payments_received WHERE state = 'new'"),
    };
  }
}

function send(shop: TestApp, { method, url, headers, body }: Message) {
  return shop.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
}
