/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Where it is; `needs-person`: the carrier says something that the shop does not know.
 */
export type ShipmentDtoState = typeof ShipmentDtoState[keyof typeof ShipmentDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ShipmentDtoState = {
  created: 'created',
  'picked-up': 'picked-up',
  'in-transit': 'in-transit',
  'out-for-delivery': 'out-for-delivery',
  delivered: 'delivered',
  'delivery-failed': 'delivery-failed',
  returning: 'returning',
  returned: 'returned',
  canceled: 'canceled',
  lost: 'lost',
  'needs-person': 'needs-person',
} as const;
