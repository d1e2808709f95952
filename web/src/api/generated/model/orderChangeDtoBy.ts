/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Who changed it: the `customer` whose order it is, `staff`, or the `shop` itself when no person is known.
 */
export type OrderChangeDtoBy = typeof OrderChangeDtoBy[keyof typeof OrderChangeDtoBy];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderChangeDtoBy = {
  customer: 'customer',
  staff: 'staff',
  shop: 'shop',
} as const;
