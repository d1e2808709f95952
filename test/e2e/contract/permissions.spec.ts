import { Customer } from '../../../src/modules/customers/customer.entity';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { Session } from '../../../src/modules/auth/session.entity';
import { operations, type Operation } from '../support/api-document';
import { aStaffMember, type Shopper } from '../support/people';
import { BAD_TOKENS, badTokens, GENUINE, genuineToken, type BadToken } from './bad-tokens';
import { caseOf } from './cases/all-cases';
import { rightPerson } from './cases/default-scenario';
import type { Access } from './cases/operation-case';
import { TableState } from './table-state';
import { spellings } from './spellings';
import { World, type Ask } from './world';

/** The callers; every request is about the client's data, or about a person who signed up for it. */
const CALLERS = [
  'visitor',
  'owner',
  'stranger',
  'admin',
  'manager',
  'demoted admin',
  'demoted manager',
  'signed out',
  'run out',
  'deleted',
] as const;
type Caller = (typeof CALLERS)[number];

type Answer = 'yes' | 401 | 403 | 404;
type Answers = Record<Caller, Answer>;

const NOBODY = { visitor: 401, 'signed out': 401, 'run out': 401, deleted: 401 } as const;

/** Callers whose token was issued while they were staff, and who are clients now. */
const demotedAre = <T extends Answer>(answer: T) => ({ 'demoted admin': answer, 'demoted manager': answer });

/** The matrix of permissions (rules R1 to R6). */
const MATRIX: Record<Access, Answers> = {
  anyone: all('yes'),
  'any-token': { ...all('yes'), visitor: 401 },
  'signed-in': { ...all('yes'), ...NOBODY },
  owner: { ...NOBODY, ...demotedAre(404), owner: 'yes', stranger: 404, admin: 403, manager: 403 },
  'owner-or-staff': {
    ...NOBODY,
    ...demotedAre(404),
    owner: 'yes',
    stranger: 404,
    admin: 'yes',
    manager: 'yes',
  },
  staff: { ...NOBODY, ...demotedAre(403), owner: 403, stranger: 403, admin: 'yes', manager: 'yes' },
  manager: { ...NOBODY, ...demotedAre(403), owner: 403, stranger: 403, admin: 403, manager: 'yes' },
};

function all(answer: 'yes'): Answers {
  return Object.fromEntries(CALLERS.map((caller) => [caller, answer])) as Answers;
}

/** The answer to an invalid token, whomever it names. */
function answerTo(bad: BadToken, access: Access): 'yes' | 401 {
  return access === 'anyone' || (access === 'any-token' && GENUINE.includes(bad)) ? 'yes' : 401;
}

const rows = [...operations.keys()].flatMap((operationId) =>
  CALLERS.map((caller): [string, Caller] => [operationId, caller]),
);

describe('who may call what', () => {
  let world: World;
  let tables: TableState;
  /** The tokens of callers outside of the world's people. */
  let former: Record<'demoted admin' | 'demoted manager' | 'signed out' | 'run out' | 'deleted', Shopper>;

  beforeAll(async () => {
    world = await World.open();
    tables = new TableState(world.shop);
    const staff = (role: 'admin' | 'manager') => aStaffMember(world.shop, role);
    former = {
      'demoted admin': await staff('admin'),
      'demoted manager': await staff('manager'),
      'signed out': await staff('manager'),
      'run out': await staff('manager'),
      deleted: await staff('admin'),
    };
    await world.manager.put(`/v1/customers/${former['demoted admin'].id}/changeRole`, { role: 'client' });
    await former['signed out'].post('/v1/customers/logout');
    await world.manager.put(`/v1/customers/${former.deleted.id}/delete`, undefined);
    // HTTP offers no way: managers are demoted in the database, and a sign-in lasts 30 days.
    const { manager } = world.shop.dataSource;
    await manager.update(Customer, { id: former['demoted manager'].id }, { role: 'client' });
    await manager.update(Session, { customerId: former['run out'].id }, { expiresAt: new Date() });
  });
  afterAll(() => world.close());

  /** The last refused request: it changed nothing, so the next caller can make it too. */
  let refused: { operationId: string; ask: Ask } | undefined;

  const askOf = async (operationId: string): Promise<Ask> =>
    refused?.operationId === operationId ? refused.ask : caseOf(operationId).ok(world);

  const personOf = async (caller: Caller, access: Access, ask: Ask): Promise<Shopper | undefined> => {
    const { client, stranger, admin, manager } = world;
    const living = { visitor: undefined, owner: ask.owner ?? client, stranger, admin, manager };
    const person = { ...living, ...former }[caller];
    // Signing out must not end the sign-in that other rows of the matrix use.
    const isLasting = access !== 'any-token' || !person || MATRIX['signed-in'][caller] === 401;
    return isLasting ? person : world.signedInAgain(person);
  };

  it.each(rows)('%s by %s', async (operationId, caller) => {
    const { access } = caseOf(operationId);
    const ask = await askOf(operationId);
    const person = await personOf(caller, access, ask);
    await tables.changes();
    const { status } = await world.ask(operationId, ask, person?.tokens.token);

    const expected = MATRIX[access][caller];
    refused = expected === 'yes' ? undefined : { operationId, ask };
    if (expected === 'yes') return expect(status).toBeLessThan(300);
    expect(status).toBe(expected);
    expect(await tables.changes()).toEqual([]);
  });

  it.each([...operations.keys()])('%s by no caller with an invalid token', async (operationId) => {
    const { access, ok } = caseOf(operationId);
    const secret = world.shop.config.jwtSecret;
    const askWith = async (ask: Ask, made: (person: TokensDto) => string) => {
      const authorization = made((rightPerson(world, access, ask) ?? world.manager).tokens);
      const headers = { ...ask.headers, authorization };
      const { status } = await world.ask(operationId, { ...ask, headers });
      return status < 300 ? 'yes' : status;
    };
    const forged = (bad: BadToken) => (person: TokensDto) =>
      badTokens(person, world.stranger.tokens.token, secret)[bad];
    const expected = BAD_TOKENS.map((bad) => [bad, answerTo(bad, access)] as const);
    const answers: Partial<Record<BadToken, unknown>> = {};

    const shared = await ok(world);
    await tables.changes();
    for (const [bad, answer] of expected) {
      if (answer !== 'yes') answers[bad] = await askWith(shared, forged(bad));
    }
    expect(await tables.changes()).toEqual([]);
    for (const [bad, answer] of expected) {
      if (answer === 'yes') answers[bad] = await askWith(await ok(world), forged(bad));
    }
    expect(answers).toEqual(Object.fromEntries(expected));
    // The request was valid all along, and so is a token that is signed in the same way.
    expect(await askWith(shared, (person) => genuineToken(person, secret))).toBe('yes');
  });

  const withIds = [...operations.values()]
    .filter(({ path }) => /\{(id|\w+Id)\}/.test(path))
    .map((operation): [string, Operation] => [operation.operationId, operation]);

  it('names every id of a path as one, and takes no other text than one of a list there', () => {
    const inPaths = [...operations.values()].flatMap(({ parameters = [] }) =>
      parameters.filter((parameter) => parameter.in === 'path'),
    );
    const texts = inPaths.filter(({ name, schema }) => !/^id$|Id$|^secret$/.test(name) && !schema.enum);
    expect(texts.map(({ name }) => name)).toEqual([]);
  });

  it.each(withIds)('%s of no id that is spelled otherwise', async (operationId, { path, method }) => {
    const { access } = caseOf(operationId);
    const { manager } = world;
    const ask = await askOf(operationId);
    const may = rightPerson(world, access, ask);
    // What someone may not do to their own account is the first thing to try with another spelling of it.
    const ownId = { ask: { ...ask, params: { ...ask.params, id: manager.id } }, by: manager };
    const asked = [{ ask, by: may }, ...(path.startsWith('/v1/customers/') ? [ownId] : [])];
    await tables.changes();
    for (const { ask, by } of asked) {
      for (const [name, id] of Object.entries(ask.params!)) {
        for (const spelled of spellings(id)) {
          const params = { ...ask.params, [name]: spelled };
          const { status } = await world.ask(operationId, { ...ask, params }, by?.tokens.token);
          // A product is read by its slug as well, whatever its case and the characters that
          // nobody sees.
          const isSlug =
            operationId === 'getProduct' && spelled.replace(/[\u200b\ufeff]/g, '').toLowerCase() === id;
          expect([method, name, spelled, status]).toEqual([method, name, spelled, isSlug ? 200 : 404]);
        }
      }
    }
    expect(await tables.changes()).toEqual([]);
    refused = { operationId, ask };
  });
});
