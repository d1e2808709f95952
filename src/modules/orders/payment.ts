/** How an order can be paid (specification §9). */
export const PAYMENTS = ['COD', 'QR', 'eWallet', 'credit'] as const;
export type Payment = (typeof PAYMENTS)[number];
