/** Who someone is to the shop (specification §6). A visitor has no role. */
export const ROLES = ['client', 'admin', 'manager'] as const;

export type Role = (typeof ROLES)[number];
