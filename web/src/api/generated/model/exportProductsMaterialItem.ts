/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportProductsMaterialItem = typeof ExportProductsMaterialItem[keyof typeof ExportProductsMaterialItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportProductsMaterialItem = {
  leather: 'leather',
  suede: 'suede',
  mesh: 'mesh',
  knit: 'knit',
  canvas: 'canvas',
  synthetic: 'synthetic',
} as const;
