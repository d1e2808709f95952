/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `provinces` those that are named, `islands` the island zones (đặc khu) of any province, `rest` all other provinces, and where an
address names no province of today.
 */
export type DeliveryZoneDtoKind = typeof DeliveryZoneDtoKind[keyof typeof DeliveryZoneDtoKind];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const DeliveryZoneDtoKind = {
  provinces: 'provinces',
  islands: 'islands',
  rest: 'rest',
} as const;
