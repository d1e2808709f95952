import type { Ask, World } from '../world';
import type { OperationCases } from './operation-case';

const BUYER = {
  company: 'Công ty TNHH Mai Linh',
  taxCode: '0100109106',
  address: '12 Nguyễn Huệ',
  email: 'ketoan@mailinh.vn',
};

const RECEIVER = { name: 'Trần Minh Anh', phone: '0901234567', address: '12 Nguyễn Huệ' };

/** The client's cart and its line, as a request. */
async function cartLine(world: World): Promise<Ask> {
  const { cart, line } = await world.cartWithLine();
  return { params: { id: cart._id }, body: line };
}

/** The cart's line again, in an order that was placed meanwhile. */
async function placedLine(world: World): Promise<Ask> {
  const order = await world.placedOrder();
  const { productId, color, size } = order.items[0]!;
  return { params: { id: order._id }, body: { productId, color, size, quantity: 1 } };
}

/** A line on sale that is not in the cart. */
async function absentLine(world: World): Promise<Ask> {
  return { params: { id: (await world.client.cart())._id }, body: await world.line() };
}

/** The cart and its confirmed total. */
async function confirmation(world: World): Promise<Ask> {
  const { cart } = await world.cartWithLine();
  return { params: { id: cart._id }, body: { total: cart.total, payment: 'QR' } };
}

/** The cart, up to its placing. */
export const cartCases: OperationCases = {
  createCart: { access: 'signed-in', ok: async () => ({}) },
  getOrder: {
    access: 'owner-or-staff',
    ok: async (world) => ({ params: { id: (await world.placedOrder())._id } }),
  },
  getOrderTransfer: {
    access: 'owner-or-staff',
    ok: async (world) => ({ params: (await confirmation(world)).params }),
    errors: { 409: async (world) => ({ params: { id: (await world.placedOrder())._id } }) },
  },
  addOrderItem: {
    access: 'owner',
    ok: absentLine,
    errors: {
      400: async (world) => {
        const { params, body } = await absentLine(world);
        return { params, body: { ...(body as object), quantity: 0 } };
      },
      409: async (world) => {
        const { params, body } = await absentLine(world);
        return { params, body: { ...(body as object), quantity: 1001 } };
      },
    },
  },
  removeOrderItem: { access: 'owner', ok: cartLine, errors: { 409: placedLine } },
  increaseOrderItem: {
    access: 'owner',
    ok: cartLine,
    errors: { 404: absentLine, 409: placedLine },
  },
  decreaseOrderItem: {
    access: 'owner',
    ok: cartLine,
    errors: { 404: absentLine, 409: placedLine },
  },
  addOrderInformation: {
    access: 'owner',
    ok: async (world) => ({ params: { id: (await world.client.cart())._id }, body: RECEIVER }),
    errors: {
      400: async (world) => ({
        params: { id: (await world.client.cart())._id },
        body: { ...RECEIVER, address: 'Unknown' },
      }),
      409: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: RECEIVER }),
    },
  },
  updateOrder: {
    access: 'owner',
    ok: confirmation,
    errors: {
      400: async (world) => ({
        params: { id: (await world.client.cart())._id },
        body: { total: 1, payment: 'cheque' },
      }),
      409: async (world) => {
        const { params } = await confirmation(world);
        return { params, body: { total: 1, payment: 'COD' } };
      },
    },
  },
  setInvoiceBuyer: {
    access: 'owner',
    ok: async (world) => ({ params: { id: (await world.client.cart())._id }, body: BUYER }),
    errors: {
      400: async (world) => ({
        params: { id: (await world.client.cart())._id },
        body: { ...BUYER, taxCode: '0100109107' },
      }),
      409: async (world) => ({ params: { id: await invoicedOrder(world) }, body: BUYER }),
    },
  },
  removeInvoiceBuyer: {
    access: 'owner',
    ok: async (world) => ({ params: { id: (await world.client.cart())._id } }),
    errors: { 409: async (world) => ({ params: { id: await invoicedOrder(world) } }) },
  },
};

/** An order whose invoice was issued. */
async function invoicedOrder(world: World): Promise<string> {
  const { _id } = await world.placedOrder();
  await world.admin.put(`/v1/orders/${_id}/updateStatus`, { status: 'delivering' });
  await world.admin.put(`/v1/orders/${_id}/invoice`, { number: '1C26TAA-00000123' });
  return _id;
}

/** Staff's operations on orders. */
export const staffOrderCases: OperationCases = {
  listOrders: {
    access: 'staff',
    ok: async () => ({ query: { sort: 'high-low', search: 'tran', status: 'pending,completed' } }),
    errors: { 400: async () => ({ query: { status: 'lost' } }) },
  },
  exportOrders: {
    access: 'staff',
    ok: async () => ({ query: { sort: 'oldest', search: 'tran', status: 'pending,completed' } }),
    errors: { 400: async () => ({ query: { status: 'lost' } }) },
  },
  exportInvoices: {
    access: 'staff',
    ok: async () => ({ query: { invoice: 'due' } }),
    errors: { 400: async () => ({ query: { invoice: 'lost' } }) },
  },
  recordInvoice: {
    access: 'staff',
    ok: async (world) => ({
      params: { id: await invoicedOrder(world) },
      body: { number: '1C26TAA-00000124' },
    }),
    errors: {
      400: async (world) => ({ params: { id: await invoicedOrder(world) }, body: { number: '' } }),
      409: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: { number: '1' } }),
    },
  },
  getOrderHistory: {
    access: 'staff',
    ok: async (world) => ({ params: { id: (await world.placedOrder())._id } }),
  },
  addOrderNote: {
    access: 'staff',
    ok: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: { text: 'Call first' } }),
    errors: {
      400: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: { text: ' ' } }),
      409: async (world) => ({
        params: { id: (await world.client.cart())._id },
        body: { text: 'Call first' },
      }),
    },
  },
  updateOrderStatus: {
    access: 'staff',
    ok: async (world) => ({
      params: { id: (await world.placedOrder())._id },
      body: { status: 'delivering' },
    }),
    errors: {
      400: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: { status: 'cart' } }),
      409: async (world) => ({
        params: { id: (await world.client.cart())._id },
        body: { status: 'pending' },
      }),
    },
  },
  setOrderPacked: {
    access: 'staff',
    ok: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: { packed: true } }),
    errors: {
      400: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: { packed: 'yes' } }),
      409: async (world) => ({ params: { id: (await world.client.cart())._id }, body: { packed: true } }),
    },
  },
  deleteOrder: {
    access: 'manager',
    ok: async (world) => ({ params: { id: (await world.placedOrder())._id } }),
    errors: { 409: async (world) => ({ params: { id: (await world.client.cart())._id } }) },
  },
};
