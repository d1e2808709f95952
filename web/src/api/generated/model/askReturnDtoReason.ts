/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Why: the size, a fault, another shoe than ordered, it looks different, a change of mind, or something else.
 */
export type AskReturnDtoReason = typeof AskReturnDtoReason[keyof typeof AskReturnDtoReason];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const AskReturnDtoReason = {
  size: 'size',
  faulty: 'faulty',
  wrong: 'wrong',
  different: 'different',
  mind: 'mind',
  other: 'other',
} as const;
