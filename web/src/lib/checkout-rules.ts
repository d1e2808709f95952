import type { PaymentMethod } from './order-choices';
import { i18n } from './i18n';
import { UNKNOWN_ADDRESS } from './shop';
import { isBlank, visible } from './visible';

/**
 * Whether a parcel can be sent to an address: it is present and not a new customer's 'Unknown' (rule C4), neither as it
 * is stored nor as it is shown.
 */
export function hasAddress(address: string): boolean {
  const text = visible(address).toLowerCase();
  return (
    !isBlank(text.replaceAll(',', '')) &&
    ![UNKNOWN_ADDRESS, i18n.t('Unknown')].some((none) => none.toLowerCase() === text)
  );
}

/** An address as it is shown; a new customer's in the page's language. */
export function shownAddress(address: string): string {
  return hasAddress(address) ? address : i18n.t('Unknown');
}

/** The receiver of an order. */
export interface Receiver {
  name: string;
  phone: string;
  address: string;
}

const MISSING: Record<keyof Receiver, () => string> = {
  name: () => i18n.t('name is required'),
  phone: () => i18n.t('phone is required'),
  address: () => i18n.t('address is required'),
};

/** One field's message; undefined for a valid value. */
export function checkReceiver(field: keyof Receiver, value: string): string | undefined {
  const isGiven = field === 'address' ? hasAddress(value) : !isBlank(value);
  return isGiven ? undefined : MISSING[field]();
}

/** What an order needs before it can be placed, in the order of the page; its fields have these names. */
type Needed = keyof Receiver | 'payment';

const NEEDED: Record<Needed, () => string> = {
  name: () => i18n.t({ id: 'receiver.name', message: 'Name' }),
  phone: () => i18n.t('Phone'),
  address: () => i18n.t('Address'),
  payment: () => i18n.t('Payment Method'),
};

/** What is missing of it, with a sentence that names it; null when nothing is. */
export function missingParts(
  receiver: Receiver,
  payment: PaymentMethod | null,
): { first: Needed; sentence: string } | null {
  const fields = (['name', 'phone', 'address'] as const).filter((field) =>
    checkReceiver(field, receiver[field]),
  );
  const parts: Needed[] = payment ? fields : [...fields, 'payment'];
  const [first] = parts;
  if (!first) return null;
  const named = parts.map((part) => NEEDED[part]().toLowerCase()).join(', ');
  return { first, sentence: i18n.t('Still missing: {fields}.', { fields: named }) };
}

/** Why a line keeps the order from being placed: it has more pairs than are left (rule K5). */
export function stockShortage(line: { quantity: number; available: number }): string | undefined {
  if (line.quantity <= line.available) return undefined;
  return line.available === 0
    ? i18n.t('Sold out. Remove it to check out.')
    : i18n.t('Only {count} left. Lower the quantity.', { count: line.available });
}

/** Whether checkout is possible (rule C9): there are a payment method, an address and lines. */
export function canCheckOut(order: {
  payment: PaymentMethod | null;
  address: string;
  lines: number;
}): order is { payment: PaymentMethod; address: string; lines: number } {
  return order.payment !== null && hasAddress(order.address) && order.lines > 0;
}
