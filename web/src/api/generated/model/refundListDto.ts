/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffRefundDto } from './staffRefundDto';

export interface RefundListDto {
  /** The refunds of this page, those that wait longest first. */
  refunds: StaffRefundDto[];
  /** The number of refunds that match, on all pages. */
  total: number;
}
