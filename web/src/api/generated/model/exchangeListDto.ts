/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListedExchangeDto } from './listedExchangeDto';

export interface ExchangeListDto {
  /** The exchanges of this page, those that wait longest first. */
  exchanges: ListedExchangeDto[];
  /** The number of exchanges that match, on all pages. */
  total: number;
}
