import type { FavouriteListDto } from '../../../src/modules/products/favourites/dto/favourite.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { PersonalDataDto } from '../../../src/modules/personal-data/dto/personal-data.dto';
import { PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, signIn, useManagedShop, type Shopper } from '../support/people';

jest.setTimeout(120_000);

const desk = useManagedShop();
let shoes: string[];
let anna: Shopper;

const aShoe = async (): Promise<string> =>
  (await desk.manager.post<ProductDto>('/v1/products', aProduct({ colors: [aColor('black', { '42': 1 })] })))
    .body._id;
const listOf = async (person: Shopper): Promise<string[]> =>
  (await person.get<FavouriteListDto>('/v1/favourites')).body.productIds;
const add = async (person: Shopper, ...productIds: string[]): Promise<string[]> =>
  (await person.put<FavouriteListDto>('/v1/favourites', { productIds })).body.productIds;

beforeAll(async () => {
  shoes = [];
  for (let i = 0; i < 4; i += 1) shoes.push(await aShoe());
});
beforeEach(async () => {
  anna = await aShopper(desk.shop);
});

describe('favourites of an account (rule V9)', () => {
  it('join those of each browser, and two devices see the same', async () => {
    const [one, two, three, four] = shoes as [string, string, string, string];
    const phone = anna;
    const desktop = await signIn(desk.shop, (await anna.profile()).email, anna.id);
    expect(await add(phone, one, two)).toEqual([two, one]);
    expect(await add(desktop, three, one)).toEqual([three, two, one]);
    expect(await listOf(phone)).toEqual([three, two, one]);
    expect((await phone.delete(`/v1/favourites/${two}`)).status).toBe(204);
    expect((await phone.delete(`/v1/favourites/${two}`)).status).toBe(204);
    expect(await listOf(desktop)).toEqual([three, one]);
    expect(await add(desktop, four)).toEqual(await listOf(phone));
  });

  it('are added by two devices at once, none twice', async () => {
    await Promise.all([add(anna, ...shoes), add(anna, ...[...shoes].reverse())]);
    expect([...(await listOf(anna))].sort()).toEqual([...shoes].sort());
  });

  it('are one’s own', async () => {
    const other = await aShopper(desk.shop);
    await add(anna, shoes[0]!);
    expect(await listOf(other)).toEqual([]);
    await other.delete(`/v1/favourites/${shoes[0]}`);
    expect(await listOf(anna)).toEqual([shoes[0]]);
  });

  it('vanish with a deleted product, and no other id is kept', async () => {
    const gone = await aShoe();
    expect(await add(anna, gone, shoes[0]!, 'f'.repeat(24))).toEqual([shoes[0], gone]);
    await desk.manager.put(`/v1/products/${gone}/delete`, {});
    expect(await listOf(anna)).toEqual([shoes[0]]);
    expect((await anna.delete(`/v1/favourites/${'f'.repeat(24)}`)).status).toBe(404);
  });

  it('are at most 200: the oldest drops out', async () => {
    const old = await aShoe();
    await add(anna, old);
    await desk.shop.dataSource.query(
      "UPDATE favourites SET addedAt = '2026-01-01 00:00:00.000' WHERE customerId = ?",
      [anna.id],
    );
    const rows = Array.from({ length: 199 }, (_, index) => String(index).padStart(24, 'e'));
    for (const id of rows)
      await desk.shop.dataSource.query(
        "INSERT INTO favourites (customerId, productId, addedAt) VALUES (?, ?, '2026-01-02 00:00:00.000')",
        [anna.id, id],
      );
    expect(await add(anna, old)).toEqual([old]);
    expect(await add(anna, shoes[0]!)).toEqual([shoes[0]]);
    const tooMany = { productIds: Array.from({ length: 201 }, () => shoes[0]) };
    expect((await anna.put('/v1/favourites', tooMany)).status).toBe(400);
  });

  it('are in the data that a person downloads, and erased with the account', async () => {
    await add(anna, shoes[0]!, shoes[1]!);
    const proof = { currentPassword: PASSWORD };
    const data = await anna.post<PersonalDataDto>(`/v1/customers/${anna.id}/export`, proof);
    expect(data.body.favourites).toEqual([shoes[1], shoes[0]]);
    await anna.post(`/v1/customers/${anna.id}/erase`, proof);
    const rows = await desk.shop.dataSource.query('SELECT * FROM favourites WHERE customerId = ?', [anna.id]);
    expect(rows).toEqual([]);
  });
});
