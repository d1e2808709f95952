import type { Ask, World } from '../world';

/** Who may ask for an operation (contract §3). */
export type Access =
  /** Everyone, signed in or not. */
  | 'anyone'
  /** Whoever is signed in, about themself: there is nobody else's to ask for. */
  | 'signed-in'
  /** The owner alone: others' things do not exist for clients, and staff may not change them. */
  | 'owner'
  /** The owner, and staff to look at it. */
  | 'owner-or-staff'
  | 'staff'
  | 'manager'
  /** Whoever holds a token of the shop, good or not: signing out. */
  | 'any-token';

type Scenario = (world: World) => Promise<Ask>;

/**
 * What is known of an operation: who may ask for it, a request that succeeds, and requests that end in each
 * error it documents. Those that every operation of a kind shares are made by `defaultScenario`.
 */
export interface OperationCase {
  access: Access;
  ok: Scenario;
  errors?: Partial<Record<number, Scenario>>;
}

export type OperationCases = Record<string, OperationCase>;
