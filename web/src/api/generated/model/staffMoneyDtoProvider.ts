/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Who reported it; `person` for a member of staff.
 */
export type StaffMoneyDtoProvider = typeof StaffMoneyDtoProvider[keyof typeof StaffMoneyDtoProvider];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffMoneyDtoProvider = {
  sepay: 'sepay',
  payos: 'payos',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
  person: 'person',
} as const;
