/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ColorFacetDto {
  /** The filter's names, without accents, that selected this colour; missing when it is not selected */
  asked?: string[];
  /** The colour for display */
  colorHex: string;
  /** The number of products that selecting this value would show */
  count: number;
  /** The colour name to send in the filter */
  value: string;
}
