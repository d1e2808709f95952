/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListOrdersParcel = typeof ListOrdersParcel[keyof typeof ListOrdersParcel];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListOrdersParcel = {
  due: 'due',
} as const;
