import { sizeKey, type ColorName, type StockKey } from '../../products/inventory/stock.service';
import type { OrderItem } from '../order-item.entity';

/**
 * The line of an order that a caller names, by any name that its colour has had (rule E7).
 * @param nameOf today's name of a colour
 */
export function findLine(
  items: readonly OrderItem[],
  line: StockKey,
  nameOf: (key: ColorName) => string,
): OrderItem | undefined {
  const today = (one: StockKey) => sizeKey({ ...one, color: nameOf(one) });
  return (
    items.find((one) => sizeKey(one) === sizeKey(line)) ?? items.find((one) => today(one) === today(line))
  );
}
