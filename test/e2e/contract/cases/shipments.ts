import type { ShipmentDto } from '../../../../src/modules/orders/dto/shipment.dto';
import type { World } from '../world';
import type { OperationCases } from './operation-case';

const POST = { carrier: 'viettel-post', trackingNumber: 'VTP0123456789' };

/** A placed order. */
async function order(world: World): Promise<{ params: { id: string } }> {
  return { params: { id: (await world.placedOrder())._id } };
}

/** A placed order with a parcel. */
async function parcel(world: World): Promise<{ params: { id: string; shipmentId: string } }> {
  const { params } = await order(world);
  const { body } = await world.admin.post<ShipmentDto>(`/v1/orders/${params.id}/shipments`, POST);
  return { params: { ...params, shipmentId: body._id } };
}

export const shipmentCases: OperationCases = {
  addShipment: {
    access: 'staff',
    ok: async (world) => ({ ...(await order(world)), body: POST }),
    errors: {
      400: async (world) => ({ ...(await order(world)), body: { carrier: 'viettel-post' } }),
      409: async (world) => {
        const { cart } = await world.cartWithLine();
        return { params: { id: cart._id }, body: POST };
      },
    },
  },
  addShipmentEvent: {
    access: 'staff',
    ok: async (world) => ({ ...(await parcel(world)), body: { state: 'in-transit', text: 'Kho Tân Bình' } }),
    errors: {
      400: async (world) => ({ ...(await parcel(world)), body: { state: 'flying' } }),
      409: async (world) => {
        const { params } = await parcel(world);
        const path = `/v1/orders/${params.id}/shipments/${params.shipmentId}/events`;
        await world.admin.post(path, { state: 'delivered' });
        return { params, body: { state: 'in-transit' } };
      },
    },
  },
};
