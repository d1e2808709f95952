/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The brand.
 */
export type LowStockSizeDtoBrand = typeof LowStockSizeDtoBrand[keyof typeof LowStockSizeDtoBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const LowStockSizeDtoBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
