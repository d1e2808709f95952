/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffRefundDto } from './staffRefundDto';

export interface RefundListDto {
  /** The refunds of this page, those that wait longest first. */
  refunds: StaffRefundDto[];
  /** How many there are in all, whatever the page. */
  total: number;
}
