import { ProductEditingService } from '../../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../../support/factories/product';
import type { World } from '../world';
import type { OperationCases } from './operation-case';

/** Size 42 of a shoe, of which `left` pairs are left. */
async function size(world: World, left = 0): Promise<{ productId: string; color: string; size: string }> {
  const colors = [aColor('black', { '42': left, '43': 1 })];
  const { _id: productId } = await world.shop.app
    .get(ProductEditingService)
    .createProduct(aProduct({ colors }));
  return { productId, color: 'black', size: '42' };
}

const NOBODYS = 'f'.repeat(24);
let visitors = 0;
const aVisitor = (): string => `visitor-${(visitors += 1)}@example.com`;

/** Asks so often that the next request is refused. */
async function often(times: number, ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) await ask();
}

export const sizeWaitCases: OperationCases = {
  listSizeWaits: { access: 'signed-in', ok: async () => ({}) },
  askForSize: {
    access: 'signed-in',
    ok: async (world) => ({ body: await size(world) }),
    errors: {
      400: async (world) => ({ body: { ...(await size(world)), size: '' } }),
      404: async (world) => ({ body: { ...(await size(world)), productId: NOBODYS } }),
      409: async (world) => ({ body: await size(world, 2) }),
      429: async (world) => {
        const by = await world.somebody();
        const ask = { by, body: await size(world) };
        await often(30, () => world.ask('askForSize', ask, by.tokens.token));
        return ask;
      },
    },
  },
  askForSizeAsVisitor: {
    access: 'anyone',
    ok: async (world) => ({ body: { ...(await size(world)), email: aVisitor() } }),
    errors: {
      400: async (world) => ({ body: { ...(await size(world)), email: 'nobody' } }),
      404: async (world) => ({ body: { ...(await size(world)), color: 'pink', email: aVisitor() } }),
      409: async (world) => ({ body: { ...(await size(world, 2)), email: aVisitor() } }),
      429: async (world) => {
        const ask = { body: { ...(await size(world)), email: aVisitor() } };
        await often(5, () => world.ask('askForSizeAsVisitor', ask));
        return ask;
      },
    },
  },
  confirmSizeWait: {
    access: 'anyone',
    ok: async (world) => ({
      body: { token: await world.waitToken({ ...(await size(world)), email: aVisitor() }) },
    }),
    errors: {
      400: async () => ({ body: { token: 'unknown' } }),
      429: async (world) => {
        const ask = { body: { token: 'guess' }, remoteAddress: world.newAddress() };
        await often(20, () => world.ask('confirmSizeWait', ask));
        return ask;
      },
    },
  },
  endSizeWait: {
    access: 'owner',
    ok: async (world) => {
      const asked = await world.client.post<{ _id: string }>('/v1/size-waits', await size(world));
      return { params: { id: asked.body._id } };
    },
  },
};
