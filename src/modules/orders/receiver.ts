import { isPlainText } from '../../common/text';
import { searchTextOf } from './order-search';
import type { OrderView } from './order-view';

/** Who receives an order, and where. */
export interface Receiver {
  name: string;
  phone: string;
  address: string;
}

/** What a profile knows of who orders: it stands in for what the order does not say of its receiver. */
export interface OrderingCustomer extends Receiver {
  /** Staff find the order by it. */
  email: string;
}

/** What a customer's address is until they say (contract §4); an order cannot go there. */
const UNKNOWN_ADDRESS = /^unknown$/i;

const LIST = new Intl.ListFormat('en');

/** The order's receiver, with the profile's where the order has none yet. An unknown address stays empty. */
export function withProfile(order: Receiver, profile: Receiver): Receiver {
  return {
    name: order.name || profile.name,
    phone: order.phone || profile.phone,
    address: order.address || (isKnown(profile.address) ? profile.address : ''),
  };
}

/**
 * Why there is nothing to order.
 * @param stored the cart's lines, those whose shoe is no longer sold included
 */
export function emptiness(stored: readonly unknown[]): string {
  return stored.length === 0 ? 'Your cart is empty' : 'What was in your cart is no longer sold';
}

/**
 * What a cart lacks to be placed (contract §6), as the body of a conflict with a message for each field;
 * null when nothing is missing. The address's message is the specification's (§5).
 * @param stored the cart's lines, those whose shoe is no longer sold included
 */
export function missingForPlacing(
  cart: OrderView,
  stored: readonly unknown[],
): { message: string; errors: Record<string, string> } | null {
  const errors: Record<string, string> = {};
  if (cart.items.length === 0) errors['items'] = emptiness(stored);
  if (!cart.payment) errors['payment'] = 'payment is required';
  if (!isReadable(cart.name)) errors['name'] = 'name is required';
  if (!cart.phone) errors['phone'] = 'phone is required';
  if (!isKnown(cart.address)) errors['address'] = 'address is required';
  const messages = Object.values(errors);
  return messages.length === 0 ? null : { message: `${LIST.format(messages)}.`, errors };
}

function isKnown(address: string): boolean {
  return isReadable(address) && !UNKNOWN_ADDRESS.test(address.trim());
}

function isReadable(line: string): boolean {
  return line.trim() !== '' && isPlainText(line);
}

/** The receiver of a closed order whose customer was erased, and what staff find it by: nothing. */
export const FORGOTTEN = {
  name: '',
  phone: '',
  address: '',
  searchText: searchTextOf({ name: '', phone: '' }, ''),
};
