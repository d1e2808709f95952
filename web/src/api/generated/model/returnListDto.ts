/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListedReturnDto } from './listedReturnDto';

export interface ReturnListDto {
  /** The returns of this page, those that wait longest first. */
  returns: ListedReturnDto[];
  /** The number of returns that match, on all pages. */
  total: number;
}
