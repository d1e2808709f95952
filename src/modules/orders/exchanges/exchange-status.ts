import type { InBoth } from '../../../common/language';

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

/** In the middle of a sentence. */
export const EXCHANGE_WORDS: Record<ExchangeStatus, InBoth> = {
  requested: { en: 'requested', vi: 'đang chờ duyệt' },
  approved: { en: 'approved', vi: 'đã được duyệt' },
  received: { en: 'received', vi: 'đã nhận đôi cũ' },
  refused: { en: 'refused', vi: 'đã bị từ chối' },
  withdrawn: { en: 'withdrawn', vi: 'đã được rút' },
  expired: { en: 'expired', vi: 'đã hết hạn' },
};

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

const CHANGES: Record<ExchangeMove, Change> = {
  approve: { to: 'approved', back: null },
  receive: { to: 'received', back: 'old' },
  refuse: { to: 'refused', back: 'new' },
  withdraw: { to: 'withdrawn', back: 'new' },
  expire: { to: 'expired', back: 'new' },
};

/** What a move does to an exchange of this status: one that ended has nothing left to do but what was done already. */
export function exchangeTransition(from: ExchangeStatus, move: ExchangeMove): ExchangeTransition {
  const change = CHANGES[move];
  if (change.to === from) return 'same';
  return isOpen(from) ? change : 'refused';
}

/** The statuses in which a pair is set aside. */
export const OPEN_STATUSES: readonly ExchangeStatus[] = ['requested', 'approved'];

export function isOpen(status: ExchangeStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

export function isExchangeStatus(status: string): boolean {
  return (EXCHANGE_STATUSES as readonly string[]).includes(status);
}
