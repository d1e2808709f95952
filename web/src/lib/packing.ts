import type { OrderDto } from '../api/generated/model';
import { i18n } from './i18n';
import { isAwaited } from './order-payment';

/** As it is printed: the beginning of an order's id, or all of it. */
const NUMBER = /^(?:#?[0-9a-f]{12,24}|#[0-9a-f]{4,11})$/i;

/** The order number that a text is, without its mark; '' for another text. */
export function readOrderNumber(text: string): string {
  return NUMBER.test(text) ? text.replace('#', '').toLowerCase() : '';
}

/** Why an order is not packed or unpacked any more (rule O19); '' while it is. */
export function packingEnd(order: Pick<OrderDto, 'status' | 'shipments'>): string {
  if (order.status === 'canceled') return i18n.t('It was canceled: there is nothing to pack.');
  if (!isAwaited(order)) return i18n.t('It was delivered: there is nothing to pack.');
  const isOnItsWay = order.shipments.some(({ state }) => state !== 'created' && state !== 'canceled');
  return isOnItsWay ? i18n.t('It was handed over already.') : '';
}
