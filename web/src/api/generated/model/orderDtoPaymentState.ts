/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * How far it is paid: `unpaid`, `partly-paid`, `paid`; `refund-due` when it was canceled and money is still here,
`refunded` when all went back. Cash is `unpaid` until it is collected.
 */
export type OrderDtoPaymentState = typeof OrderDtoPaymentState[keyof typeof OrderDtoPaymentState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderDtoPaymentState = {
  unpaid: 'unpaid',
  'partly-paid': 'partly-paid',
  paid: 'paid',
  'refund-due': 'refund-due',
  refunded: 'refunded',
} as const;
