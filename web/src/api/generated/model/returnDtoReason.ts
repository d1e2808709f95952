/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Why they are returned.
 */
export type ReturnDtoReason = typeof ReturnDtoReason[keyof typeof ReturnDtoReason];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ReturnDtoReason = {
  size: 'size',
  faulty: 'faulty',
  wrong: 'wrong',
  different: 'different',
  mind: 'mind',
  other: 'other',
} as const;
