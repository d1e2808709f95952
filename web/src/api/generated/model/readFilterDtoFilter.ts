/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The filter that these words name
 */
export type ReadFilterDtoFilter = typeof ReadFilterDtoFilter[keyof typeof ReadFilterDtoFilter];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ReadFilterDtoFilter = {
  brand: 'brand',
  type: 'type',
  material: 'material',
  color: 'color',
  size: 'size',
} as const;
