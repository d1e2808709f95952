import type { OrderDto, OrderItemDto } from '../api/generated/model';
import { isSameLine } from '../lib/line-key';
import { isRecord, kept } from './kept';

const NAME = 'cart-lines';

/** The lines of a cart that this tab has shown. The API leaves a line out once its shoe is no longer sold. */
interface SeenLines {
  cartId: string;
  lines: OrderItemDto[];
}

/** The lines of this cart that were seen before and are not in it any more. */
export function missingLines(cart: OrderDto): OrderItemDto[] {
  const seen = kept.read(NAME, isSeen);
  if (seen?.cartId !== cart._id) return [];
  return seen.lines.filter((line) => !cart.items.some((item) => isSameLine(item, line)));
}

/** Remembers the lines of a cart; those of another cart are forgotten. */
export function rememberLines(cart: OrderDto): void {
  kept.write(NAME, { cartId: cart._id, lines: [...cart.items, ...missingLines(cart)] });
}

/** Forgets a line that the customer has taken out. */
export function forgetLine(line: OrderItemDto): void {
  const seen = kept.read(NAME, isSeen);
  if (seen) kept.write(NAME, { ...seen, lines: seen.lines.filter((one) => !isSameLine(one, line)) });
}

function isSeen(value: unknown): value is SeenLines {
  return isRecord(value) && typeof value.cartId === 'string' && Array.isArray(value.lines);
}
