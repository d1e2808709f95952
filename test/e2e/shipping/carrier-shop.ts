import type { FakeCarrier } from '../../../src/demo/carriers/fake-carrier';
import { FakeGhn } from '../../../src/demo/carriers/fake-ghn';
import { FakeGhtk } from '../../../src/demo/carriers/fake-ghtk';
import { serve, type Message } from '../../../src/demo/payments/fake-provider';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { CARRIER_KEYS, PROVIDER_KEYS } from '../support/provider-keys';
import { createTestApp, type TestApp } from '../support/test-app';

export const ADDRESS = '1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh';

/** Where a carrier reports to the shop. */
export function messageUrl(code: 'ghn' | 'ghtk'): string {
  return `http://shop/v1/carriers/${code}/${CARRIER_KEYS[`${code === 'ghn' ? 'GHN' : 'GHTK'}_WEBHOOK_SECRET`]}`;
}

/** A shop that orders parcels from fakes of its carriers, over HTTP. */
export class CarrierShop {
  /** All messages of the carriers, in the order in which they were sent. */
  readonly messages: Message[] = [];
  /** Whether they reach the shop. */
  isLost = false;
  shop: TestApp;
  admin: Shopper;
  shopper: Shopper;
  carriers: Readonly<Record<'ghn' | 'ghtk', FakeCarrier>>;
  private productId: string;
  private readonly closing: (() => Promise<void>)[] = [];

  static async open(settings: Record<string, string> = {}): Promise<CarrierShop> {
    const world = new CarrierShop();
    // Carriers' times have whole seconds.
    let ticks = 0;
    const options = {
      send: (message: Message) => world.deliver(message),
      clock: { now: () => Date.now() + (ticks += 1000), later: () => undefined },
      pace: 0,
    };
    world.carriers = {
      ghn: new FakeGhn({
        ...{ ...options, token: CARRIER_KEYS.GHN_TOKEN, shopId: CARRIER_KEYS.GHN_SHOP_ID },
        messageUrl: messageUrl('ghn'),
      }),
      ghtk: new FakeGhtk({ ...options, token: CARRIER_KEYS.GHTK_TOKEN, messageUrl: messageUrl('ghtk') }),
    };
    const [ghn, ghtk] = [await serve(world.carriers.ghn), await serve(world.carriers.ghtk)];
    world.closing.push(ghn.close, ghtk.close);
    world.shop = await createTestApp({
      ...{ ...PROVIDER_KEYS, ...CARRIER_KEYS, GHN_URL: `${ghn.url}/shiip/public-api`, GHTK_URL: ghtk.url },
      ...settings,
    });
    world.admin = await aStaffMember(world.shop, 'admin');
    world.shopper = await aShopper(world.shop);
    world.productId = await world.addProduct({ weight: 780 });
    return world;
  }

  async close(): Promise<void> {
    await this.shop.close();
    for (const close of this.closing) await close();
  }

  async addProduct(fields: object): Promise<string> {
    const colors = [aColor('black', { '42': 10_000 })];
    const product = await this.shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ ...fields, colors }));
    return product._id;
  }

  /** A placed order of one pair. */
  async order({
    address = ADDRESS,
    payment = 'COD',
    quantity = 1,
    productId = this.productId,
  } = {}): Promise<string> {
    const shopper = await aShopper(this.shop);
    const { _id, total } = await shopper.prepare([{ productId, color: 'black', size: '42', quantity }]);
    const receiver = { name: 'Trần Minh Anh', phone: '0901234567', address };
    await shopper.put(`/v1/orders/${_id}/add-information`, receiver);
    await shopper.put(`/v1/orders/${_id}`, { total, payment });
    const { status, body } = await shopper.request(_id);
    if (status !== 200) throw new Error(`Not placed: ${JSON.stringify(body)}`);
    return _id;
  }

  send<T>(id: string, carrier: string, more: object = {}) {
    return this.admin.post<T>(`/v1/orders/${id}/shipments`, { carrier, ...more });
  }

  async read(id: string): Promise<OrderDto> {
    return (await this.admin.get<OrderDto>(`/v1/orders/${id}`)).body;
  }

  /** What the shop answers to a carrier's message. */
  async deliver({ method, url, headers, body }: Message): Promise<{ status: number; body: string }> {
    const message = { method, url, headers, ...(body !== undefined && { body }) };
    this.messages.push(message);
    if (this.isLost) return { status: 500, body: '' };
    const { statusCode, body: answer } = await this.shop.inject({
      ...{ method, url: new URL(url).pathname + new URL(url).search, headers },
      ...(body !== undefined && { payload: body }),
    });
    return { status: statusCode, body: answer };
  }
}
