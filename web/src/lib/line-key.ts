import type { OrderItemDto } from '../api/generated/model';

type Line = Pick<OrderItemDto, 'productId' | 'color' | 'size'>;

/** Tells the lines of one order apart: the shoe, its colour and its size. */
export function lineKey({ productId, color, size }: Line): string {
  return `${productId}/${color}/${size}`;
}

/** Whether two lines are of one shoe, colour and size. */
export function isSameLine(a: Line, b: Line): boolean {
  return lineKey(a) === lineKey(b);
}
