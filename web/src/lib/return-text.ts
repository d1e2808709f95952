import type { ReturnDtoReason, ReturnLineDto } from '../api/generated/model';
import { colorTitle } from './color-title';
import { i18n } from './i18n';

const REASONS: Record<ReturnDtoReason, () => string> = {
  size: () => i18n.t('The size does not fit'),
  faulty: () => i18n.t('Faulty or damaged'),
  wrong: () => i18n.t('Not what I ordered'),
  different: () => i18n.t('Looks different from the pictures'),
  mind: () => i18n.t('I have changed my mind'),
  other: () => i18n.t('Another reason'),
};

/** The reasons for a return, with their words. */
export const returnReasons = () =>
  Object.entries(REASONS).map(([value, label]) => ({ value: value as ReturnDtoReason, label: label() }));

export function returnReason(reason: ReturnDtoReason): string {
  return REASONS[reason]();
}

/** Pairs of a return: shoe, colour, size, and how many if they are several. */
export function returnedPairs({
  name,
  color,
  size,
  quantity,
}: Pick<ReturnLineDto, 'name' | 'color' | 'size' | 'quantity'>): string {
  const pair = i18n.t('{name}, {color}, size {size}', { name, color: colorTitle(color), size });
  return quantity > 1 ? `${quantity} × ${pair}` : pair;
}
