import type {
  ProductFacetsDto,
  ProductListDto,
} from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { aProduct } from '../support/factories/product';
import { useManagedShop } from '../support/people';

const MATERIALS = ['leather', 'suede', 'mesh', 'knit', 'canvas', 'synthetic'];

/** What a product is made of (rule G12). */
describe('a material', () => {
  const desk = useManagedShop();

  const create = async (material?: string): Promise<ProductDto> =>
    (await desk.manager.post<ProductDto>('/v1/products', { ...aProduct(), material })).body;

  const ids = async (query: string): Promise<string[]> => {
    const { products } = (await desk.manager.get<ProductListDto>(`/v1/products/filter?limit=100&${query}`))
      .body;
    return products.map(({ _id }) => _id);
  };

  const counts = async (query: string): Promise<Record<string, number>> => {
    const { materials } = (await desk.manager.get<ProductFacetsDto>(`/v1/products/facets?${query}`)).body;
    return Object.fromEntries(materials.map(({ value, count }) => [value, count]));
  };

  it.each(MATERIALS)('may be %s', async (material) => {
    const product = await create(material);
    expect(product.material).toBe(material);
    expect((await desk.manager.get<ProductDto>(`/v1/products/${product._id}`)).body.material).toBe(material);
  });

  it('is synthetic where none is named, so that a body from before stays good', async () => {
    expect((await create()).material).toBe('synthetic');
  });

  it.each([
    ['paper', 'Material must be one of leather, suede, mesh, knit, canvas, synthetic.'],
    ['', 'Material must be one of leather, suede, mesh, knit, canvas, synthetic.'],
    [7, 'material must be a text.'],
    [null, 'material must be a text.'],
  ])('cannot be %p', async (material, message) => {
    const created = await desk.manager.post('/v1/products', { ...aProduct(), material });
    expect([created.status, created.body]).toMatchObject([400, { errors: { material: message } }]);
    const { _id } = await create('suede');
    const edited = await desk.manager.put(`/v1/products/${_id}`, { material });
    expect([edited.status, edited.body]).toMatchObject([400, { errors: { material: message } }]);
    expect((await desk.manager.get<ProductDto>(`/v1/products/${_id}`)).body.material).toBe('suede');
  });

  it('changes by an edit that names it, and by no other', async () => {
    const { _id } = await create('leather');
    const edit = async (body: object): Promise<string> =>
      (await desk.manager.put<ProductDto>(`/v1/products/${_id}`, body)).body.material;
    expect(await edit({ price: 1 })).toBe('leather');
    expect(await ids('material=canvas')).not.toContain(_id);
    expect(await edit({ material: 'canvas' })).toBe('canvas');
    expect(await ids('material=canvas')).toContain(_id);
    expect(await ids('material=leather')).not.toContain(_id);
  });

  it('narrows lists to any of those named, whatever the case', async () => {
    const [knit, mesh, suede] = [await create('knit'), await create('mesh'), await create('suede')];
    const found = await ids('material=Knit,MESH');
    expect(found).toEqual(expect.arrayContaining([knit._id, mesh._id]));
    expect(found).not.toContain(suede._id);
    const refused = await desk.manager.get('/v1/products/filter?material=paper');
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: { material: 'material must be any of leather, suede, mesh, knit, canvas, synthetic.' } },
    ]);
  });

  it('is counted without its own selection, every material in the shop’s order', async () => {
    const all = await counts('');
    expect(Object.keys(all)).toEqual(MATERIALS);
    await create('knit');
    expect(await counts('material=suede')).toEqual({ ...all, knit: all.knit! + 1 });
    expect(await counts('brand=vans')).toEqual(Object.fromEntries(MATERIALS.map((one) => [one, 0])));
  });
});
