/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What the person will be.
 */
export type StaffInvitationDtoRole = typeof StaffInvitationDtoRole[keyof typeof StaffInvitationDtoRole];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffInvitationDtoRole = {
  admin: 'admin',
} as const;
