/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What most of the upper is made of; synthetic when it is left out.
 */
export type UpdateProductDtoMaterial = typeof UpdateProductDtoMaterial[keyof typeof UpdateProductDtoMaterial];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const UpdateProductDtoMaterial = {
  leather: 'leather',
  suede: 'suede',
  mesh: 'mesh',
  knit: 'knit',
  canvas: 'canvas',
  synthetic: 'synthetic',
} as const;
