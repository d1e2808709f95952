/** Every status an order can have; `cart` is not yet a real order (specification §4). */
export const ORDER_STATUSES = ['cart', 'pending', 'delivering', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What the owner of an order may ask for: to place the cart, or to cancel a pending order (contract §6). */
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
 * What the owner's request does to their order (contract §6): placing a placed order again and canceling
 * a canceled one change nothing.
 */
export function ownerTransition(from: OrderStatus, request: OwnerRequest): Transition {
  return OWNER_TRANSITIONS[from][request];
}

/** True for the statuses whose pairs are out of the stock and in `quantitySold`. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'pending' || status === 'delivering' || status === 'completed';
}
