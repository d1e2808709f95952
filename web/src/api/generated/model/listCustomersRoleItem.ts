/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListCustomersRoleItem = typeof ListCustomersRoleItem[keyof typeof ListCustomersRoleItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListCustomersRoleItem = {
  client: 'client',
  admin: 'admin',
  manager: 'manager',
} as const;
