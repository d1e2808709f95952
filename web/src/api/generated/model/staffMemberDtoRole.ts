/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What the person may do.
 */
export type StaffMemberDtoRole = typeof StaffMemberDtoRole[keyof typeof StaffMemberDtoRole];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffMemberDtoRole = {
  admin: 'admin',
  manager: 'manager',
} as const;
