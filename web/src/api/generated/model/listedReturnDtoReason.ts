/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Why they are returned.
 */
export type ListedReturnDtoReason = typeof ListedReturnDtoReason[keyof typeof ListedReturnDtoReason];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListedReturnDtoReason = {
  size: 'size',
  faulty: 'faulty',
  wrong: 'wrong',
  different: 'different',
  mind: 'mind',
  other: 'other',
} as const;
