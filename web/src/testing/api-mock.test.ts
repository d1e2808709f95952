import { answer, startTestShop } from './test-shop';
import { makeProduct } from './test-data';

const shop = startTestShop();

test('an answer for a parameter leaves the addresses of other operations alone', async () => {
  const facets = { brands: [], colors: [], types: [], materials: [], stock: [], sizes: [], prices: [] };
  shop.use(answer('getProductFacets', facets));
  shop.use(answer('getProduct', makeProduct()));
  const read = async (path: string): Promise<unknown> => (await fetch(`http://localhost${path}`)).json();
  expect(await read('/v1/products/facets')).toEqual(facets);
  expect(await read('/v1/products/court-nova')).toMatchObject({ name: makeProduct().name });
});
