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

/** What staff do with an exchange. */
export const STAFF_MOVES = ['approve', 'receive', 'refuse'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** `withdraw` is the customer's own, `expire` the shop's. */
export type ExchangeMove = StaffMove | 'withdraw' | 'expire';

/** What a move leads to, and which pair goes back to stock: the customer's old one, or the one set aside. */
interface Change {
  to: ExchangeStatus;
  back: 'old' | 'new' | null;
}

/** `same` changes nothing, `refused` is a conflict. */
export type ExchangeTransition = Change | 'same' | 'refused';

const APPROVAL: Change = { to: 'approved', back: null };
const RECEIPT: Change = { to: 'received', back: 'old' };
const REFUSAL: Change = { to: 'refused', back: 'new' };
const WITHDRAWAL: Change = { to: 'withdrawn', back: 'new' };
const EXPIRY: Change = { to: 'expired', back: 'new' };

/** What ended leaves nothing to do but what was done already. */
const ENDED = {
  approve: 'refused',
  receive: 'refused',
  refuse: 'refused',
  withdraw: 'refused',
  expire: 'refused',
} as const;

const TRANSITIONS: Record<ExchangeStatus, Record<ExchangeMove, ExchangeTransition>> = {
  requested: { approve: APPROVAL, receive: RECEIPT, refuse: REFUSAL, withdraw: WITHDRAWAL, expire: EXPIRY },
  approved: { approve: 'same', receive: RECEIPT, refuse: REFUSAL, withdraw: WITHDRAWAL, expire: EXPIRY },
  received: { ...ENDED, receive: 'same' },
  refused: { ...ENDED, refuse: 'same' },
  withdrawn: { ...ENDED, withdraw: 'same' },
  expired: { ...ENDED, expire: 'same' },
};

/** What a move does to an exchange of this status. */
export function exchangeTransition(from: ExchangeStatus, move: ExchangeMove): ExchangeTransition {
  return TRANSITIONS[from][move];
}

/** The statuses in which a pair is set aside. */
export const OPEN_STATUSES: readonly ExchangeStatus[] = ['requested', 'approved'];

export function isOpen(status: ExchangeStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

export function isExchangeStatus(status: string): boolean {
  return (EXCHANGE_STATUSES as readonly string[]).includes(status);
}
