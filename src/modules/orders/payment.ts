/** How an order can be paid (rule C1). */
export const PAYMENTS = ['COD', 'QR', 'eWallet', 'credit'] as const;
export type Payment = (typeof PAYMENTS)[number];
