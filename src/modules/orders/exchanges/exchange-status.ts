/** Every status an exchange of size can have (rule Z3). None of them is a status of an order. */
export const EXCHANGE_STATUSES = ['requested', 'approved', 'received', 'refused', 'expired'] as const;
export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number];

/** What staff do with an exchange. */
export const STAFF_MOVES = ['approve', 'receive', 'refuse'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** `expire` is the shop's own. */
export type ExchangeMove = StaffMove | 'expire';

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
const EXPIRY: Change = { to: 'expired', back: 'new' };

const TRANSITIONS: Record<ExchangeStatus, Record<ExchangeMove, ExchangeTransition>> = {
  requested: { approve: APPROVAL, receive: RECEIPT, refuse: REFUSAL, expire: EXPIRY },
  approved: { approve: 'same', receive: RECEIPT, refuse: REFUSAL, expire: EXPIRY },
  received: { approve: 'refused', receive: 'same', refuse: 'refused', expire: 'refused' },
  refused: { approve: 'refused', receive: 'refused', refuse: 'same', expire: 'refused' },
  expired: { approve: 'refused', receive: 'refused', refuse: 'refused', expire: 'same' },
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
