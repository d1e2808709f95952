/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ReadFilterDtoFilter } from './readFilterDtoFilter';

export interface ReadFilterDto {
  /** The filter that they name */
  filter: ReadFilterDtoFilter;
  /** What the filter takes for them: of a colour all of its family */
  values: string[];
  /** The search without these words */
  without: string;
  /** The words of the search as they were typed */
  words: string;
}
