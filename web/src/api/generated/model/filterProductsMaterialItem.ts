/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type FilterProductsMaterialItem = typeof FilterProductsMaterialItem[keyof typeof FilterProductsMaterialItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const FilterProductsMaterialItem = {
  leather: 'leather',
  suede: 'suede',
  mesh: 'mesh',
  knit: 'knit',
  canvas: 'canvas',
  synthetic: 'synthetic',
} as const;
