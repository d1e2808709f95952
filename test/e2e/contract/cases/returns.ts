import { ProductEditingService } from '../../../../src/modules/products/editing/product-editing.service';
import { anOrder } from '../../orders/order-factory';
import { aColor, aProduct } from '../../support/factories/product';
import type { World } from '../world';
import type { OperationCases } from './operation-case';

/** Pairs of the client's that have arrived. */
async function arrived(world: World): Promise<{ params: { id: string }; body: object }> {
  const colors = [aColor('black', { '42': 9 })];
  const { _id: productId } = await world.shop.app
    .get(ProductEditingService)
    .createProduct(aProduct({ colors }));
  const line = { productId, color: 'black', size: '42', quantity: 1 };
  const id = await anOrder(world.shop, {
    customerId: world.client.id,
    items: [line],
    status: 'completed',
    completedAt: new Date(),
  });
  return { params: { id }, body: { lines: [line], reason: 'size' } };
}

async function aReturn(world: World): Promise<{ id: string }> {
  const { params, body } = await arrived(world);
  const asked = await world.client.post<{ _id: string }>(`/v1/orders/${params.id}/returns`, body);
  return { id: asked.body._id };
}

export const returnCases: OperationCases = {
  listOrderReturns: {
    access: 'owner-or-staff',
    ok: async (world) => ({ params: { id: (await world.placedOrder())._id } }),
  },
  askReturn: {
    access: 'owner',
    ok: arrived,
    errors: {
      400: async (world) => ({ ...(await arrived(world)), body: {} }),
      409: async (world) => {
        const { params, body } = await arrived(world);
        await world.client.post(`/v1/orders/${params.id}/returns`, body);
        return { params, body };
      },
    },
  },
  listReturns: {
    access: 'staff',
    ok: async () => ({ query: { status: 'requested,received' } }),
    errors: { 400: async () => ({ query: { status: 'lost' } }) },
  },
  moveReturn: {
    access: 'staff',
    ok: async (world) => ({ params: await aReturn(world), body: { move: 'approve' } }),
    errors: {
      400: async (world) => ({ params: await aReturn(world), body: { move: 'lose' } }),
      409: async (world) => {
        const params = await aReturn(world);
        await world.manager.put(`/v1/returns/${params.id}`, { move: 'refuse' });
        return { params, body: { move: 'approve' } };
      },
    },
  },
  withdrawReturn: {
    access: 'owner',
    ok: async (world) => ({ params: await aReturn(world) }),
    errors: {
      409: async (world) => {
        const params = await aReturn(world);
        await world.manager.put(`/v1/returns/${params.id}`, { move: 'receive' });
        return { params };
      },
    },
  },
};
