import type { SecondFactorSetupDto } from '../../../../src/modules/auth/second-factor/dto/second-factor.dto';
import { codeOf } from '../../support/authenticator';
import { PASSWORD } from '../../support/factories/customer';
import type { Shopper } from '../../support/people';
import type { Ask, World } from '../world';
import type { OperationCases } from './operation-case';

const currentPassword = PASSWORD;
const WRONG = 'Wrong#2026';

/** A new person during the set-up, and their secret. */
async function settingUp(world: World): Promise<{ owner: Shopper; secret: string }> {
  const owner = await world.somebody();
  const url = `/v1/customers/${owner.id}/second-factor`;
  const { body } = await owner.post<SecondFactorSetupDto>(url, { currentPassword });
  return { owner, secret: body.secret };
}

/** The same after the set-up; only the code of the next time step is valid, the present one is used. */
async function withFactor(world: World): Promise<{ owner: Shopper; secret: string }> {
  const { owner, secret } = await settingUp(world);
  await owner.post(`/v1/customers/${owner.id}/second-factor/confirm`, { code: codeOf(secret) });
  return { owner, secret };
}

/** The last of more requests than the limit allows. */
async function tooMany(world: World, operationId: string, owner: Shopper, body: object): Promise<Ask> {
  const ask = { owner, params: { id: owner.id }, body };
  for (let attempt = 0; attempt < 8; attempt += 1) await world.ask(operationId, ask, owner.tokens.token);
  return ask;
}

/** Turning two-step sign-in on and off. */
export const secondFactorCases: OperationCases = {
  setUpSecondFactor: {
    access: 'owner',
    ok: async (world) => {
      const owner = await world.somebody();
      return { owner, params: { id: owner.id }, body: { currentPassword } };
    },
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: { currentPassword: '' } }),
      409: async (world) => {
        const { owner } = await withFactor(world);
        return { owner, params: { id: owner.id }, body: { currentPassword } };
      },
      429: async (world) =>
        tooMany(world, 'setUpSecondFactor', await world.somebody(), { currentPassword: WRONG }),
    },
  },
  confirmSecondFactor: {
    access: 'owner',
    ok: async (world) => {
      const { owner, secret } = await settingUp(world);
      return { owner, params: { id: owner.id }, body: { code: codeOf(secret) } };
    },
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: { code: '' } }),
      409: async (world) => ({ params: { id: world.client.id }, body: { code: '123456' } }),
      429: async (world) =>
        tooMany(world, 'confirmSecondFactor', (await settingUp(world)).owner, { code: 'wrong' }),
    },
  },
  removeSecondFactor: {
    access: 'owner',
    ok: async (world) => {
      const { owner, secret } = await withFactor(world);
      return { owner, params: { id: owner.id }, body: { currentPassword, code: codeOf(secret, 1) } };
    },
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: { currentPassword, code: '' } }),
      409: async (world) => ({
        params: { id: world.client.id },
        body: { currentPassword, code: '123456' },
      }),
      429: async (world) =>
        tooMany(world, 'removeSecondFactor', (await withFactor(world)).owner, {
          currentPassword,
          code: 'wrong',
        }),
    },
  },
  renewRecoveryCodes: {
    access: 'owner',
    ok: async (world) => {
      const { owner, secret } = await withFactor(world);
      return { owner, params: { id: owner.id }, body: { currentPassword, code: codeOf(secret, 1) } };
    },
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: { currentPassword, code: '' } }),
      409: async (world) => ({
        params: { id: world.client.id },
        body: { currentPassword, code: '123456' },
      }),
      429: async (world) =>
        tooMany(world, 'renewRecoveryCodes', (await withFactor(world)).owner, {
          currentPassword,
          code: 'wrong',
        }),
    },
  },
  resetSecondFactor: {
    access: 'manager',
    ok: async (world) => {
      const { owner } = await withFactor(world);
      return { owner, params: { id: owner.id }, body: { currentPassword } };
    },
    errors: {
      400: async (world) => ({ params: { id: world.client.id }, body: { currentPassword: WRONG } }),
      429: async (world) => {
        const { owner } = await withFactor(world);
        const ask = { owner, params: { id: owner.id }, body: { currentPassword: WRONG } };
        const { token } = world.manager.tokens;
        for (let attempt = 0; attempt < 8; attempt += 1) await world.ask('resetSecondFactor', ask, token);
        return ask;
      },
    },
  },
};
