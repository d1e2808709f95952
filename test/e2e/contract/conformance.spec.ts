import { operations, type Operation } from '../support/api-document';
import type { Answer } from '../support/people';
import { allCases, caseOf } from './cases/all-cases';
import { defaultScenario, rightPerson, type Asked } from './cases/default-scenario';
import { World } from './world';

interface Documented {
  operation: Operation;
  status: number;
}

/** What comes before any route is `broken-requests.spec.ts`'s. */
const isOfRoute = ({ operation, status }: Documented): boolean =>
  status !== 431 && !(status === 400 && exampleCode(operation) === 'address.invalid');

const exampleCode = ({ responses }: Operation): string =>
  (responses['400']?.content?.['application/json']?.example as { code: string }).code;

const documented: Documented[] = [...operations.values()]
  .flatMap((operation) =>
    Object.keys(operation.responses).map((status) => ({ operation, status: Number(status) })),
  )
  .filter(isOfRoute);
const names = documented.map((entry): [string, number, Documented] => [
  entry.operation.operationId,
  entry.status,
  entry,
]);

describe('every operation', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open(true);
  });
  afterAll(() => world.close());

  const scenario = async ({ operation, status }: Documented): Promise<Asked> => {
    const entry = caseOf(operation.operationId);
    const own = status < 300 ? entry.ok : entry.errors?.[status];
    const ask = await own?.(world);
    if (ask) return { ask, by: rightPerson(world, entry.access, ask) };
    const shared = await defaultScenario(status, world, operation, entry);
    if (!shared) throw new Error(`Nothing shows how ${operation.operationId} comes to answer ${status}.`);
    return shared;
  };

  // The body of this answer is compared with the document, as every answer's is.
  it.each(names)('%s answers %i as documented', async (operationId, status, entry) => {
    const { ask, by } = await scenario(entry);
    const answer = await world.ask(operationId, ask, by?.tokens.token);
    expect({ status: answer.status, says: answer.body.message }).toMatchObject({ status });
    if (status >= 400) expectHelpfulError(answer);
  });

  it('has a case in this folder, and every case is an operation', () => {
    expect(Object.keys(allCases).filter((operationId) => !operations.has(operationId))).toEqual([]);
    expect([...operations.keys()].filter((operationId) => !(operationId in allCases))).toEqual([]);
  });
});

function expectHelpfulError({ status, body, headers }: Answer<Record<string, unknown>>): void {
  expect(body).toMatchObject({ statusCode: status, message: expect.stringMatching(/^\S.*[.!?]$/) });
  if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}
