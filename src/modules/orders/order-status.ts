import type { InBoth } from '../../common/language';
import { RETURN_STATUSES } from './after-sales/after-sale-status';

/** Every status an order can have (rule O1). */
export const ORDER_STATUSES = ['cart', 'pending', 'delivering', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What an order's history speaks of: its statuses, its end, and the exchanges and returns of its pairs. */
export const RECORDED_STATUSES = [...ORDER_STATUSES, 'deleted', ...RETURN_STATUSES] as const;
export type RecordedStatus = (typeof RECORDED_STATUSES)[number];

/** What staff may set (rule O3). */
export const STAFF_STATUSES = ['pending', 'delivering', 'completed', 'canceled'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** What an order's owner may ask for: to place the cart, or to cancel a pending order (rule O2). */
export const OWNER_REQUESTS = ['pending', 'canceled'] as const;
export type OwnerRequest = (typeof OWNER_REQUESTS)[number];

/** What a request does to an order: `same` answers it as it is, `refused` is a conflict. */
export type Transition = 'place' | 'cancel' | 'same' | 'refused';

interface StatusRules {
  /** Its pairs are out of the stock and in `quantitySold`. */
  holdsStock: boolean;
  /** Why the ledger says that pairs move when an order gets this status. */
  ledgerReason: 'sale' | 'cancellation';
  /** Nothing is to be delivered any more. */
  isClosed: boolean;
  /** It has left the shop: it was to be paid before, and its invoice is due. */
  isSent: boolean;
  /** Its pairs are with the customer: deleting the order does not give them back (rule O6). */
  isHandedOver: boolean;
  /** Why it cannot be paid by transfer; null when it can. */
  unpayable: 'transfer.canceled' | 'transfer.completed' | null;
  /** What staff may set it to (rule O3). */
  staffMay: readonly StaffStatus[];
  /** What its owner's requests do: repeating what was done changes nothing (rules C6, O2). */
  ownerMay: Record<OwnerRequest, Transition>;
  /** In a list. */
  label: InBoth;
  /** In the middle of a sentence. */
  words: InBoth;
}

/** All that depends on an order's status. */
export const ORDER_STATUS: Record<OrderStatus, StatusRules> = {
  cart: {
    holdsStock: false,
    ledgerReason: 'cancellation',
    isClosed: false,
    isSent: false,
    isHandedOver: false,
    unpayable: null,
    staffMay: [],
    ownerMay: { pending: 'place', canceled: 'refused' },
    label: { en: 'Cart', vi: 'Giỏ hàng' },
    words: { en: 'cart', vi: 'chưa đặt' },
  },
  pending: {
    holdsStock: true,
    ledgerReason: 'sale',
    isClosed: false,
    isSent: false,
    isHandedOver: false,
    unpayable: null,
    staffMay: STAFF_STATUSES,
    ownerMay: { pending: 'same', canceled: 'cancel' },
    label: { en: 'Pending', vi: 'Chờ xử lý' },
    words: { en: 'pending', vi: 'đang chờ xử lý' },
  },
  delivering: {
    holdsStock: true,
    ledgerReason: 'sale',
    isClosed: false,
    isSent: true,
    isHandedOver: false,
    unpayable: null,
    staffMay: STAFF_STATUSES,
    ownerMay: { pending: 'same', canceled: 'refused' },
    label: { en: 'Delivering', vi: 'Đang giao' },
    words: { en: 'delivering', vi: 'đang giao' },
  },
  completed: {
    holdsStock: true,
    ledgerReason: 'sale',
    isClosed: true,
    isSent: true,
    isHandedOver: true,
    unpayable: 'transfer.completed',
    staffMay: STAFF_STATUSES,
    ownerMay: { pending: 'same', canceled: 'refused' },
    label: { en: 'Completed', vi: 'Hoàn tất' },
    words: { en: 'completed', vi: 'đã hoàn tất' },
  },
  canceled: {
    holdsStock: false,
    ledgerReason: 'cancellation',
    isClosed: true,
    isSent: false,
    isHandedOver: false,
    unpayable: 'transfer.canceled',
    staffMay: STAFF_STATUSES,
    ownerMay: { pending: 'refused', canceled: 'same' },
    label: { en: 'Canceled', vi: 'Đã hủy' },
    words: { en: 'canceled', vi: 'đã hủy' },
  },
};

/**
 * What becomes of the pairs when staff set a status: they stay where they are, go back to stock or are
 * taken again. `same` changes nothing at all, `refused` is a conflict: only its owner places a cart.
 */
export type StaffTransition = 'keep' | 'give-back' | 'take' | 'same' | 'refused';

/** What setting a status does (rules O3, O4 and O5). */
export function staffTransition(from: OrderStatus, to: StaffStatus): StaffTransition {
  if (!ORDER_STATUS[from].staffMay.includes(to)) return 'refused';
  if (from === to) return 'same';
  const { holdsStock } = ORDER_STATUS[to];
  if (ORDER_STATUS[from].holdsStock === holdsStock) return 'keep';
  return holdsStock ? 'take' : 'give-back';
}

/** Whether deleting an order of this status gives its pairs back: they were never handed over (rule O6). */
export function returnsOnDeletion(status: OrderStatus): boolean {
  return ORDER_STATUS[status].holdsStock && !ORDER_STATUS[status].isHandedOver;
}
