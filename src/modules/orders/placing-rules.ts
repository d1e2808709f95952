import { ConflictException } from '@nestjs/common';
import type { Profile } from '../../common/access';
import { isPlainText } from '../../common/text';
import type { Config } from '../../config/config';
import type { OrderDto } from './dto/order.dto';
import type { PendingStock } from './placing.repository';

/** Who receives an order, and where. */
export interface Receiver {
  name: string;
  phone: string;
  address: string;
}

/** What a customer's address is until they say (rule C4); an order cannot go there. */
const UNKNOWN_ADDRESS = /^unknown$/i;

const LIST = new Intl.ListFormat('en');

/** The order's receiver, with the profile's where the order has none yet. An unknown address stays empty. */
export function withProfile(order: Receiver, profile: Profile): Receiver {
  return {
    name: order.name || `${profile.lastName} ${profile.firstName}`,
    phone: order.phone || profile.phone,
    address: order.address || (isKnown(profile.address) ? profile.address : ''),
  };
}

/**
 * Why there is nothing to order.
 * @param stored the cart's lines, those whose shoe is no longer sold included
 */
export function emptyCartMessage(stored: readonly unknown[]): string {
  return stored.length === 0 ? 'Your cart is empty' : 'What was in your cart is no longer sold';
}

/**
 * What a cart lacks to be placed (rule C4), as the body of a conflict with a message for each field;
 * null when nothing is missing.
 * @param stored the cart's lines, those whose shoe is no longer sold included
 */
export function missingForPlacing(
  cart: OrderDto,
  stored: readonly unknown[],
): { message: string; errors: Record<string, string> } | null {
  const errors: Record<string, string> = {};
  if (cart.items.length === 0) errors['items'] = emptyCartMessage(stored);
  if (!cart.payment) errors['payment'] = 'payment is required';
  if (!isReadable(cart.name)) errors['name'] = 'name is required';
  if (!cart.phone) errors['phone'] = 'phone is required';
  if (!isKnown(cart.address)) errors['address'] = 'address is required';
  const messages = Object.values(errors);
  return messages.length === 0 ? null : { message: `${LIST.format(messages)}.`, errors };
}

/** Whether a parcel can go there (rule C4). */
export function isKnown(address: string): boolean {
  return isReadable(address) && !UNKNOWN_ADDRESS.test(address.trim());
}

function isReadable(line: string): boolean {
  return line.trim() !== '' && isPlainText(line);
}

/**
 * Why a customer may not place another order as well; null when they may.
 * @param pairs those of the order to be placed
 */
export function pendingRefusal(
  pending: PendingStock,
  pairs: number,
  { pendingOrders, pendingPairs }: Pick<Config, 'pendingOrders' | 'pendingPairs'>,
): ConflictException | null {
  if (pending.orders >= pendingOrders) {
    return new ConflictException({
      code: 'too-many-pending-orders',
      message:
        `You have ${counted(pending.orders, 'order')} waiting already, and at most ${pendingOrders} can wait at ` +
        'once. Please wait until one is on its way, or have one canceled.',
    });
  }
  if (pending.pairs + pairs > pendingPairs) {
    const waiting = pending.pairs > 0 ? `, and ${counted(pending.pairs, 'pair')} are waiting already` : '';
    return new ConflictException({
      code: 'too-many-pending-pairs',
      message: `At most ${counted(pendingPairs, 'pair')} can wait in your orders at once${waiting}. Please order fewer.`,
    });
  }
  return null;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A 409 with the cart as it is now. */
export function totalChanged(cart: OrderDto): ConflictException {
  return new ConflictException({
    message: 'Your cart has changed. Please look at the new total before you order.',
    cart,
  });
}
