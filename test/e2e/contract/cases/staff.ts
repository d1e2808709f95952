import { aRegistration } from '../../support/factories/customer';
import { UNKNOWN_ID, type Ask, type World } from '../world';
import type { OperationCases } from './operation-case';

const newMember = (): object => {
  const { lastName, firstName, phone, password } = aRegistration();
  return { lastName, firstName, phone, password };
};

/** The last of more invalid links than the limit allows. */
async function tooMany(world: World, operationId: string): Promise<Ask> {
  const ask = { body: { token: 'guess' }, remoteAddress: world.newAddress() };
  for (let attempt = 0; attempt < 20; attempt += 1) await world.ask(operationId, ask);
  return ask;
}

/** A link to an address at which somebody has signed up since, who has not confirmed it. */
async function unconfirmed(world: World): Promise<string> {
  const registration = aRegistration();
  const { token } = await world.invitation(registration.email);
  await world.ask('registerCustomer', { body: registration });
  return token;
}

/** Inviting people to the staff, and ending their access. */
export const staffCases: OperationCases = {
  listStaff: { access: 'manager', ok: async () => ({}) },
  inviteStaff: {
    access: 'manager',
    ok: async () => ({ body: { email: aRegistration().email } }),
    errors: {
      400: async () => ({ body: { email: 'nobody' } }),
      409: async (world) => ({ body: { email: (await world.admin.profile()).email } }),
      429: async (world) => {
        const ask = { body: { email: aRegistration().email } };
        const { token } = world.manager.tokens;
        for (let attempt = 0; attempt < 5; attempt += 1) await world.ask('inviteStaff', ask, token);
        return ask;
      },
    },
  },
  withdrawInvitation: {
    access: 'manager',
    ok: async (world) => ({ params: { id: (await world.invitation(aRegistration().email)).id } }),
  },
  endStaffAccess: {
    access: 'manager',
    ok: async (world) => ({ params: { id: (await world.someStaff('admin')).id } }),
    errors: { 404: async () => ({ params: { id: UNKNOWN_ID } }) },
  },
  checkInvitation: {
    access: 'anyone',
    ok: async (world) => ({ body: { token: (await world.invitation(aRegistration().email)).token } }),
    errors: {
      400: async (world) => ({ body: { token: 'spent' }, remoteAddress: world.newAddress() }),
      409: async (world) => ({ body: { token: await unconfirmed(world) } }),
      429: (world) => tooMany(world, 'checkInvitation'),
    },
  },
  acceptInvitation: {
    access: 'anyone',
    ok: async (world) => {
      const { token } = await world.invitation(aRegistration().email);
      return { body: { token, ...newMember() } };
    },
    errors: {
      400: async (world) => ({ body: { token: 'spent' }, remoteAddress: world.newAddress() }),
      409: async (world) => ({ body: { token: await unconfirmed(world), ...newMember() } }),
      429: (world) => tooMany(world, 'acceptInvitation'),
    },
  },
};
