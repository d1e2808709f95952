/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * How it met its order: `exact`, `less` than was due; `early` before the order was placed; to be looked at: `more` than
was due, `twice` for a paid order, `late` after the shop canceled it, `canceled`, `unknown` without an order, `currency`
not in dong, `suspicious` when VNPay has taken it and holds it back. Null while it is being judged.
 * @nullable
 */
export type StaffMoneyDtoVerdict = typeof StaffMoneyDtoVerdict[keyof typeof StaffMoneyDtoVerdict] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffMoneyDtoVerdict = {
  exact: 'exact',
  less: 'less',
  early: 'early',
  more: 'more',
  twice: 'twice',
  late: 'late',
  canceled: 'canceled',
  unknown: 'unknown',
  currency: 'currency',
  suspicious: 'suspicious',
} as const;
