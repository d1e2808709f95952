/** vi-VN grouping by hand: loading `Intl` takes a phone longer than writing a page of prices. */
function grouped(value: number): string {
  return value.toFixed(0).replace(/\B(?=(?:\d{3}){1,8}$)/g, '.');
}

/**
 * A price with vi-VN grouping and a trailing đ (rule P2).
 *
 * @param dong whole dong; an order line's price is a string
 * @returns for example '1.234.000đ'; '0đ' for an invalid number
 */
export function formatDong(dong: number | string): string {
  const amount = Number(dong);
  return `${grouped(Number.isFinite(amount) ? amount : 0)}đ`;
}

/**
 * A number with vi-VN grouping.
 *
 * @returns for example '4.286.540.000'
 */
export function formatNumber(value: number): string {
  return grouped(value);
}

/**
 * A price while it is typed: grouped thousands, no currency (rule E8).
 *
 * @param digits digits only
 * @returns for example '1.234.000'; '' for ''
 */
export function groupDigits(digits: string): string {
  return digits === '' ? '' : grouped(Number(digits));
}

/**
 * What an order's line costs (rule P3).
 *
 * @param line price in whole dong, and number of pairs
 * @returns whole dong
 */
export function lineTotal(line: { price: number | string; quantity: number }): number {
  return Number(line.price) * line.quantity;
}

/**
 * The sum of the lines (rule P3).
 *
 * @returns whole dong; 0 without lines
 */
export function linesTotal(lines: readonly { price: number | string; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
