/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ReadFilterDtoFilter } from './readFilterDtoFilter';

export interface ReadFilterDto {
  /** The filter that these words name */
  filter: ReadFilterDtoFilter;
  /** The filter values that the words mean; for a colour, all its shades */
  values: string[];
  /** The search without these words */
  without: string;
  /** The words as typed in the search */
  words: string;
}
