/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListOrdersPaymentStateItem = typeof ListOrdersPaymentStateItem[keyof typeof ListOrdersPaymentStateItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListOrdersPaymentStateItem = {
  unpaid: 'unpaid',
  'partly-paid': 'partly-paid',
  paid: 'paid',
  'refund-due': 'refund-due',
  refunded: 'refunded',
} as const;
