import { EXCHANGE_STATUSES } from './exchanges/exchange-status';

/** Every status an order can have (rule O1). */
export const ORDER_STATUSES = ['cart', 'pending', 'delivering', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What an order's history speaks of: its statuses, its end, and the exchanges of its pairs. */
export const RECORDED_STATUSES = [...ORDER_STATUSES, 'deleted', ...EXCHANGE_STATUSES] as const;
export type RecordedStatus = (typeof RECORDED_STATUSES)[number];

/** What staff may set, from any of them to any other (rule O3). */
export const STAFF_STATUSES = ['pending', 'delivering', 'completed', 'canceled'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** What an order's owner may ask for: to place the cart, or to cancel a pending order (rule O2). */
export const OWNER_REQUESTS = ['pending', 'canceled'] as const;
export type OwnerRequest = (typeof OWNER_REQUESTS)[number];

/** What a request does to an order: `same` answers it as it is, `refused` is a conflict. */
export type Transition = 'place' | 'cancel' | 'same' | 'refused';

const OWNER_TRANSITIONS: Record<OrderStatus, Record<OwnerRequest, Transition>> = {
  cart: { pending: 'place', canceled: 'refused' },
  pending: { pending: 'same', canceled: 'cancel' },
  delivering: { pending: 'same', canceled: 'refused' },
  completed: { pending: 'same', canceled: 'refused' },
  canceled: { pending: 'refused', canceled: 'same' },
};

/**
 * What the owner's request does to their order: placing a placed order again and canceling a canceled one change
 * nothing (rules C6, O2).
 */
export function ownerTransition(from: OrderStatus, request: OwnerRequest): Transition {
  return OWNER_TRANSITIONS[from][request];
}

/**
 * What becomes of the pairs when staff set a status: they stay where they are, go back to stock or are
 * taken again. `same` changes nothing at all, `refused` is a conflict: only its owner places a cart.
 */
export type StaffTransition = 'keep' | 'give-back' | 'take' | 'same' | 'refused';

const STAFF_TRANSITIONS: Record<OrderStatus, Record<StaffStatus, StaffTransition>> = {
  cart: { pending: 'refused', delivering: 'refused', completed: 'refused', canceled: 'refused' },
  pending: { pending: 'same', delivering: 'keep', completed: 'keep', canceled: 'give-back' },
  delivering: { pending: 'keep', delivering: 'same', completed: 'keep', canceled: 'give-back' },
  completed: { pending: 'keep', delivering: 'keep', completed: 'same', canceled: 'give-back' },
  canceled: { pending: 'take', delivering: 'take', completed: 'take', canceled: 'same' },
};

/** What setting a status does (rules O3, O4 and O5). */
export function staffTransition(from: OrderStatus, to: StaffStatus): StaffTransition {
  return STAFF_TRANSITIONS[from][to];
}

/** True for the statuses whose pairs are out of the stock and in `quantitySold`. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'pending' || status === 'delivering' || status === 'completed';
}

/** True when nothing is to be delivered any more. */
export function isClosed(status: RecordedStatus): boolean {
  return status === 'completed' || status === 'canceled' || status === 'deleted';
}

/** True when deleting an order of this status gives its pairs back: they were never handed over (rule O6). */
export function returnsOnDeletion(status: OrderStatus): boolean {
  return holdsStock(status) && status !== 'completed';
}
