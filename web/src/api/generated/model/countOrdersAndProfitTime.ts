/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type CountOrdersAndProfitTime = typeof CountOrdersAndProfitTime[keyof typeof CountOrdersAndProfitTime];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CountOrdersAndProfitTime = {
  day: 'day',
  month: 'month',
  year: 'year',
} as const;
