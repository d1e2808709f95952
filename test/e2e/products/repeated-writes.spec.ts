import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { aColor, aProduct } from '../support/factories/product';
import { useManagedShop } from '../support/people';

jest.setTimeout(60_000);

type Failure = { code?: string };
type Events = { events: { action: string; details: { fields?: string } }[]; total: number };

describe('a write of a product that is sent again', () => {
  const desk = useManagedShop();
  let shoe: ProductDto;
  let keys = 0;

  beforeEach(async () => {
    const colors = [aColor('black', { '42': 5, '43': 2 })];
    shoe = (await desk.manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body;
  });

  const read = async () => (await desk.manager.get<ProductDto>(`/v1/products/${shoe._id}`)).body;
  const edit = (body: object) => desk.manager.put<ProductDto & Failure>(`/v1/products/${shoe._id}`, body);
  const edits = async (): Promise<string[]> => {
    const { body } = await desk.manager.get<Events>(`/v1/products/${shoe._id}/audit-events`);
    return body.events
      .filter(({ action }) => action === 'product-edited')
      .map(({ details }) => details.fields ?? '');
  };
  const newKey = () => `product-${(keys += 1)}`;
  async function keyed(method: 'POST' | 'PUT', url: string, payload: object, key: string) {
    const headers = { 'idempotency-key': key, authorization: `Bearer ${desk.manager.tokens.token}` };
    const answer = await desk.shop.inject({ method, url, payload, headers });
    return { status: answer.statusCode, body: answer.json<ProductDto>(), headers: answer.headers };
  }

  it('makes one product under one key, and another one under another', async () => {
    const body = aProduct({ name: 'Hai Lần' });
    const key = newKey();
    const [first, second] = await Promise.all([1, 2].map(() => keyed('POST', '/v1/products', body, key)));
    expect([first!.status, second!.status]).toEqual([201, 201]);
    expect(second!.body).toEqual(first!.body);
    const { body: found } = await desk.manager.get<ProductListDto>('/v1/products/filter?search=Hai+Lần');
    expect(found.total).toBe(1);
    expect((await keyed('POST', '/v1/products', { ...body, price: 1 }, key)).status).toBe(422);
    expect((await keyed('POST', '/v1/products', body, newKey())).body._id).not.toBe(first!.body._id);
  });

  it('adds pairs once under one key, whatever was sold meanwhile', async () => {
    const sizes = [{ size: '42', quantity: 7, quantityBefore: 5 }];
    const body = { version: shoe.version, colors: [{ ...aColor(), sizes }] };
    const key = newKey();
    expect((await keyed('PUT', `/v1/products/${shoe._id}`, body, key)).status).toBe(200);
    await desk.manager.put(`/v1/products/${shoe._id}/quantitySold`, { quantity: 1, size: '42' });
    const again = await keyed('PUT', `/v1/products/${shoe._id}`, body, key);
    expect(again).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } });
    expect((await read()).stock).toBe(6);
  });

  it('is no conflict when the product is already so, colours and new names included', async () => {
    const sizes = [{ size: '42', quantity: 7, quantityBefore: 5 }];
    const color = { ...aColor('ebony'), colorBefore: 'black', sizes };
    const body = { version: shoe.version, name: ' Hẻm  Nhỏ ', price: 9, colors: [color] };
    const first = await edit(body);
    expect(first.status).toBe(200);
    expect(await edit(body)).toMatchObject({ status: 200, body: first.body });
    expect(await read()).toEqual(first.body);
    expect(await edits()).toHaveLength(1);
    expect(await edit({ ...body, price: 10 })).toMatchObject({
      status: 409,
      body: { code: 'product.edited-meanwhile' },
    });
  });

  it('changes neither version nor trail when it changes nothing', async () => {
    const whole = await read();
    const { rating: _rating, ...body } = whole as ProductDto & { rating?: unknown };
    for (const same of [
      { price: whole.price },
      { name: ` ${whole.name} ` },
      body,
      { colors: whole.colors },
    ]) {
      expect(await edit(same)).toMatchObject({ status: 200, body: { version: whole.version } });
    }
    expect(await read()).toEqual(whole);
    expect(await edits()).toEqual([]);
  });

  it('is told of by the fields that changed, not by those that were sent', async () => {
    const whole = await read();
    expect((await edit({ ...whole, price: whole.price + 1 })).status).toBe(200);
    expect((await edit({ name: whole.name, colors: [aColor('black', { '42': 6, '43': 2 })] })).status).toBe(
      200,
    );
    const looks = { ...aColor('black', { '42': 6, '43': 2 }), colorHex: '#ffffff' };
    expect((await edit({ colors: [looks] })).status).toBe(200);
    expect(await edits()).toEqual(['colors', 'colors', 'price']);
  });
});
