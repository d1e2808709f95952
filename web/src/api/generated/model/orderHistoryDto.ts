/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderChangeDto } from './orderChangeDto';
import type { OrderNoteDto } from './orderNoteDto';

export interface OrderHistoryDto {
  /** The changes, first to last; none while it is a cart. */
  history: OrderChangeDto[];
  /** What staff wrote down about it, oldest first. */
  notes: OrderNoteDto[];
}
