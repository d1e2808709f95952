import type { AuditDetails } from '../../../audit/audit-trail';
import { colorKey } from '../color-key';
import type { StoredColor } from './stock-plan';
import type { SoldElsewhereDto } from './dto/sold-elsewhere.dto';
import type { StockLine } from '../stock/stock-line';

/**
 * From which sizes the pairs go: from the one of which most are left, then from the next.
 * @returns the lines to take, short of `quantity` when too few are left; null when there is no such colour
 *   or size
 */
export function pickPairs(
  productId: string,
  stock: StoredColor[],
  sold: SoldElsewhereDto,
): StockLine[] | null {
  const open = stock
    .filter((color) => sold.color === undefined || color.colorKey === colorKey(sold.color))
    .flatMap(({ color, sizes }) => sizes.map((size) => ({ ...size, color })))
    .filter(({ size }) => sold.size === undefined || size === String(Number(sold.size)))
    .sort((a, b) => b.quantity - a.quantity || Number(a.size) - Number(b.size));
  let missing = sold.quantity;
  const lines = open.map(({ color, size, quantity }) => {
    const taken = Math.min(quantity, missing);
    missing -= taken;
    return { productId, color, size, quantity: taken };
  });
  return open.length === 0 ? null : lines.filter(({ quantity }) => quantity > 0);
}

/** What the audit trail tells of a stock correction. */
export function describeCorrection({ quantity, color, size }: SoldElsewhereDto): AuditDetails {
  return { quantity: String(quantity), ...(color ? { color } : {}), ...(size ? { size } : {}) };
}
