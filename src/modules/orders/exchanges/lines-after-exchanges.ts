import type { StockLine } from '../../products/inventory/stock.service';
import type { OrderItem } from '../order-item.entity';
import type { StoredExchange } from './exchanges.repository';

/**
 * The order's lines after its completed exchanges: an exchanged pair counts in its new size.
 * @param exchanges the order's
 */
export function linesAfterExchanges(items: OrderItem[], exchanges: StoredExchange[]): StockLine[] {
  const received = exchanges.filter(({ status }) => status === 'received');
  return items.flatMap(({ id, productId, color, size, quantity }) => {
    const own = received.filter(({ itemId }) => itemId === id);
    const kept = { productId, color, size, quantity: quantity - own.length };
    const others = own.map(({ newSize }) => ({ productId, color, size: newSize, quantity: 1 }));
    return kept.quantity > 0 ? [kept, ...others] : others;
  });
}
