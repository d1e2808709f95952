/** As `Intl` groups in vi-VN, which takes a phone longer to load than a page of prices to write. */
function grouped(value: number): string {
  return value.toFixed(0).replace(/\B(?=(?:\d{3}){1,8}$)/g, '.');
}

/**
 * A price as the shop writes it (specification §1): vi-VN grouping and a trailing đ.
 *
 * @param dong whole dong; an order line's price arrives as a string and is accepted as one
 * @returns for example '1.234.000đ'; '0đ' for what is not a number
 */
export function formatDong(dong: number | string): string {
  const amount = Number(dong);
  return `${grouped(Number.isFinite(amount) ? amount : 0)}đ`;
}

/**
 * A number with vi-VN grouping (specification §2, dashboard).
 *
 * @returns for example '4.286.540.000'
 */
export function formatNumber(value: number): string {
  return grouped(value);
}

/**
 * A price while it is typed, with its thousands grouped and without a currency.
 *
 * @param digits nothing but digits
 * @returns for example '1.234.000'; '' for ''
 */
export function groupDigits(digits: string): string {
  return digits === '' ? '' : grouped(Number(digits));
}

/**
 * What one line of an order costs (specification §2, checkout: price x quantity).
 *
 * @param line price in whole dong, as text, and how many pairs
 * @returns whole dong
 */
export function lineTotal(line: { price: number | string; quantity: number }): number {
  return Number(line.price) * line.quantity;
}

/**
 * The sum of the lines (specification §3: quantity x price).
 *
 * @returns whole dong; 0 for no lines
 */
export function linesTotal(lines: readonly { price: number | string; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}
