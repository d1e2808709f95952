/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffMoneyDto } from './staffMoneyDto';

export interface MoneyListDto {
  /** The money of this page, oldest first. */
  payments: StaffMoneyDto[];
  /** The number of payments that match, on all pages. */
  total: number;
}
