import type { ChangeStockDtoReason } from '../api/generated/model';
import { i18n } from './i18n';

/** Why staff change what is on the shelf, in the order in which it is offered. */
export const SHELF_REASONS: Readonly<Record<ChangeStockDtoReason, () => string>> = {
  counted: () => i18n.t('Counted anew'),
  received: () => i18n.t('New pairs came in'),
  damaged: () => i18n.t('Damaged'),
  missing: () => i18n.t('Lost'),
};
