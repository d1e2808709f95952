/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListProductsMaterialItem = typeof ListProductsMaterialItem[keyof typeof ListProductsMaterialItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListProductsMaterialItem = {
  leather: 'leather',
  suede: 'suede',
  mesh: 'mesh',
  knit: 'knit',
  canvas: 'canvas',
  synthetic: 'synthetic',
} as const;
