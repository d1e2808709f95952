/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Who reported it; `person` for a member of staff.
 */
export type ExportedMoneyDtoProvider = typeof ExportedMoneyDtoProvider[keyof typeof ExportedMoneyDtoProvider];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportedMoneyDtoProvider = {
  sepay: 'sepay',
  payos: 'payos',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
  person: 'person',
} as const;
