/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportOrdersPaymentStateItem = typeof ExportOrdersPaymentStateItem[keyof typeof ExportOrdersPaymentStateItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportOrdersPaymentStateItem = {
  unpaid: 'unpaid',
  'partly-paid': 'partly-paid',
  paid: 'paid',
  'refund-due': 'refund-due',
  refunded: 'refunded',
} as const;
