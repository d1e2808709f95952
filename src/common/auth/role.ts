/** What an account may be. A visitor has no role (rule R1). */
export const ROLES = ['client', 'admin', 'manager'] as const;

export type Role = (typeof ROLES)[number];
