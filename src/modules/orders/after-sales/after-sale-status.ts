import type { InBoth } from '../../../common/language';

/** What customers ask for once an order has arrived: another size of a pair, or their money back. */
export type AfterSaleKind = 'exchange' | 'return';

/** Every status an exchange of size can have (rule Z3). None of them is a status of an order. */
export const EXCHANGE_STATUSES = [
  'requested',
  'approved',
  'received',
  'refused',
  'withdrawn',
  'expired',
] as const;
export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number];

/** Every status a return for money can have (rule Y3). */
export const RETURN_STATUSES = [
  'requested',
  'approved',
  'received',
  'refunded',
  'refused',
  'withdrawn',
  'expired',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export type AfterSaleStatus = ExchangeStatus | ReturnStatus;

/** In the middle of a sentence. */
export const EXCHANGE_WORDS: Record<ExchangeStatus, InBoth> = {
  requested: { en: 'requested', vi: 'đang chờ duyệt' },
  approved: { en: 'approved', vi: 'đã được duyệt' },
  received: { en: 'received', vi: 'đã nhận đôi cũ' },
  refused: { en: 'refused', vi: 'đã bị từ chối' },
  withdrawn: { en: 'withdrawn', vi: 'đã được rút' },
  expired: { en: 'expired', vi: 'đã hết hạn' },
};

/** In the middle of a sentence. */
export const RETURN_WORDS: Record<ReturnStatus, InBoth> = {
  ...EXCHANGE_WORDS,
  received: { en: 'received', vi: 'đã nhận hàng trả' },
  refunded: { en: 'refunded', vi: 'đã hoàn tiền' },
};

/** What staff do with an exchange. */
export const STAFF_MOVES = ['approve', 'receive', 'refuse'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** What staff do with a return: `refund` ends one of which nothing is to go back any more. */
export const RETURN_MOVES = [...STAFF_MOVES, 'refund'] as const;
export type ReturnMove = (typeof RETURN_MOVES)[number];

/** `withdraw` is the customer's own, `expire` the shop's. */
export type AfterSaleMove = ReturnMove | 'withdraw' | 'expire';

/** What a move leads to and from where, and which pairs go back to stock: those that came back, or one set aside. */
export interface Change {
  from: readonly AfterSaleStatus[];
  to: AfterSaleStatus;
  back: 'old' | 'new' | null;
}

/** `same` changes nothing, `refused` is a conflict. */
export type AfterSaleTransition = Change | 'same' | 'refused';

/** The statuses in which the customer still has the pairs: their order's status stays. */
export const OPEN_STATUSES = ['requested', 'approved'] as const satisfies readonly AfterSaleStatus[];

/** The statuses in which a return waits for someone, or for its money. */
export const OPEN_RETURN_STATUSES = [...OPEN_STATUSES, 'received'] as const satisfies readonly ReturnStatus[];

const TRANSITIONS: Record<AfterSaleKind, Partial<Record<AfterSaleMove, Change>>> = {
  exchange: {
    approve: { from: OPEN_STATUSES, to: 'approved', back: null },
    receive: { from: OPEN_STATUSES, to: 'received', back: 'old' },
    refuse: { from: OPEN_STATUSES, to: 'refused', back: 'new' },
    withdraw: { from: OPEN_STATUSES, to: 'withdrawn', back: 'new' },
    expire: { from: OPEN_STATUSES, to: 'expired', back: 'new' },
  },
  return: {
    approve: { from: OPEN_STATUSES, to: 'approved', back: null },
    // Pairs that come late are here all the same.
    receive: { from: [...OPEN_STATUSES, 'expired'], to: 'received', back: 'old' },
    refund: { from: ['received'], to: 'refunded', back: null },
    refuse: { from: OPEN_STATUSES, to: 'refused', back: null },
    withdraw: { from: OPEN_STATUSES, to: 'withdrawn', back: null },
    // One that staff have not looked at is no fault of its customer.
    expire: { from: ['approved'], to: 'expired', back: null },
  },
};

/** What a move does to a request of this status: one that ended has nothing left to do but what was done already. */
export function afterSaleTransition(
  kind: AfterSaleKind,
  from: AfterSaleStatus,
  move: AfterSaleMove,
): AfterSaleTransition {
  const change = TRANSITIONS[kind][move];
  if (change?.to === from) return 'same';
  return change?.from.includes(from) ? change : 'refused';
}

export function isOpen(status: AfterSaleStatus): boolean {
  return (OPEN_STATUSES as readonly AfterSaleStatus[]).includes(status);
}

export function isAfterSaleStatus(status: string): boolean {
  return (RETURN_STATUSES as readonly string[]).includes(status);
}
