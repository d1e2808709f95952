/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type CountProductsTime = typeof CountProductsTime[keyof typeof CountProductsTime];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CountProductsTime = {
  day: 'day',
  month: 'month',
  year: 'year',
} as const;
