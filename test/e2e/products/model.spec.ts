import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aProduct } from '../support/factories/product';
import { aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const MODEL = '/media/models/hem-nho.glb';

interface Failure {
  errors: Record<string, string>;
}

/** A product's 3D model (rule G14). */
describe('the model of a product', () => {
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

  it('is there in every language', async () => {
    const { slug } = await editing.createProduct({ ...aProduct(), model: MODEL });
    for (const path of [slug, `${slug}?lang=en`, `${slug}?lang=vi`]) {
      expect([path, (await read(path)).model]).toEqual([path, MODEL]);
    }
  });

  it.each([{}, { model: '' }, { model: ' ' }])('may be missing: %j', async (given) => {
    const { slug } = await editing.createProduct({ ...aProduct(), ...given });
    expect(await read(slug)).not.toHaveProperty('model');
  });

  it('stays when an edit does not name it, changes, and goes when it is emptied', async () => {
    const { _id } = await editing.createProduct({ ...aProduct(), model: MODEL });
    const edit = (body: object) => manager.put<ProductDto>(`/v1/products/${_id}`, body);
    expect((await edit({ price: 1_000_000 })).body.model).toBe(MODEL);
    const other = '/media/models/sac-he.glb';
    expect((await edit({ model: other })).body.model).toBe(other);
    expect((await read(_id)).model).toBe(other);
    expect((await edit({ model: '' })).body).not.toHaveProperty('model');
    expect(await read(_id)).not.toHaveProperty('model');
  });

  it('may be sent back as it was read, which changes nothing', async () => {
    const product = await editing.createProduct({ ...aProduct(), model: MODEL });
    const { status, body } = await manager.put<ProductDto>(`/v1/products/${product._id}`, product);
    expect([status, body]).toEqual([200, product]);
  });

  const NO_MODEL = '3D model must be the path of a GLB file of this shop, such as an upload answers.';
  it.each([
    ['https://elsewhere.example/shoe.glb', NO_MODEL],
    ['//elsewhere.example/shoe.glb', NO_MODEL],
    ['/media/../shoe.glb', NO_MODEL],
    ['/media/shoe.webp', NO_MODEL],
    ['/media/shoe.glb.webp', NO_MODEL],
    ['/media/.glb', NO_MODEL],
    ['/v1/shoe.glb', NO_MODEL],
    ['/media/shoe"onerror=x.glb', NO_MODEL],
    [`/media/${'x'.repeat(300)}.glb`, '3D model must not be longer than 300 characters.'],
    [5, 'model must be a path.'],
    [null, 'model must be a path.'],
  ])('is no other file: %j', async (model, message) => {
    const { status, body } = await manager.post<Failure>('/v1/products', { ...aProduct(), model });
    expect([status, body.errors]).toEqual([400, { model: message }]);
  });
});
