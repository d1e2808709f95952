import { operations } from '../support/api-document';
import { aStaffMember, type Shopper } from '../support/people';
import { caseOf } from './cases/all-cases';
import type { Access } from './cases/operation-case';
import { TableState } from './table-state';
import { World, type Ask } from './world';

/** Who asks; every request is for things of the client's, or of someone who signed up for it. */
const CALLERS = [
  'visitor',
  'owner',
  'stranger',
  'admin',
  'manager',
  'demoted',
  'signed out',
  'deleted',
] as const;
type Caller = (typeof CALLERS)[number];

type Answers = Record<Caller, 'yes' | 401 | 403 | 404>;

const NOBODY = { visitor: 401, 'signed out': 401, deleted: 401 } as const;

/** The matrix of contract §3. `demoted` was an admin when their token was made, and is a client now. */
const MATRIX: Record<Access, Answers> = {
  anyone: all('yes'),
  'any-token': { ...all('yes'), visitor: 401 },
  'signed-in': { ...all('yes'), ...NOBODY },
  owner: { ...NOBODY, owner: 'yes', stranger: 404, admin: 403, manager: 403, demoted: 404 },
  'owner-or-staff': { ...NOBODY, owner: 'yes', stranger: 404, admin: 'yes', manager: 'yes', demoted: 404 },
  staff: { ...NOBODY, owner: 403, stranger: 403, admin: 'yes', manager: 'yes', demoted: 403 },
  manager: { ...NOBODY, owner: 403, stranger: 403, admin: 403, manager: 'yes', demoted: 403 },
};

function all(answer: 'yes'): Answers {
  return Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Answers;
}

const rows = [...operations.keys()].flatMap((operationId) =>
  CALLERS.map((caller): [string, Caller] => [operationId, caller]),
);

describe('who may call what', () => {
  let world: World;
  let tables: TableState;
  let demoted: Shopper;
  let signedOut: Shopper;
  let deleted: Shopper;

  beforeAll(async () => {
    world = await World.open();
    tables = new TableState(world.shop);
    demoted = await aStaffMember(world.shop, 'admin');
    await world.manager.put(`/v1/customers/${demoted.id}/changeRole`, { role: 'client' });
    signedOut = await aStaffMember(world.shop, 'manager');
    await signedOut.post('/v1/customers/logout');
    deleted = await aStaffMember(world.shop, 'admin');
    await world.manager.put(`/v1/customers/${deleted.id}/delete`, undefined);
  });
  afterAll(() => world.close());

  const personOf = async (caller: Caller, access: Access, ask: Ask): Promise<Shopper | undefined> => {
    const people: Record<Caller, Shopper | undefined> = {
      visitor: undefined,
      owner: ask.owner ?? world.client,
      stranger: world.stranger,
      admin: world.admin,
      manager: world.manager,
      demoted,
      'signed out': signedOut,
      deleted,
    };
    const person = people[caller];
    // Signing out must not end the sign-in that the other rows go by.
    const isLasting = access !== 'any-token' || !person || person === signedOut || person === deleted;
    return isLasting ? person : world.signedInAgain(person);
  };

  it.each(rows)('%s by %s', async (operationId, caller) => {
    const { access, ok } = caseOf(operationId);
    const ask = await ok(world);
    const person = await personOf(caller, access, ask);
    await tables.changes();
    const { status } = await world.ask(operationId, ask, person?.tokens.token);

    const expected = MATRIX[access][caller];
    if (expected === 'yes') return expect(status).toBeLessThan(300);
    expect(status).toBe(expected);
    expect(await tables.changes()).toEqual([]);
  });
});
