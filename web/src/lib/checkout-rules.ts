import { UNKNOWN_ADDRESS } from './shop';
import { isBlank } from './text';

/** The four ways to pay (specification §9), in the order they are listed. */
export const PAYMENT_METHODS = ['COD', 'QR', 'eWallet', 'credit'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether an address is one a parcel can go to: present and not the word a new customer starts with. */
export function hasAddress(address: string): boolean {
  const text = address.trim();
  return !isBlank(text) && text.toLowerCase() !== UNKNOWN_ADDRESS.toLowerCase();
}

/** Whether Checkout may proceed (specification §5): a payment method, an address, and lines to buy. */
export function canCheckOut(order: {
  payment: PaymentMethod | null;
  address: string;
  lines: number;
}): order is { payment: PaymentMethod; address: string; lines: number } {
  return order.payment !== null && hasAddress(order.address) && order.lines > 0;
}
