/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type OrderPaymentsDtoProvidersItem = typeof OrderPaymentsDtoProvidersItem[keyof typeof OrderPaymentsDtoProvidersItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderPaymentsDtoProvidersItem = {
  bank: 'bank',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
} as const;
