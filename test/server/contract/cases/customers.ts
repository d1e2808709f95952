import { aRegistration, PASSWORD } from '../../support/factories/customer';
import { UNKNOWN_ID } from '../world';
import type { OperationCases } from './operation-case';

/** Signing up, in and out, and what customers do about themselves and their orders. */
export const customerCases: OperationCases = {
  registerCustomer: {
    access: 'anyone',
    ok: async () => ({ body: aRegistration() }),
    errors: {
      400: async () => ({ body: aRegistration({ email: 'nobody', phone: '1' }) }),
      409: async (world) => ({ body: aRegistration({ email: (await world.client.profile()).email }) }),
    },
  },
  login: {
    access: 'anyone',
    ok: async (world) => ({
      body: { username: (await world.client.profile()).email, password: PASSWORD },
    }),
    errors: {
      400: async () => ({ body: { username: '' } }),
      401: async () => ({ body: { username: 'nobody@example.com', password: 'Wrong#2026' } }),
      429: async (world) => {
        const guess = { body: { username: 'guessed@example.com', password: 'Wrong#2026' } };
        for (let attempt = 0; attempt < 8; attempt += 1) await world.ask('login', guess);
        return guess;
      },
    },
  },
  logout: {
    access: 'any-token',
    ok: async (world) => ({ owner: await world.signedInAgain(world.client) }),
  },
  refreshToken: {
    access: 'anyone',
    ok: async (world) => {
      const { tokens } = await world.signedInAgain(world.client);
      return { body: { refreshToken: tokens.refreshToken } };
    },
    errors: { 401: async () => ({ body: { refreshToken: 'a.b.c' } }) },
  },
  getCustomer: {
    access: 'owner-or-staff',
    ok: async (world) => ({ params: { id: world.client.id } }),
  },
  updateCustomer: {
    access: 'owner',
    ok: async (world) => ({ params: { id: world.client.id }, body: { firstName: 'Minh Châu' } }),
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: { phone: '123' } }),
      409: async (world) => ({
        params: { id: world.client.id },
        body: { email: (await world.stranger.profile()).email },
      }),
    },
  },
  attachOrder: {
    access: 'owner',
    ok: async (world) => ({
      params: { id: world.client.id },
      body: { orderId: (await world.client.cart())._id, status: 'cart' },
    }),
    errors: {
      404: async (world) => ({ params: { id: world.client.id }, body: { orderId: UNKNOWN_ID } }),
      409: async (world) => ({
        params: { id: world.client.id },
        body: { orderId: (await world.placedOrder())._id },
      }),
    },
  },
  placeOrder: {
    access: 'owner',
    ok: async (world) => {
      const { _id } = await world.client.prepare([await world.line()]);
      return { params: { id: world.client.id }, body: { orderId: _id, status: 'pending' } };
    },
    errors: {
      400: async (world) => ({
        params: { id: world.client.id },
        body: { orderId: UNKNOWN_ID, status: 'completed' },
      }),
      404: async (world) => ({ params: { id: world.client.id }, body: { orderId: UNKNOWN_ID } }),
      409: async (world) => {
        const { cart } = await world.cartWithLine();
        return { params: { id: world.client.id }, body: { orderId: cart._id } };
      },
    },
  },
};

const NEW_PASSWORD = 'Sneaker#2027';

/** A password forgotten, reset and changed. */
export const passwordCases: OperationCases = {
  forgotPassword: {
    access: 'anyone',
    ok: async (world) => ({
      body: { email: (await (await world.somebody()).profile()).email },
      remoteAddress: world.newAddress(),
    }),
    errors: {
      400: async (world) => ({ body: { email: 'nobody' }, remoteAddress: world.newAddress() }),
      429: async (world) => {
        const ask = { body: { email: 'flooded@example.com' }, remoteAddress: world.newAddress() };
        for (let attempt = 0; attempt < 3; attempt += 1) await world.ask('forgotPassword', ask);
        return ask;
      },
    },
  },
  resetPassword: {
    access: 'anyone',
    ok: async (world) => ({
      body: { token: await world.resetToken(await world.somebody()), password: NEW_PASSWORD },
    }),
    errors: {
      400: async (world) => ({
        body: { token: 'spent', password: NEW_PASSWORD },
        remoteAddress: world.newAddress(),
      }),
      429: async (world) => {
        const ask = { body: { token: 'guess', password: NEW_PASSWORD }, remoteAddress: world.newAddress() };
        for (let attempt = 0; attempt < 20; attempt += 1) await world.ask('resetPassword', ask);
        return ask;
      },
    },
  },
  changePassword: {
    access: 'owner',
    ok: async (world) => {
      const owner = await world.somebody();
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      return { owner, params: { id: owner.id }, body };
    },
    errors: {
      400: async (world) => ({
        params: { id: world.client.id },
        body: { currentPassword: PASSWORD, newPassword: 'weak' },
      }),
      429: async (world) => {
        const owner = await world.somebody();
        const body = { currentPassword: 'Wrong#2026', newPassword: NEW_PASSWORD };
        const ask = { owner, params: { id: owner.id }, body };
        for (let attempt = 0; attempt < 8; attempt += 1) {
          await world.ask('changePassword', ask, owner.tokens.token);
        }
        return ask;
      },
    },
  },
};

/** What staff do with customers. */
export const staffCustomerCases: OperationCases = {
  listCustomers: {
    access: 'staff',
    ok: async () => ({ query: { search: 'tran', sort: 'a-z', role: 'client', section: 'customer' } }),
    errors: { 400: async () => ({ query: { sort: 'high-low' } }) },
  },
  changeRole: {
    access: 'manager',
    ok: async (world) => {
      const owner = await world.somebody();
      return { owner, params: { id: owner.id }, body: { role: 'admin' } };
    },
    errors: { 400: async (world) => ({ params: { id: world.client.id }, body: { role: 'manager' } }) },
  },
  deleteCustomer: {
    access: 'manager',
    ok: async (world) => {
      const owner = await world.somebody();
      return { owner, params: { id: owner.id } };
    },
  },
};
