/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type GetProductFacetsMaterialItem = typeof GetProductFacetsMaterialItem[keyof typeof GetProductFacetsMaterialItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const GetProductFacetsMaterialItem = {
  leather: 'leather',
  suede: 'suede',
  mesh: 'mesh',
  knit: 'knit',
  canvas: 'canvas',
  synthetic: 'synthetic',
} as const;
