/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportOrdersPacking = typeof ExportOrdersPacking[keyof typeof ExportOrdersPacking];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportOrdersPacking = {
  due: 'due',
  done: 'done',
} as const;
