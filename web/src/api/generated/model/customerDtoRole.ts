/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What the person may do.
 */
export type CustomerDtoRole = typeof CustomerDtoRole[keyof typeof CustomerDtoRole];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CustomerDtoRole = {
  client: 'client',
  admin: 'admin',
  manager: 'manager',
} as const;
