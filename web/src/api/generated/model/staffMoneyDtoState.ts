/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `open`: staff are to look at the money; `settled`: they have done so; `counted`, `waiting` and `new` need nobody.
 */
export type StaffMoneyDtoState = typeof StaffMoneyDtoState[keyof typeof StaffMoneyDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffMoneyDtoState = {
  new: 'new',
  waiting: 'waiting',
  counted: 'counted',
  open: 'open',
  settled: 'settled',
} as const;
