/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportOrdersParcel = typeof ExportOrdersParcel[keyof typeof ExportOrdersParcel];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportOrdersParcel = {
  due: 'due',
} as const;
