import fc from 'fast-check';
import { operations, type Operation } from '../support/api-document';
import { caseOf } from './cases/all-cases';
import { rightPerson } from './cases/default-scenario';
import { draft, mutations, type Draft } from './hostile';
import { TableState } from './table-state';
import { World, type Ask } from './world';

/** Another seed makes other requests: `FUZZ_SEED=7 npx jest test/e2e/contract/fuzz.spec.ts`. */
const SEED = Number(process.env.FUZZ_SEED ?? 2026);
/** More of them: `FUZZ_REQUESTS=100000 npx jest test/e2e/contract/fuzz.spec.ts` takes ten times as long. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
/** Milliseconds for all requests to one operation. */
const PATIENCE_FOR_ALL_MS = Math.max(60_000, REQUESTS * 6);
const PER_OPERATION = Math.ceil(REQUESTS / operations.size);
const PATIENCE_MS = 20_000;
/** How often a valid request is made anew after a similar one was carried out. */
const RENEWALS = 5;

describe('hostile requests', () => {
  let world: World;
  let tables: TableState;
  let sent = 0;

  beforeAll(async () => {
    world = await World.open();
    tables = new TableState(world.shop);
  });
  afterAll(() => world.close());
  // A hundred thousand requests take longer than an access token is valid; those to one operation never do.
  beforeEach(() => world.refreshTokens());

  it.each([...operations])(
    'do no harm to %s',
    async (operationId, operation) => {
      const makeGood = goodRequests(world, operationId);
      const isFree = async ({ body, id }: { body: boolean; id: boolean }): Promise<void> =>
        fc.assert(
          fc.asyncProperty(mutations({ body, id }), async (changes) => {
            const { ask, token, isNew, renew } = await makeGood();
            // Preparing the valid request may have written rows; nothing else writes between two requests.
            if (isNew) await tables.changes();
            sent += 1;
            const status = await send(world, operation, draft(operation.path, ask, changes), token);
            expect(status).toBeLessThan(500);
            const changed = await tables.changes();
            if (status >= 400) expect(changed.filter((table) => !isTrailOf(operationId, table))).toEqual([]);
            else renew();
          }),
          { seed: SEED, numRuns: PER_OPERATION },
        );
      await isFree({ body: operation.method !== 'GET', id: operation.path.includes('{') });
    },
    PATIENCE_FOR_ALL_MS,
  );

  it(`are ${REQUESTS} in all`, () => {
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  });
});

/** Operations that take a secret: a wrong one changes nothing but is recorded in the audit trail. */
const ASKING_FOR_SECRETS = ['login', 'confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'];

function isTrailOf(operationId: string, table: string): boolean {
  return ASKING_FOR_SECRETS.includes(operationId) && table === 'audit_events';
}

interface Good {
  ask: Ask;
  token: string | undefined;
  /** Prepared for this request alone. */
  isNew: boolean;
  renew: () => void;
}

/** Returns the same valid request repeatedly, and a new one after it was carried out. */
function goodRequests(world: World, operationId: string): () => Promise<Good> {
  const entry = caseOf(operationId);
  let current: Good | null = null;
  let renewals = 0;
  return async () => {
    if (current) return { ...current, isNew: false };
    const ask = await entry.ok(world);
    const token = rightPerson(world, entry.access, ask)?.tokens.token;
    // A spent refresh token ends its sign-in: here a refusal does change data.
    const isWorthIt = (): boolean => operationId === 'refreshToken' || (renewals += 1) <= RENEWALS;
    current = { ask, token, isNew: true, renew: () => void (isWorthIt() && (current = null)) };
    return current;
  };
}

/** The answer's status. @throws Error without an answer */
async function send(world: World, operation: Operation, request: Draft, token?: string): Promise<number> {
  const { path, query, body, headers } = request;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The request hangs.')), PATIENCE_MS);
  });
  const answer = world.shop.inject({
    method: operation.method as 'GET',
    url: query ? `${path}?${query}` : path,
    ...(body === undefined ? {} : { payload: body }),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
  try {
    return (await Promise.race([answer, silence])).statusCode;
  } finally {
    clearTimeout(timer);
  }
}
