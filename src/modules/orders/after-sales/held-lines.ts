import type { StockLine } from '../../products/inventory/stock.service';
import type { StoredExchange } from '../exchanges/exchanges.repository';
import type { OrderItem } from '../order-item.entity';
import type { Return } from '../returns/return.entity';
import { isOpen, type ReturnStatus } from './after-sale-status';

/** What was asked for of an order once it had arrived. */
export interface AfterSalesOfOrder {
  exchanges: StoredExchange[];
  returns: Return[];
}

const CAME_BACK: readonly ReturnStatus[] = ['received', 'refunded'];

/** The order's lines after its received exchanges and returns: an exchanged pair counts in its new size, a returned one no more. */
export function heldLines(items: OrderItem[], { exchanges, returns }: AfterSalesOfOrder): StockLine[] {
  const received = exchanges.filter(({ status }) => status === 'received');
  const returned = returns.filter(({ status }) => CAME_BACK.includes(status));
  return items.flatMap(({ id, productId, color, size, quantity }) => {
    const own = received.filter(({ itemId }) => itemId === id);
    const kept = { productId, color, size, quantity: quantity - own.length - pairsOf(id, returned) };
    const others = own.map(({ newSize }) => ({ productId, color, size: newSize, quantity: 1 }));
    return kept.quantity > 0 ? [kept, ...others] : others;
  });
}

/** Pairs of a line that are neither exchanged nor returned, nor on their way to be (rules Z6, Y2). */
export function pairsLeft({ id, quantity }: OrderItem, { exchanges, returns }: AfterSalesOfOrder): number {
  const exchanged = exchanges.filter(
    ({ itemId, status }) => itemId === id && (isOpen(status) || status === 'received'),
  );
  return quantity - exchanged.length - pairsReturned(id, returns);
}

/** Pairs of a line that were returned, or are asked to be. */
export function pairsReturned(itemId: string, returns: Return[]): number {
  const counted = returns.filter(({ status }) => isOpen(status) || CAME_BACK.includes(status));
  return pairsOf(itemId, counted);
}

function pairsOf(id: string, returns: Return[]): number {
  const lines = returns.flatMap((one) => one.lines.filter(({ itemId }) => itemId === id));
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
