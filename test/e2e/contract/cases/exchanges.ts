import { ProductEditingService } from '../../../../src/modules/products/editing/product-editing.service';
import { anOrder } from '../../orders/order-factory';
import { aColor, aProduct } from '../../support/factories/product';
import type { World } from '../world';
import type { OperationCases } from './operation-case';

/** A pair of the client's that has arrived, and another size that is left of it. */
async function arrived(world: World): Promise<{ params: { id: string }; body: object }> {
  const colors = [aColor('black', { '42': 9, '43': 9 })];
  const { _id: productId } = await world.shop.app
    .get(ProductEditingService)
    .createProduct(aProduct({ colors }));
  const line = { productId, color: 'black', size: '42' };
  const id = await anOrder(world.shop, {
    customerId: world.client.id,
    items: [{ ...line, quantity: 1 }],
    status: 'completed',
    completedAt: new Date(),
  });
  return { params: { id }, body: { ...line, newSize: '43' } };
}

async function exchange(world: World): Promise<{ id: string }> {
  const { params, body } = await arrived(world);
  const asked = await world.client.post<{ _id: string }>(`/v1/orders/${params.id}/exchanges`, body);
  return { id: asked.body._id };
}

export const exchangeCases: OperationCases = {
  listOrderExchanges: {
    access: 'owner-or-staff',
    ok: async (world) => ({ params: { id: (await world.placedOrder())._id } }),
  },
  askExchange: {
    access: 'owner',
    ok: arrived,
    errors: {
      400: async (world) => ({ ...(await arrived(world)), body: {} }),
      409: async (world) => {
        const { params, body } = await arrived(world);
        await world.client.post(`/v1/orders/${params.id}/exchanges`, body);
        return { params, body };
      },
    },
  },
  listExchanges: {
    access: 'staff',
    ok: async () => ({ query: { status: 'requested,approved' } }),
    errors: { 400: async () => ({ query: { status: 'lost' } }) },
  },
  moveExchange: {
    access: 'staff',
    ok: async (world) => ({ params: await exchange(world), body: { move: 'approve' } }),
    errors: {
      400: async (world) => ({ params: await exchange(world), body: { move: 'lose' } }),
      409: async (world) => {
        const params = await exchange(world);
        await world.manager.put(`/v1/exchanges/${params.id}`, { move: 'refuse' });
        return { params, body: { move: 'approve' } };
      },
    },
  },
  withdrawExchange: {
    access: 'owner',
    ok: async (world) => ({ params: await exchange(world) }),
    errors: {
      409: async (world) => {
        const params = await exchange(world);
        await world.manager.put(`/v1/exchanges/${params.id}`, { move: 'receive' });
        return { params };
      },
    },
  },
};
