/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListOrdersPacking = typeof ListOrdersPacking[keyof typeof ListOrdersPacking];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListOrdersPacking = {
  due: 'due',
  done: 'done',
} as const;
