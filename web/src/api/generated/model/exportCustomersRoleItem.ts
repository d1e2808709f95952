/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportCustomersRoleItem = typeof ExportCustomersRoleItem[keyof typeof ExportCustomersRoleItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportCustomersRoleItem = {
  client: 'client',
  admin: 'admin',
  manager: 'manager',
} as const;
