/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Where the parcel was then.
 */
export type ShipmentEventDtoState = typeof ShipmentEventDtoState[keyof typeof ShipmentEventDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ShipmentEventDtoState = {
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
