/** The actions in the audit trail. The first word names the subject: an account or a product. */
export const AUDIT_ACTIONS = [
  'account-role-changed',
  'account-deleted',
  'account-erased',
  'account-exported',
  'account-order-deleted',
  'account-email-asked',
  'account-email-changed',
  'account-phone-changed',
  'account-password-changed',
  'account-password-reset',
  'account-reset-asked',
  'account-sign-in-failed',
  'account-sign-in-blocked',
  'account-second-factor-added',
  'account-second-factor-removed',
  'account-second-factor-reset',
  'account-second-factor-failed',
  'account-second-factor-blocked',
  'account-recovery-codes-changed',
  'product-created',
  'product-edited',
  'product-deleted',
  'product-restored',
  'product-stock-corrected',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
