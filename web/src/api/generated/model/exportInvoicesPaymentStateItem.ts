/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportInvoicesPaymentStateItem = typeof ExportInvoicesPaymentStateItem[keyof typeof ExportInvoicesPaymentStateItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportInvoicesPaymentStateItem = {
  unpaid: 'unpaid',
  'partly-paid': 'partly-paid',
  paid: 'paid',
  'refund-due': 'refund-due',
  refunded: 'refunded',
} as const;
