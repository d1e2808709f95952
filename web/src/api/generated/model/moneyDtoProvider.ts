/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Who reported it; `person` for a member of staff.
 */
export type MoneyDtoProvider = typeof MoneyDtoProvider[keyof typeof MoneyDtoProvider];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const MoneyDtoProvider = {
  sepay: 'sepay',
  payos: 'payos',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
  person: 'person',
} as const;
