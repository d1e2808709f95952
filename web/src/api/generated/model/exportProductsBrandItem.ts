/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportProductsBrandItem = typeof ExportProductsBrandItem[keyof typeof ExportProductsBrandItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportProductsBrandItem = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
