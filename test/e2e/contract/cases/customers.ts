import type { SessionListDto } from '../../../../src/modules/auth/dto/sessions.dto';
import { aRegistration, PASSWORD } from '../../support/factories/customer';
import { LIMITS, type Limit } from '../../../../src/rate-limits/limits';
import { UNKNOWN_ID, type Ask, type World } from '../world';
import type { OperationCases } from './operation-case';

/** Signing up, in and out, and customers' own profiles and orders. */
export const customerCases: OperationCases = {
  registerCustomer: {
    access: 'anyone',
    ok: async () => ({ body: aRegistration() }),
    errors: {
      400: async () => ({ body: aRegistration({ email: 'nobody', phone: '1' }) }),
      409: async (world) => ({ body: aRegistration({ email: (await world.client.profile()).email }) }),
      429: (world) => askedTooOften(world, 'registerCustomer', LIMITS.signUp, {}),
    },
  },
  login: {
    access: 'anyone',
    ok: async (world) => ({
      body: { username: (await (await world.somebody()).profile()).email, password: PASSWORD },
    }),
    errors: {
      400: async () => ({ body: { username: '' } }),
      401: async () => ({ body: { username: 'nobody@example.com', password: 'Wrong#2026' } }),
      429: (world) => askedTooOften(world, 'login', LIMITS.login, { username: '' }),
    },
  },
  logout: {
    access: 'any-token',
    ok: async (world) => ({ owner: await world.somebody() }),
  },
  refreshToken: {
    access: 'anyone',
    ok: async (world) => {
      const { tokens } = await world.somebody();
      return { body: { refreshToken: tokens.refreshToken } };
    },
    errors: {
      401: async () => ({ body: { refreshToken: 'a.b.c' } }),
      429: (world) => askedTooOften(world, 'refreshToken', LIMITS.refreshToken, {}),
    },
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
      403: async (world) => ({ params: { id: world.client.id }, body: { phone: '0909090909' } }),
      409: async (world) => ({
        params: { id: world.client.id },
        body: { email: (await world.stranger.profile()).email, currentPassword: PASSWORD },
      }),
      429: async (world) => {
        const owner = await world.somebody();
        const body = { phone: '0909090909', currentPassword: 'Wrong#2026' };
        const ask = { owner, params: { id: owner.id }, body };
        for (let attempt = 0; attempt < 10; attempt += 1) {
          await world.ask('updateCustomer', ask, owner.tokens.token);
        }
        return ask;
      },
    },
  },
  confirmEmail: {
    access: 'anyone',
    ok: async (world) => ({ body: { token: await world.confirmationToken(await world.somebody()) } }),
    errors: {
      400: async (world) => ({ body: { token: 'spent' }, remoteAddress: world.newAddress() }),
      409: async (world) => {
        const email = `wanted.${world.newAddress()}@example.com`;
        const tokens: string[] = [];
        for (let person = 0; person < 2; person += 1) {
          tokens.push(await world.confirmationToken(await world.somebody(), email));
        }
        await world.ask('confirmEmail', { body: { token: tokens[0] } });
        return { body: { token: tokens[1] } };
      },
      429: async (world) => {
        const ask = { body: { token: 'guess' }, remoteAddress: world.newAddress() };
        for (let attempt = 0; attempt < 20; attempt += 1) await world.ask('confirmEmail', ask);
        return ask;
      },
    },
  },
  sendConfirmation: {
    access: 'owner',
    ok: async (world) => {
      const owner = await world.somebody();
      return { owner, params: { id: owner.id } };
    },
    errors: {
      409: async (world) => {
        const owner = await world.somebody();
        await world.ask('confirmEmail', { body: { token: await world.confirmationToken(owner) } });
        return { owner, params: { id: owner.id } };
      },
      429: async (world) => {
        const owner = await world.somebody();
        const ask = { owner, params: { id: owner.id } };
        for (let time = 0; time < LIMITS.linkMails.limit; time += 1)
          await world.ask('sendConfirmation', ask, owner.tokens.token);
        return ask;
      },
    },
  },
  listSessions: {
    access: 'owner',
    ok: async (world) => ({ params: { id: world.client.id } }),
  },
  endSession: {
    access: 'owner',
    ok: async (world) => {
      const owner = await world.somebody();
      const { body } = await owner.get<SessionListDto>(`/v1/customers/${owner.id}/sessions`);
      return { owner, params: { id: owner.id, sessionId: body.sessions[0]!._id } };
    },
    errors: {
      404: async (world) => ({ params: { id: world.client.id, sessionId: UNKNOWN_ID } }),
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
      429: async (world) => {
        const owner = await world.somebody();
        const ask = { owner, params: { id: owner.id }, body: { orderId: UNKNOWN_ID } };
        for (let i = 0; i < LIMITS.placing.limit; i += 1)
          await world.ask('placeOrder', ask, owner.tokens.token);
        return ask;
      },
    },
  },
};

/** A request from an address that has used up its limit with invalid requests. */
async function askedTooOften(world: World, operationId: string, limit: Limit, body: object): Promise<Ask> {
  const ask = { body, remoteAddress: world.newAddress() };
  for (let i = 0; i < limit.limit; i += 1) await world.ask(operationId, ask);
  return ask;
}

const NEW_PASSWORD = 'Duong#Dai2032';

/** Resetting and changing passwords. */
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
  checkResetLink: {
    access: 'anyone',
    ok: async (world) => ({ body: { token: await world.resetToken(await world.somebody()) } }),
    errors: {
      400: async (world) => ({ body: { token: 'spent' }, remoteAddress: world.newAddress() }),
      429: async (world) => {
        const ask = { body: { token: 'guess' }, remoteAddress: world.newAddress() };
        for (let attempt = 0; attempt < 20; attempt += 1) await world.ask('checkResetLink', ask);
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
        for (let attempt = 0; attempt < 10; attempt += 1) {
          await world.ask('changePassword', ask, owner.tokens.token);
        }
        return ask;
      },
    },
  },
};

const WRONG_PASSWORD = { currentPassword: 'Wrong#2026' };

/** Downloading and erasing personal data. */
export const personalDataCases: OperationCases = {
  exportMyData: {
    access: 'owner',
    ok: async (world) => {
      const owner = await world.somebody();
      return { owner, params: { id: owner.id }, body: { currentPassword: PASSWORD } };
    },
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: WRONG_PASSWORD }),
      429: (world) => tooManyWrongPasswords(world, 'exportMyData'),
    },
  },
  eraseMyData: {
    access: 'owner',
    ok: async (world) => {
      const owner = await world.somebody();
      return { owner, params: { id: owner.id }, body: { currentPassword: PASSWORD } };
    },
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: WRONG_PASSWORD }),
      409: async (world) => {
        await world.placedOrder();
        return { params: { id: world.client.id }, body: { currentPassword: PASSWORD } };
      },
      429: (world) => tooManyWrongPasswords(world, 'eraseMyData'),
    },
  },
};

async function tooManyWrongPasswords(world: World, operationId: string): Promise<Ask> {
  const owner = await world.somebody();
  const ask = { owner, params: { id: owner.id }, body: WRONG_PASSWORD };
  for (let attempt = 0; attempt < 8; attempt += 1) await world.ask(operationId, ask, owner.tokens.token);
  return ask;
}

/** Staff's operations on customers. */
export const staffCustomerCases: OperationCases = {
  exportCustomers: {
    access: 'staff',
    ok: async () => ({ query: { search: 'tran', sort: 'a-z', role: 'client' } }),
    errors: { 400: async () => ({ query: { role: 'guest' } }) },
  },
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
  listCustomerAuditEvents: {
    access: 'manager',
    ok: async (world) => {
      const { id } = await world.somebody();
      await world.ask('changeRole', { params: { id }, body: { role: 'admin' } }, world.manager.tokens.token);
      return { params: { id } };
    },
  },
  deleteCustomer: {
    access: 'manager',
    ok: async (world) => {
      const owner = await world.somebody();
      return { owner, params: { id: owner.id } };
    },
  },
};
