import type { Ask, World } from '../world';

/** Who may call an operation (rules R1 to R6). */
export type Access =
  /** Everyone, signed in or not. */
  | 'anyone'
  /** Any signed-in person, about their own account. */
  | 'signed-in'
  /** The owner alone: for other clients it does not exist, and staff may not change it. */
  | 'owner'
  /** The owner; staff may read it. */
  | 'owner-or-staff'
  | 'staff'
  | 'manager'
  /** The bearer of any token of the shop, valid or expired: signing out. */
  | 'any-token';

type Scenario = (world: World) => Promise<Ask>;

/**
 * The test case of an operation: who may call it, a request that succeeds, and requests that end in each documented
 * error. `defaultScenario` makes those that operations of a kind share.
 */
export interface OperationCase {
  access: Access;
  ok: Scenario;
  errors?: Partial<Record<number, Scenario>>;
}

export type OperationCases = Record<string, OperationCase>;
