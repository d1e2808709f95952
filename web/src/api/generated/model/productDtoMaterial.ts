/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What most of the upper is made of
 */
export type ProductDtoMaterial = typeof ProductDtoMaterial[keyof typeof ProductDtoMaterial];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ProductDtoMaterial = {
  leather: 'leather',
  suede: 'suede',
  mesh: 'mesh',
  knit: 'knit',
  canvas: 'canvas',
  synthetic: 'synthetic',
} as const;
