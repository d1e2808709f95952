/** The role of an account. Visitors have none (rule R1). */
export const ROLES = ['client', 'admin', 'manager'] as const;

export type Role = (typeof ROLES)[number];
