import { ConflictException } from '@nestjs/common';
import type { Config } from '../../config/config';

/** Orders that are not paid yet, and the pairs they keep from others. */
export interface PendingStock {
  orders: number;
  pairs: number;
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
