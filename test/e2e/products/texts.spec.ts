import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aProduct } from '../support/factories/product';
import { aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const FIRST = { highLight: 'Nhẹ và êm', desc: 'Đế mềm, thân lưới thoáng.' };
const ENGLISH = { highLightEn: 'Light and soft', descEn: 'A bendy sole under airy mesh.' };

interface Failure {
  errors: Record<string, string>;
}

/** Highlight and description in two languages (rule G13). */
describe('the texts of a product', () => {
  let shop: TestApp;
  let editing: ProductEditingService;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    shop.inject({ method: 'GET', url: `/v1/products/${path}`, headers });
  const read = async (path: string): Promise<ProductDto> => (await get(path)).json<ProductDto>();
  const both = () => editing.createProduct(aProduct({ ...FIRST, ...ENGLISH }));

  it('are both there without a language, and one of them in a language', async () => {
    const { slug } = await both();
    expect(await read(slug)).toMatchObject({ ...FIRST, ...ENGLISH });
    const { highLightEn, descEn, ...vietnamese } = await read(slug);
    expect({ highLightEn, descEn }).toEqual(ENGLISH);
    expect(await read(`${slug}?lang=vi`)).toEqual(vietnamese);
    const english = { ...vietnamese, highLight: ENGLISH.highLightEn, desc: ENGLISH.descEn };
    expect(await read(`${slug}?lang=en`)).toEqual(english);
    expect(await read(`${slug}?lang=EN&active=cart`)).toEqual(english);
  });

  it.each<[Partial<typeof ENGLISH>, typeof FIRST]>([
    [{ highLightEn: 'Light' }, { highLight: 'Light', desc: FIRST.desc }],
    [{ descEn: 'A shoe.' }, { highLight: FIRST.highLight, desc: 'A shoe.' }],
    [{ highLightEn: '', descEn: ' \n ' }, FIRST],
    [{}, FIRST],
  ])('fall back one by one: %j is shown as %j', async (given, shown) => {
    const { slug } = await editing.createProduct(aProduct({ ...FIRST, ...given }));
    const english = await read(`${slug}?lang=en`);
    expect({ highLight: english.highLight, desc: english.desc }).toEqual(shown);
    const whole = await read(slug);
    expect(whole).toMatchObject(FIRST);
    expect('highLightEn' in whole).toBe(given.highLightEn === 'Light');
    expect('descEn' in whole).toBe(given.descEn === 'A shoe.');
  });

  it('keep the lines of a description that is edited, and the highlight is one line', async () => {
    const { _id } = await both();
    const edit = { highLight: 'Nhẹ\nvà êm', desc: 'Đế mềm.\r\nThân lưới.', descEn: 'A sole.\n\nMesh.' };
    const { status } = await manager.put(`/v1/products/${_id}`, edit);
    expect(status).toBe(200);
    expect(await read(_id)).toMatchObject({
      highLight: 'Nhẹ và êm',
      desc: 'Đế mềm.\nThân lưới.',
      descEn: 'A sole.\n\nMesh.',
    });
  });

  it('are in no other language: 400', async () => {
    const { slug } = await both();
    for (const query of ['lang=fr', 'lang=en&lang=vi']) {
      const response = await get(`${slug}?${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(response.json<Failure>().errors).toEqual({ lang: 'lang must be one of vi, en.' });
    }
    expect(await read(`${slug}?lang=&language=fr`)).toEqual(await read(slug));
  });

  it('are kept as one answer for each language, until one of them is edited', async () => {
    const { _id, slug } = await both();
    const paths = [slug, `${slug}?lang=vi`, `${slug}?lang=en`];
    // The third answer to an address comes from the kept ones.
    const ask = async () => {
      for (let times = 0; times < 2; times += 1) await Promise.all(paths.map((path) => get(path)));
      return Promise.all(paths.map((path) => get(path)));
    };
    const before = await ask();
    expect(new Set(before.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(before.map((answer) => answer.json<ProductDto>().highLight)).toEqual([
      ...[FIRST.highLight, FIRST.highLight, ENGLISH.highLightEn],
    ]);
    const again = await get(paths[2]!, { 'if-none-match': String(before[2]!.headers.etag) });
    expect(again.statusCode).toBe(304);

    const { status, body } = await manager.put<ProductDto>(`/v1/products/${_id}`, { descEn: 'Another.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...FIRST, ...ENGLISH, descEn: 'Another.', version: 2 });
    const changed = await get(paths[2]!, { 'if-none-match': String(before[2]!.headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ highLight: ENGLISH.highLightEn, desc: 'Another.' });
    expect((await ask()).map((answer) => answer.json<ProductDto>().desc)).toEqual([
      ...[FIRST.desc, FIRST.desc, 'Another.'],
    ]);
  });

  it('stay when an edit does not name them, and go when they are emptied', async () => {
    const { _id, version } = await both();
    const edit = (body: object) => manager.put<ProductDto>(`/v1/products/${_id}`, body);
    expect((await edit({ price: 1_000_000, version })).body).toMatchObject(ENGLISH);
    const { body } = await edit({ descEn: ' ', version: version + 1 });
    expect(body.highLightEn).toBe(ENGLISH.highLightEn);
    expect(body).not.toHaveProperty('descEn');
    expect((await edit({ descEn: 'Late.', version })).status).toBe(409);
    expect(await read(_id)).toEqual(body);
  });

  it('may be sent back as they were read, which changes nothing', async () => {
    const product = await both();
    const { status, body } = await manager.put<ProductDto>(`/v1/products/${product._id}`, product);
    expect(status).toBe(200);
    expect(body).toEqual(product);
  });

  it.each([
    [{ highLightEn: 'x'.repeat(301) }, 'English highlight must not be longer than 300 characters.'],
    [{ highLightEn: 'Light\ue000' }, 'English highlight has a character that cannot be shown: U+E000.'],
    [{ highLightEn: null }, 'highLightEn must be a text'],
    [{ descEn: 'x'.repeat(10_001) }, 'English description must not be longer than 10000 characters.'],
    [{ descEn: 5 }, 'descEn must be a text'],
  ])('have the limits of the first language', async (given, message) => {
    const { colors, ...rest } = aProduct({ ...FIRST });
    const { status, body } = await manager.post<Failure>('/v1/products', { ...rest, colors, ...given });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [Object.keys(given)[0]!]: expect.stringContaining(message) as string });
  });

  it('may be as long as those of the first language', async () => {
    const longest = { highLightEn: 'ế'.repeat(300), descEn: 'ế'.repeat(10_000) };
    const { slug } = await editing.createProduct(aProduct({ ...FIRST, ...longest }));
    expect(await read(slug)).toMatchObject(longest);
  });

  it('are found by the words of both languages, also after an edit', async () => {
    const { _id } = await editing.createProduct(
      aProduct({ desc: 'Màu hổ phách.', descEn: 'Quietly iridescent.' }),
    );
    const find = async (search: string): Promise<string[]> =>
      (await get(`filter?search=${encodeURIComponent(search)}`))
        .json<ProductListDto>()
        .products.map((product) => product._id);
    expect(await find('hổ phách')).toEqual([_id]);
    expect(await find('iridescent')).toEqual([_id]);
    await manager.put(`/v1/products/${_id}`, { descEn: 'Loudly phosphorescent.' });
    expect(await find('iridescent')).toEqual([]);
    expect(await find('phosphorescent')).toEqual([_id]);
  });
});
