import type { Profile } from '../../../access/authenticated-user';
import { cleanText } from '../../../common/clean-text';
import { isPlainText, tidyAddress } from '../../../common/text';
import { Refusal, httpError, errorMessage, type FieldErrors } from '../../../common/refusals/refusal';
import type { Config } from '../../../config/config';
import type { OrderDto } from '../dto/order.dto';
import { PAYMENTS, type Order } from '../order.entity';
import type { PendingStock } from '../orders.repository';

/** Who receives an order, and where. */
export type Receiver = Pick<OrderDto, 'name' | 'phone' | 'address'>;

/** What a customer's address is until they say (rule C4); an order cannot go there. */
const UNKNOWN_ADDRESS = /^unknown$/i;

const LISTS = { en: new Intl.ListFormat('en'), vi: new Intl.ListFormat('vi') };

/** The order's receiver, with the profile's where the order has none yet. An unknown address stays empty. */
export function withProfile(order: Receiver, profile: Profile): Receiver {
  return {
    name: order.name || `${profile.lastName} ${profile.firstName}`,
    phone: order.phone || profile.phone,
    address: order.address || (isKnown(profile.address) ? tidyAddress(profile.address) : ''),
  };
}

/**
 * What a cart lacks to be placed (rule C4), as a conflict with a message for each field; null when nothing is missing.
 * @param stored the cart's lines, those whose shoe is no longer sold included
 */
export function missingForPlacing(cart: OrderDto, stored: readonly unknown[]): Refusal | null {
  const errors: FieldErrors = {};
  if (cart.items.length === 0)
    errors['items'] = errorMessage(stored.length === 0 ? 'placing.empty' : 'placing.all-gone');
  if (!cart.payment) errors['payment'] = errorMessage('placing.no-payment');
  if (!isReadable(cart.name)) errors['name'] = errorMessage('placing.no-name');
  if (!cart.phone) errors['phone'] = errorMessage('placing.no-phone');
  if (!isKnown(cart.address)) errors['address'] = errorMessage('placing.no-address');
  const all = Object.values(errors);
  if (all.length === 0) return null;
  const missing = {
    en: LISTS.en.format(all.map(({ en }) => en)),
    vi: LISTS.vi.format(all.map(({ vi }) => vi)),
  };
  return new Refusal(409, errorMessage('placing.incomplete', { missing }), { errors });
}

/** Whether a parcel can go there (rule C4). */
export function isKnown(address: string): boolean {
  return isReadable(address) && !UNKNOWN_ADDRESS.test(address.trim());
}

function isReadable(line: string): boolean {
  return cleanText(line).trim() !== '' && isPlainText(line);
}

/**
 * Why a customer may not place another order as well; null when they may.
 * @param pairs those of the order to be placed
 */
export function pendingRefusal(
  pending: PendingStock,
  pairs: number,
  { pendingOrders, pendingPairs }: Pick<Config, 'pendingOrders' | 'pendingPairs'>,
): Refusal | null {
  if (pending.orders >= pendingOrders) {
    return httpError(409, 'too-many-pending-orders', { orders: pending.orders, most: pendingOrders });
  }
  if (pending.pairs + pairs > pendingPairs) {
    return httpError(409, 'too-many-pending-pairs', { pairs: pending.pairs, most: pendingPairs });
  }
  return null;
}

/** What a customer confirms of their cart. */
export interface SeenCart {
  /** In whole dong. */
  total?: number | null;
  version?: string | undefined;
}

/** A 409 with the cart as it is now, when it is not the one that the customer saw; else null. */
export function changeRefusal(cart: OrderDto, seen: SeenCart): Refusal | null {
  const details = { cart };
  if (seen.total !== undefined && seen.total !== cart.total)
    return new Refusal(409, errorMessage('cart.changed'), { details });
  if (seen.version !== undefined && seen.version !== cart.version)
    return new Refusal(409, errorMessage('cart.changed-meanwhile'), { details });
  return null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Until when an order is to be paid; null where no provider could tell that it was, and for cash. */
export function payByOf(
  { payment, total }: Pick<OrderDto, 'payment' | 'total'>,
  placedAt: Date,
  { payments, payWithinMinutes, transferWithinHours }: PayByConfig,
): Date | null {
  if (total === 0) return null;
  const { vnpay, momo, zalopay, sepay, payos } = payments;
  const within = {
    COD: null,
    QR: sepay || payos ? transferWithinHours * HOUR_MS : null,
    eWallet: momo || zalopay ? payWithinMinutes * MINUTE_MS : null,
    credit: vnpay ? payWithinMinutes * MINUTE_MS : null,
  }[payment ?? 'COD'];
  return within === null ? null : new Date(placedAt.getTime() + within);
}

/**
 * The same for a placed order that changes its way of payment. Changes do not hold its pairs for ever: counted from its
 * placing it has no longer than the slowest way of payment gives. What waits as cash since before that goes on waiting.
 */
export function changedPayBy(
  { payment, total }: Pick<OrderDto, 'payment' | 'total'>,
  { placedAt, createdAt, payBy: before }: Pick<Order, 'placedAt' | 'createdAt' | 'payBy'>,
  now: Date,
  config: PayByConfig,
): Date | null {
  const payBy = payByOf({ payment, total }, now, config);
  if (payBy === null) return null;
  const ends = PAYMENTS.map((one) => payByOf({ payment: one, total }, placedAt ?? createdAt, config));
  const latest = new Date(Math.max(...ends.map(Number)));
  if (before === null && latest <= now) return null;
  return payBy < latest ? payBy : latest;
}

type PayByConfig = Pick<Config, 'payments' | 'payWithinMinutes' | 'transferWithinHours'>;
