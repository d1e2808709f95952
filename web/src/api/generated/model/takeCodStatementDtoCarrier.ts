/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The carrier’s short name.
 */
export type TakeCodStatementDtoCarrier = typeof TakeCodStatementDtoCarrier[keyof typeof TakeCodStatementDtoCarrier];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const TakeCodStatementDtoCarrier = {
  self: 'self',
  ghn: 'ghn',
  ghtk: 'ghtk',
  'viettel-post': 'viettel-post',
  jt: 'jt',
  vnpost: 'vnpost',
  spx: 'spx',
  'ninja-van': 'ninja-van',
  other: 'other',
} as const;
