/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type CountCustomersTime = typeof CountCustomersTime[keyof typeof CountCustomersTime];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CountCustomersTime = {
  day: 'day',
  month: 'month',
  year: 'year',
} as const;
