/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CustomerDto } from './customerDto';

export interface CustomerListDto {
  /** The customers of this page. */
  customers: CustomerDto[];
  /** How many customers match in all, whatever the page. */
  total: number;
}
