/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportProductsMatch = typeof ExportProductsMatch[keyof typeof ExportProductsMatch];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportProductsMatch = {
  name: 'name',
} as const;
