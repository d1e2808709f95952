import { sizeKey, type ColorName, type StockKey } from '../../products/inventory/stock.service';
import type { OrderItem } from '../order-item.entity';

/**
 * The line of an order that a caller names, by its colour's name then or today.
 * @param nameOf today's name of a colour
 */
export function findLine(
  items: readonly OrderItem[],
  line: StockKey,
  nameOf: (key: ColorName) => string,
): OrderItem | undefined {
  return (
    items.find((one) => sizeKey(one) === sizeKey(line)) ??
    items.find((one) => sizeKey({ ...one, color: nameOf(one) }) === sizeKey(line))
  );
}
