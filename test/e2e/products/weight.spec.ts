import type { AuditEventListDto } from '../../../src/modules/audit-events/dto/audit-event.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aProduct } from '../support/factories/product';
import { aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

interface Failure {
  code: string;
  errors: Record<string, string>;
}

/** What a pair weighs (rule G15). */
describe('the weight of a product', () => {
  let shop: TestApp;
  let editing: ProductEditingService;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());

  const read = async (path: string): Promise<ProductDto> =>
    (await shop.inject({ method: 'GET', url: `/v1/products/${path}` })).json<ProductDto>();

  it.each([1, 780, 20_000])('is %d grams in every language', async (weight) => {
    const { status, body } = await manager.post<ProductDto>('/v1/products', { ...aProduct(), weight });
    expect([status, body.weight]).toEqual([201, weight]);
    for (const path of [body._id, body.slug, `${body.slug}?lang=en`]) {
      expect([path, (await read(path)).weight]).toEqual([path, weight]);
    }
  });

  it.each([{}, { weight: null }])('may be missing: %j', async (given) => {
    const { status, body } = await manager.post<ProductDto>('/v1/products', { ...aProduct(), ...given });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('weight');
    expect(await read(body._id)).not.toHaveProperty('weight');
  });

  it('stays when an edit does not name it, changes, and goes when it is null', async () => {
    const { _id } = await editing.createProduct(aProduct({ weight: 780 }));
    const edit = (body: object) => manager.put<ProductDto>(`/v1/products/${_id}`, body);
    expect((await edit({ price: 1_000_000 })).body.weight).toBe(780);
    expect((await edit({ weight: 820 })).body).toMatchObject({ weight: 820, version: 3 });
    expect((await edit({ weight: 820 })).body).toMatchObject({ weight: 820, version: 3 });
    expect((await edit({ weight: null })).body).not.toHaveProperty('weight');
    expect(await read(_id)).not.toHaveProperty('weight');
    const { body } = await manager.get<AuditEventListDto>(`/v1/products/${_id}/audit-events`);
    expect(body.events.map(({ details }) => details.fields)).toEqual(['weight', 'weight', 'price']);
  });

  it('may be sent back as it was read, which changes nothing', async () => {
    const product = await editing.createProduct(aProduct({ weight: 780 }));
    const { status, body } = await manager.put<ProductDto>(`/v1/products/${product._id}`, product);
    expect([status, body]).toEqual([200, product]);
  });

  it.each<[unknown, string, string]>([
    ...[0, -1, 20_001].map((weight): [unknown, string, string] => [
      ...([weight, 'product.number', 'Weight must be a whole number from 1 to 20000.'] as const),
    ]),
    ...[780.5, '780', '', true, [780]].map((weight): [unknown, string, string] => [
      ...([weight, 'field.not-whole', 'weight must be a whole number.'] as const),
    ]),
  ])('is not %j: 400', async (weight, code, message) => {
    const { _id } = await editing.createProduct(aProduct());
    for (const { status, body } of [
      await manager.post<Failure>('/v1/products', { ...aProduct(), weight }),
      await manager.put<Failure>(`/v1/products/${_id}`, { weight }),
    ]) {
      expect([status, body.errors]).toEqual([400, { weight: message }]);
      if (code === 'product.number') expect(body.code).toBe(code);
    }
  });

  it('is refused in Vietnamese by its Vietnamese name', async () => {
    const response = await shop.inject({
      ...{ method: 'POST', url: '/v1/products', payload: { ...aProduct(), weight: 0 } },
      headers: { authorization: `Bearer ${manager.tokens.token}`, 'accept-language': 'vi' },
    });
    expect(response.json<Failure>().errors).toEqual({
      weight: 'Khối lượng phải là số nguyên từ 1 đến 20000.',
    });
  });

  it('is a column of the products’ table', async () => {
    const { name } = await editing.createProduct(aProduct({ weight: 1_240, name: 'Weighed Once' }));
    const other = await editing.createProduct(aProduct());
    const response = await shop.inject({
      ...{ method: 'GET', url: '/v1/products/export' },
      headers: { authorization: `Bearer ${manager.tokens.token}`, 'accept-language': 'vi' },
    });
    const lines = response.body.split('\r\n');
    expect(lines[0]).toMatch(/,Ngày nhập,Khối lượng \(g\)$/);
    expect(lines.find((line) => line.startsWith(`${name},`))).toMatch(/,1240$/);
    expect(lines.find((line) => line.startsWith(`${other.name},`))).toMatch(/\d,$/);
  });
});
