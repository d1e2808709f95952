/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `client` or `admin`; no account becomes a manager.
 */
export type ChangeRoleDtoRole = typeof ChangeRoleDtoRole[keyof typeof ChangeRoleDtoRole];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ChangeRoleDtoRole = {
  client: 'client',
  admin: 'admin',
} as const;
