/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Where it is now.
 */
export type AddShipmentEventDtoState = typeof AddShipmentEventDtoState[keyof typeof AddShipmentEventDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const AddShipmentEventDtoState = {
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
