import type { Operation } from '../../support/api-document';
import type { Shopper } from '../../support/people';
import { UNKNOWN_ID, type Ask, type World } from '../world';
import type { Access, OperationCase } from './operation-case';

/** A request and its caller; undefined is a visitor. */
export interface Asked {
  ask: Ask;
  by: Shopper | undefined;
}

type MakeAsked = (world: World, operation: Operation, entry: OperationCase) => Promise<Asked | undefined>;

const WRONG_PERSON: Partial<Record<Access, (world: World) => Shopper>> = {
  owner: (world) => world.manager,
  staff: (world) => world.client,
  manager: (world) => world.admin,
};

/** A person whose request succeeds. */
export function rightPerson(world: World, access: Access, { owner, by }: Ask): Shopper | undefined {
  if (by) return by;
  if (access === 'anyone') return undefined;
  if (access === 'staff') return world.admin;
  return access === 'manager' ? world.manager : (owner ?? world.client);
}

/** Requests that end in a status for the same reason in every operation of a kind. */
const DEFAULTS: Partial<Record<number, MakeAsked>> = {
  304: async (world, { operationId }, entry) => {
    const ask = await entry.ok(world);
    const { headers } = await world.ask(operationId, ask);
    return { ask: { ...ask, headers: { 'if-none-match': String(headers.etag) } }, by: undefined };
  },
  400: async (world, operation, entry) => {
    const asked = await good(world, entry);
    if (operation.method === 'GET') {
      return { ...asked, ask: { ...asked.ask, query: { ...asked.ask.query, page: 0 } } };
    }
    const body = operation.requestBody ? { ...(asked.ask.body as object), nonsense: true } : undefined;
    return body ? { ...asked, ask: { ...asked.ask, body } } : withRawBody(asked, '{"half":');
  },
  401: async (world, _operation, entry) => ({ ask: await entry.ok(world), by: undefined }),
  403: async (world, _operation, entry) => {
    const by = WRONG_PERSON[entry.access]?.(world);
    return by && { ask: await entry.ok(world), by };
  },
  404: async (world, { parameters = [] }, entry) => {
    if (!parameters.some(({ name }) => name === 'id')) return undefined;
    const asked = await good(world, entry);
    return { ...asked, ask: { ...asked.ask, params: { id: UNKNOWN_ID } } };
  },
  413: async (world, _operation, entry) =>
    withRawBody(await good(world, entry), JSON.stringify({ text: 'x'.repeat(1024 * 1024) })),
  414: async (world, _operation, entry) => {
    const asked = await good(world, entry);
    return { ...asked, ask: { ...asked.ask, query: { ...asked.ask.query, pad: 'x'.repeat(9000) } } };
  },
  415: async (world, _operation, entry) => withRawBody(await good(world, entry), 'Hello', 'text/plain'),
  422: async (world, { operationId }, entry) => {
    const { ask, by } = await good(world, entry);
    const keyed = { ...ask, headers: { 'idempotency-key': `422-${operationId}` } };
    const first = await world.ask(operationId, keyed, by?.tokens.token);
    if (first.status >= 300) throw new Error(`The first call failed: ${JSON.stringify(first.body)}`);
    return { ask: { ...keyed, body: { ...(ask.body as object | undefined), another: 1 } }, by };
  },
  429: async (world, { operationId, parameters = [] }, entry) => {
    if (!parameters.some(({ name }) => name === 'Idempotency-Key')) return undefined;
    const { ask, by } = await good(world, entry);
    world.letKeysRunOut();
    return { ask: { ...ask, headers: { 'idempotency-key': `429-${operationId}` } }, by };
  },
  503: async (world, _operation, entry) => {
    const asked = await good(world, entry);
    world.startAgain();
    return asked;
  },
};

/** The request that ends in this status; undefined when no general one exists. */
export async function defaultScenario(
  status: number,
  world: World,
  operation: Operation,
  entry: OperationCase,
): Promise<Asked | undefined> {
  return DEFAULTS[status]?.(world, operation, entry);
}

async function good(world: World, entry: OperationCase): Promise<Asked> {
  // All calls of a scenario have the same address, since a visitor's idempotency key counts together with it.
  const ask = { remoteAddress: world.newAddress(), ...(await entry.ok(world)) };
  return { ask, by: rightPerson(world, entry.access, ask) };
}

function withRawBody({ ask, by }: Asked, body: string, type = 'application/json'): Asked {
  return { ask: { ...ask, body, headers: { ...ask.headers, 'content-type': type } }, by };
}
