/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The action.
 */
export type ListedAuditEventDtoAction = typeof ListedAuditEventDtoAction[keyof typeof ListedAuditEventDtoAction];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListedAuditEventDtoAction = {
  'account-manager-created': 'account-manager-created',
  'account-role-changed': 'account-role-changed',
  'account-invitation-sent': 'account-invitation-sent',
  'account-invitation-withdrawn': 'account-invitation-withdrawn',
  'account-invitation-accepted': 'account-invitation-accepted',
  'account-access-ended': 'account-access-ended',
  'account-deleted': 'account-deleted',
  'account-erased': 'account-erased',
  'account-exported': 'account-exported',
  'account-list-exported': 'account-list-exported',
  'account-order-deleted': 'account-order-deleted',
  'account-exchange-changed': 'account-exchange-changed',
  'account-return-changed': 'account-return-changed',
  'account-invoice-recorded': 'account-invoice-recorded',
  'account-money-received': 'account-money-received',
  'account-money-matched': 'account-money-matched',
  'account-money-settled': 'account-money-settled',
  'account-refund-asked': 'account-refund-asked',
  'account-refund-closed': 'account-refund-closed',
  'account-shipment-added': 'account-shipment-added',
  'account-shipment-event': 'account-shipment-event',
  'account-email-asked': 'account-email-asked',
  'account-email-changed': 'account-email-changed',
  'account-email-confirmed': 'account-email-confirmed',
  'account-phone-changed': 'account-phone-changed',
  'account-password-changed': 'account-password-changed',
  'account-password-reset': 'account-password-reset',
  'account-reset-asked': 'account-reset-asked',
  'account-signed-in': 'account-signed-in',
  'account-sessions-ended': 'account-sessions-ended',
  'account-read': 'account-read',
  'account-sign-in-failed': 'account-sign-in-failed',
  'account-sign-in-blocked': 'account-sign-in-blocked',
  'account-second-factor-added': 'account-second-factor-added',
  'account-second-factor-removed': 'account-second-factor-removed',
  'account-second-factor-reset': 'account-second-factor-reset',
  'account-second-factor-failed': 'account-second-factor-failed',
  'account-second-factor-blocked': 'account-second-factor-blocked',
  'account-recovery-codes-changed': 'account-recovery-codes-changed',
  'product-created': 'product-created',
  'product-edited': 'product-edited',
  'product-deleted': 'product-deleted',
  'product-restored': 'product-restored',
  'product-stock-corrected': 'product-stock-corrected',
  'product-stock-changed': 'product-stock-changed',
} as const;
