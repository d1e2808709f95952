/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What most of the upper is made of; synthetic when it is left out.
 */
export type CreateProductDtoMaterial = typeof CreateProductDtoMaterial[keyof typeof CreateProductDtoMaterial];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CreateProductDtoMaterial = {
  leather: 'leather',
  suede: 'suede',
  mesh: 'mesh',
  knit: 'knit',
  canvas: 'canvas',
  synthetic: 'synthetic',
} as const;
