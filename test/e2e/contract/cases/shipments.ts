import type { ShipmentDto } from '../../../../src/modules/orders/shipments/dto/shipment.dto';
import { Carriers } from '../../../../src/modules/shipping/carriers';
import { ServiceError } from '../../../../src/common/call-service';
import { CARRIER_KEYS } from '../../support/provider-keys';
import type { Ask, World } from '../world';
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
      503: async (world) => {
        const { params } = await order(world);
        const address = '1 Lê Lợi, Phường Sài Gòn, TP. Hồ Chí Minh';
        await world.shop.dataSource.query('UPDATE orders SET address = ? WHERE id = ?', [address, params.id]);
        await world.shop.dataSource.query('UPDATE products SET weight = 800');
        const { carrier } = world.shop.app.get(Carriers).find('ghn')!;
        jest.spyOn(carrier, 'order').mockRejectedValue(new ServiceError('ghn', 'no answer'));
        return { params, body: { carrier: 'ghn' } };
      },
    },
  },
  takeCodStatement: {
    access: 'staff',
    ok: async () => ({ body: { carrier: 'ghn', csv: 'Mã vận đơn,COD\nGHN1,1.250.000' } }),
    errors: { 400: async () => ({ body: { carrier: 'ghn', csv: 'GHN1,1.250.000' } }) },
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
  listShipmentCosts: { access: 'staff', ok: order },
  getShipmentLabel: {
    access: 'staff',
    ok: orderedParcel,
    errors: { 409: parcel, 503: silentCarrier('label') },
  },
  cancelShipment: {
    access: 'staff',
    ok: orderedParcel,
    errors: { 409: parcel, 503: silentCarrier('cancel') },
  },
  listCarriers: { access: 'staff', ok: async () => ({}) },
  takeGhnMessage: {
    access: 'anyone',
    ok: async () => ghnMessage(),
    errors: {
      400: async () => ({ ...ghnMessage(), body: {} }),
      404: async () => ({ ...ghnMessage(), params: { secret: 'wrong' } }),
    },
  },
  takeGhtkMessage: {
    access: 'anyone',
    ok: async () => ghtkMessage(),
    errors: {
      400: async () => ({ ...ghtkMessage(), body: {} }),
      404: async () => ({ ...ghtkMessage(), params: { secret: 'wrong' } }),
    },
  },
};

function ghtkMessage(): Ask {
  const body = { label_id: 'S1.A1.1', status_id: 4, action_time: '2026-11-21T09:00:00+07:00' };
  return { params: { secret: CARRIER_KEYS.GHTK_WEBHOOK_SECRET }, body };
}

function ghnMessage(): Ask {
  const time = '2026-11-21T02:00:00.000Z';
  const body = { Type: 'switch_status', OrderCode: 'LX', Status: 'delivering', Time: time };
  return { params: { secret: CARRIER_KEYS.GHN_WEBHOOK_SECRET }, body };
}

/** A parcel that GHN has taken on; GHN's own answers are given here. */
async function orderedParcel(world: World): Promise<{ params: { id: string; shipmentId: string } }> {
  const asked = await parcel(world);
  await world.shop.dataSource.query(
    "UPDATE shipments SET carrier = 'ghn', clientCode = ?, trackingNumber = ? WHERE id = ?",
    [asked.params.id, asked.params.shipmentId, asked.params.shipmentId],
  );
  const carrier = world.shop.app.get(Carriers).find('ghn')!.carrier;
  jest.spyOn(carrier, 'label').mockResolvedValue({ url: 'https://ghn.test/label' });
  jest.spyOn(carrier, 'cancel').mockResolvedValue();
  return asked;
}

/** A carrier that does not answer. */
function silentCarrier(call: 'label' | 'cancel') {
  return async (world: World): Promise<Ask> => {
    const asked = await orderedParcel(world);
    const carrier = world.shop.app.get(Carriers).find('ghn')!.carrier;
    jest.spyOn(carrier, call).mockRejectedValue(new ServiceError('ghn', 'no answer'));
    return asked;
  };
}
